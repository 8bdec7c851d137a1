import type { Catalog } from '#server/cards/catalog.ts'
import type { StudyCard } from '#server/cards/study-card.ts'
import type { SeenAnswer } from './rules.ts'

// A child who knows a skill may still hold a wrong idea that shows in some of its questions only. A row of right answers says
// nothing of the idea where none of them could have shown it.

const samples = 40
/** An idea in a smaller share of a skill's questions leaves it right often enough; two such together hardly do. */
const leastShare = 0.2
/** A question that offers the idea is answered by it so often, where it is held. */
const whenHeld = 0.7
const typedByChance = 0.08
/** So much likelier must it be that the idea is not held: four right answers where it could have shown. */
const freeFrom = Math.log(100)

/** What one wrong answer by an idea says for it. */
const speaksFor = Math.log(whenHeld / typedByChance)

const known = new WeakMap<Catalog, Map<string, ReadonlySet<string>>>()

const ideasOf = (card: StudyCard): Set<string> =>
  new Set(card.shown().item.distractors.map(({ misconception }) => misconception))

/** The wrong ideas that decide a good part of a skill's questions, made and written. */
function ideasIn(cards: Catalog, skill: string): ReadonlySet<string> {
  const mine = known.get(cards) ?? new Map<string, ReadonlySet<string>>()
  known.set(cards, mine)
  const ideas = mine.get(skill) ?? oftenOffered(cards, skill)
  mine.set(skill, ideas)
  return ideas
}

function oftenOffered(cards: Catalog, skill: string): Set<string> {
  const made = Array.from({ length: samples }, (_, seed) => cards.made(skill, seed + 1)).filter((card) => card !== null)
  const ways = [made, cards.cardsOf(skill)].filter((way) => way.length > 0)
  const shares = new Map<string, number>()
  for (const way of ways)
    for (const card of way)
      for (const idea of ideasOf(card)) shares.set(idea, (shares.get(idea) ?? 0) + 1 / way.length / ways.length)
  return new Set([...shares].flatMap(([idea, share]) => (share >= leastShare ? [idea] : [])))
}

/** How often each wrong idea showed in all that a child answered, whatever the skill. */
export type Shown = ReadonlyMap<string, number>

/** Whether each wrong idea that could spoil the skill had its chance to show in these answers, and did not, here or elsewhere. */
export function isFreeOfIdeas(cards: Catalog, skill: string, answers: readonly SeenAnswer[], shown: Shown): boolean {
  const elsewhere = (idea: string) => (shown.get(idea) ?? 0) - answers.filter(({ mistake }) => mistake === idea).length
  const weights = new Map([...ideasIn(cards, skill)].map((idea) => [idea, -elsewhere(idea) * speaksFor]))
  if (weights.size === 0) return true
  for (const one of answers) {
    const card = one.hint_level === 0 && one.tool !== 'letter-tracing' ? cards.get(one.card_id) : undefined
    if (!card) continue
    for (const idea of ideasOf(card)) {
      const weight = weights.get(idea)
      if (weight !== undefined) weights.set(idea, weight + speaks(one, idea))
    }
  }
  return [...weights.values()].every((weight) => weight >= freeFrom)
}

const speaks = ({ was_correct, mistake }: SeenAnswer, idea: string): number => {
  if (was_correct) return -Math.log(1 - whenHeld)
  return mistake === idea ? -speaksFor : 0
}
