import { firstBelief } from '#server/cards/belief.ts'
import type { Catalog } from '#server/cards/catalog.ts'
import { diceOf } from '#server/cards/dice.ts'
import type { Record } from '#server/cards/drawing.ts'
import { standing } from '#server/cards/placement.ts'
import type { Skill } from '#server/cards/skill.ts'
import type { StudyCard } from '#server/cards/study-card.ts'
import { type Fluency, fluencyAfter } from '#server/progress/fluency.ts'
import { after, isLearned, type Mastery, rightBy } from '#server/progress/mastery.ts'
import { type Memory, remembered } from '#server/progress/memory.ts'

/**
 * A child as code: it knows a skill or not, slips, guesses, learns by practice (hardly, where it lacks what comes first)
 * and forgets what is not practiced. The figures are assumptions, the same for every way of picking cards.
 */
const slip = 0.08
const learns = 0.22
const learnsWithoutGround = 0.02
/** Days after which half of what was learned once, and not practiced, is gone; each further practice on another day doubles it. */
const halfLife = 12

type Held = { at: number; strength: number }

export type SimulatedLearner = ReturnType<typeof simulatedLearner>

type Chance = (p: number) => boolean

/** What it really knows, and what practice changes. */
function truth(catalog: Catalog, grade: number, chance: Chance) {
  const held = new Map<string, Held>()
  // What was learned in the years before, with gaps.
  for (const skill of catalog.graph.skills) {
    const p = skill.grade < grade - 1 ? 0.92 : skill.grade < grade ? 0.6 : 0
    if (p > 0 && chance(p)) held.set(skill.id, { at: 0, strength: 400 })
  }
  const knows = (skill: string, day: number) => {
    const one = held.get(skill)
    return one !== undefined && 2 ** (-(day - one.at) / one.strength) > 0.5
  }
  const practice = (skill: Skill, day: number) => {
    const one = held.get(skill.id)
    if (one && knows(skill.id, day)) {
      if (day > one.at) held.set(skill.id, { at: day, strength: Math.min(400, one.strength * 2) })
      return
    }
    const isGrounded = skill.after.every((id) => knows(id, day))
    // What was known once is learned again more easily.
    if (chance(one ? learns * 2 : isGrounded ? learns : learnsWithoutGround)) {
      held.set(skill.id, { at: day, strength: one?.strength ?? halfLife })
    }
  }
  return { knows, practice }
}

/** What the product keeps of its facts. */
const quickFacts = (memories: ReadonlyMap<string, Fluency>, dayBegan: Date): Record['quick'] =>
  new Map(
    [...memories].flatMap(([id, { quick_at, fluent_at }]) => {
      if (quick_at === null) return []
      return [[id, fluent_at ? 'fluent' : quick_at >= dayBegan ? 'today' : 'before'] as const]
    }),
  )

/** `really`: the grade whose children know as much, where that is another one than the child's. */
export function simulatedLearner(catalog: Catalog, grade: number, seed: number, really = grade) {
  const dice = diceOf(seed)
  const chance = (p: number) => dice(1, 1_000_000) <= p * 1_000_000
  const real = truth(catalog, really, chance)
  const states = new Map<string, Mastery & { met: number }>()
  const memories = new Map<string, Memory & Fluency>()
  const recent: { card_id: string; skill: string; was_correct: boolean; is_review: boolean }[] = []
  const met: { skill: Skill; day: number }[] = []
  let day = 0
  let answers = 0
  const dayBegan = () => new Date(Date.UTC(2026, 0, 5) + day * 86_400_000)
  const now = () => new Date(dayBegan().getTime() + (answers % 100) * 20_000)
  const knows = (skill: string) => real.knows(skill, day)
  return {
    knows,
    states,
    met,
    cards: () => answers,
    /** How likely the product thinks that the answer is right. */
    predicted: (card: StudyCard): number => {
      const { skill } = card
      const own = catalog.graph.skills.filter(({ subject }) => subject === skill.subject)
      const { belief } = standing(catalog.graph, { grade, states }, own)
      return rightBy(belief.p(skill), card.guess('flashcards'), states.has(skill.id))
    },
    nextDay: (days = 1) => {
      day += days
      recent.length = 0
    },
    record: (): Record => ({
      now: now(),
      grade,
      states,
      met: (skill) => states.get(skill)?.met ?? 0,
      due: [...memories]
        .filter(([, memory]) => memory.due <= now())
        .sort(([, a], [, b]) => a.due.getTime() - b.due.getTime())
        .map(([id]) => id),
      quick: quickFacts(memories, dayBegan()),
      recent: recent.slice(0, 40),
      isBack: day > 0,
    }),
    /** Answers a card, learns from it, and what follows is kept as the product keeps it; wrongly for sure where it is `mistaken`. */
    answer: (card: StudyCard, tool: 'flashcards' | 'multiple-choice' = 'flashcards', mistaken = false): boolean => {
      const { skill } = card
      const guess = card.guess(tool)
      const was_correct = mistaken ? false : knows(skill.id) ? !chance(slip) : chance(guess)
      real.practice(skill, day)
      const before = states.get(skill.id)
      if (!before) met.push({ skill, day })
      const attempt = { was_correct, hint_level: 0, guess, at: now(), dayBegan: dayBegan() }
      const state = after(before ?? null, firstBelief(skill, grade), attempt)
      const memory = memories.get(card.memory) ?? null
      const isMade = card.memory !== card.id
      const is_review =
        memory !== null && memory.due <= now() && (!isMade || (before !== undefined && isLearned(before)))
      states.set(skill.id, { ...state, met: (before?.met ?? 0) + (memory ? 0 : 1) })
      // Who knows a fact gives it at once as often as not.
      const fluency = fluencyAfter(memory, { ...attempt, latency_ms: chance(0.6) ? 2_000 : 5_000 })
      memories.set(card.memory, { ...remembered(memory, was_correct, 0, now()), ...fluency })
      recent.unshift({ card_id: card.id, skill: skill.id, was_correct, is_review })
      answers++
      return was_correct
    },
  }
}
