import type { Catalog } from '#server/cards/catalog.ts'
import { diceOf } from '#server/cards/dice.ts'
import { pickCard } from '#server/cards/pick-card.ts'
import type { StudyCard } from '#server/cards/study-card.ts'
import { claimsOf, mostAnswers } from '#server/insights/claims.ts'
import type { SeenAnswer } from '#server/insights/rules.ts'
import type { ClaimKind } from '#shared/insight.ts'
import { simulatedLearner } from '../../bench/simulated-learner.ts'

// A child whose truth is known: what it knows, which wrong ideas it has, whether it mixes up b and d. It practices for eight
// weeks, and at the end of each every sentence about it is held against the truth.

const weeks = 8
const perDay = 15
/** A wrong idea that is held decides so many answers in which it could. */
const heldShows = 0.7
/** A typed wrong answer meets one of the known wrong ideas by chance so often. */
const meetsByChance = 0.15
const slip = 0.08
/** What is called steady is right at least so often. */
const leastWhenSteady = 0.7
const mostWhenPracticing = 0.75
const day = 86_400_000
const began = Date.UTC(2026, 0, 5, 15)
const telling = 'reading.letters-b-d-p-q'
const mirrorOf = { b: 'd', d: 'b', p: 'q', q: 'p' } as const

type Told = { kind: ClaimKind; about: string; week: number; isTrue: boolean }
type Tool = 'flashcards' | 'multiple-choice'
type Dice = ReturnType<typeof diceOf>
/** `truly`: how likely it was right then; `now`: how likely it would be right by now. */
type Lived = SeenAnswer & { truly: number; now: () => number }
type Happened = Pick<Lived, 'skill' | 'card_id' | 'tool' | 'was_correct' | 'hint_level' | 'mistake' | 'truly' | 'now'>

/** What is true of the child of a number. */
function childOf(cards: Catalog, seed: number) {
  const dice = diceOf(seed * 7_919 + 13)
  const chance = (p: number) => dice(1, 1_000_000) <= p * 1_000_000
  const grade = (seed % 7) - 1
  const learner = simulatedLearner(cards, grade, seed, Math.max(-1, grade + dice(0, 2) - 1))
  const ideas = ideasFor(cards, grade, dice)
  const mirrors = grade <= 2 && chance(0.4)
  const offers = (card: StudyCard) => card.shown().item.distractors.filter((one) => ideas.has(one.misconception))
  /** How likely this card is answered right by now. */
  const truly = (card: StudyCard, tool: Tool) => {
    const plain = learner.knows(card.skill.id) ? 1 - slip : card.guess(tool)
    return offers(card).length > 0 ? plain * (1 - heldShows) : plain
  }
  return { seed, dice, chance, grade, learner, ideas, mirrors, offers, truly }
}
type Child = ReturnType<typeof childOf>

/** Some wrong ideas that can be met at this grade. */
function ideasFor(cards: Catalog, grade: number, dice: Dice): Set<string> {
  const near = cards.graph.skills.filter((skill) => Math.abs(skill.grade - grade) <= 1)
  const ideas = new Set<string>()
  for (let tries = 0; tries < 12 && ideas.size < 3; tries++) {
    const skill = near[dice(0, near.length - 1)]
    const card = skill && (cards.made(skill.id, dice(1, 999)) ?? cards.cardsOf(skill.id)[0])
    const offered = card?.shown().item.distractors ?? []
    const one = offered[dice(0, Math.max(0, offered.length - 1))]
    if (one) ideas.add(one.misconception)
  }
  return ideas
}

/** One card, and now and then the same with help after it was missed. */
function answersTo(cards: Catalog, child: Child, at: number): Happened[] {
  const { learner, chance, dice, offers, truly } = child
  const isChoice = chance(0.3)
  const tool: Tool = isChoice ? 'multiple-choice' : 'flashcards'
  const card = pickCard(cards, learner.record(), isChoice ? { tags: ['multiple-choice'] } : {}, at + child.seed)
  if (!card) return []
  const [held] = offers(card)
  const isHeld = held !== undefined && chance(heldShows)
  const now = () => truly(card, tool)
  const about = { skill: card.skill.id, card_id: card.id, tool, truly: now(), now }
  const was_correct = learner.answer(card, tool, isHeld)
  const { distractors } = card.shown().item
  const isTyped = !isChoice && card.guess('flashcards') < 0.1
  const chosen = distractors[dice(0, Math.max(0, distractors.length - 1))]
  const byChance = isTyped && !chance(meetsByChance) ? null : chosen
  const mistake = was_correct ? null : ((isHeld ? held : byChance)?.misconception ?? null)
  const first = { ...about, was_correct, hint_level: 0, mistake }
  const isHelped = !was_correct && chance(0.2)
  return isHelped ? [first, { ...about, was_correct: chance(0.7), hint_level: 3, mistake: null }] : [first]
}

/** Letters from memory, each the right way round or not. */
function lettersOf({ grade, chance, mirrors }: Child): (Happened & { answer: string | null })[] {
  if (grade > 2) return []
  const letters = (['b', 'd', 'p', 'q'] as const).filter(() => chance(0.5))
  return letters.map((letter) => {
    const truly = mirrors && (letter === 'b' || letter === 'd') ? 0.5 : 1 - slip
    const was_correct = chance(truly)
    const about = { skill: telling, card_id: `letters~${letter}`, tool: 'letter-tracing', hint_level: 0 } as const
    const wrong = { mistake: was_correct ? null : 'reversed', answer: was_correct ? null : mirrorOf[letter] }
    return { ...about, ...wrong, was_correct, truly, now: () => truly }
  })
}

function holds(
  cards: Catalog,
  child: Child,
  answers: readonly Lived[],
  { kind, about }: Omit<Told, 'week' | 'isTrue'>,
) {
  const { ideas, mirrors, learner } = child
  if (kind === 'mixes') return about === 'b-d' ? mirrors : ideas.has(about)
  if (kind === 'ready') return (cards.graph.get(about)?.after ?? []).every((skill) => learner.knows(skill))
  const last = answers.filter((one) => one.skill === about && one.hint_level === 0).slice(-8)
  const mean = (of: (one: Lived) => number) => last.reduce((sum, one) => sum + of(one), 0) / last.length
  if (kind === 'practicing') return mean((one) => one.truly) < mostWhenPracticing
  if (about === telling) return mean((one) => one.now()) >= leastWhenSteady
  return inSkill(cards, child, about) >= leastWhenSteady
}

/** How likely a card of a skill is answered right by now, over many of its cards, made and written. */
function inSkill(cards: Catalog, { truly }: Child, skill: string): number {
  const made = Array.from({ length: 40 }, (_, seed) => cards.made(skill, seed * 17 + 1)).filter((one) => one !== null)
  const ways = [made, cards.cardsOf(skill)].filter((one) => one.length > 0)
  const means = ways.map((all) => all.reduce((sum, card) => sum + truly(card, 'flashcards'), 0) / all.length)
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

/** All that would be said in eight weeks about the child of a number, with whether it is true. */
export function toldAbout(cards: Catalog, seed: number): Told[] {
  const child = childOf(cards, seed)
  const answers: Lived[] = []
  const told: Told[] = []
  const keep = (on: number, happened: Happened & { answer?: string | null }) => {
    const answered_at = new Date(began + on * day + (answers.length % 200) * 20_000)
    const when = { answered_at, day: answered_at.toISOString().slice(0, 10) }
    answers.push({ answer: null, ...happened, id: String(answers.length), ...when })
  }
  for (let week = 0; week < weeks; week++) {
    for (let weekday = 0; weekday < 5; weekday++) {
      const on = week * 7 + weekday
      const isThere = child.chance(0.85)
      for (let at = 0; isThere && at < perDay; at++)
        for (const one of answersTo(cards, child, on * 100 + at)) keep(on, one)
      if (isThere) for (const one of lettersOf(child)) keep(on, one)
      child.learner.nextDay(weekday === 4 ? 3 : 1)
    }
    const now = new Date(began + (week + 1) * 7 * day - 3_600_000)
    const begun = new Set(answers.map(({ skill }) => skill))
    const claims = claimsOf(cards, { now, grade: child.grade, begun, answers: answers.slice(-mostAnswers) })
    for (const { kind, about } of Object.values(claims).flat())
      told.push({ kind, about, week, isTrue: holds(cards, child, answers, { kind, about }) })
  }
  return told
}
