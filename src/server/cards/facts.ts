import type { Catalog } from './catalog.ts'
import { isEasyInstance } from './easy-instance.ts'
import type { Skill } from './skill.ts'
import type { StudyCard } from './study-card.ts'

/** How far a fact has come: right at once today, on a day before, or on two days: then it is known. */
export type QuickFact = 'today' | 'before' | 'fluent'
export type QuickFacts = ReadonlyMap<string, QuickFact>

/** Decks of facts that should come at once, and the key of a card: 6x7, 3plus4, 12minus5, 42by6. */
const fact = /^(?:times-tables|addition-facts|subtraction-facts|division-facts)~(\d+)(x|plus|minus|by)(\d+)$/

/** 6 × 7 and 7 × 6 are one fact: '6x7', '3plus4'. Null where it is none. */
export function factOf(id: string): string | null {
  const [, left = '', sign, right = ''] = fact.exec(id) ?? []
  if (!sign) return null
  const isEitherWay = sign === 'x' || sign === 'plus'
  const [first, second] = isEitherWay && Number(left) > Number(right) ? [right, left] : [left, right]
  return `${first}${sign}${second}`
}

const known = new WeakMap<readonly StudyCard[], StudyCard[]>()

/** The facts of a skill that have to be known, without those that a rule of one word answers. */
export function factsOf(catalog: Pick<Catalog, 'cardsOf'>, skill: string): readonly StudyCard[] {
  const cards = catalog.cardsOf(skill)
  const facts = known.get(cards) ?? cards.filter(({ id, question }) => factOf(id) !== null && !isEasyInstance(question))
  known.set(cards, facts)
  return facts
}

/** Facts that do not come at once yet, in teaching order; each once, whichever way round it was asked. */
export function openFacts(
  catalog: Pick<Catalog, 'cardsOf'>,
  skills: readonly Pick<Skill, 'id'>[],
  quick: QuickFacts,
): StudyCard[] {
  const done = new Set([...quick].flatMap(([id, far]) => (far === 'fluent' ? (factOf(id) ?? []) : [])))
  return skills.flatMap(({ id }) => factsOf(catalog, id)).filter((card) => !done.has(factOf(card.id) ?? ''))
}

/** Those among them that were right at once today already: they wait for another day. */
export function doneToday(quick: QuickFacts): (card: StudyCard) => boolean {
  const today = new Set([...quick].flatMap(([id, far]) => (far === 'today' ? (factOf(id) ?? []) : [])))
  return (card) => today.has(factOf(card.id) ?? '')
}
