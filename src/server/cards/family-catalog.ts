import { LRUCache } from 'lru-cache'
import type { App } from '#server/context.ts'
import type { CardView } from '#shared/card.ts'
import { type Catalog, catalog } from './catalog.ts'
import { decksOf, openDeck, type ReadDeck } from './decks/decks.ts'
import { foreignCard } from './foreign-card.ts'
import type { Skill } from './skill.ts'
import { graphOf } from './skills.ts'
import type { StudyCard } from './study-card.ts'

type Needs = Pick<App, 'db' | 'database'>

/** So long a deck that was brought in, or taken away, may go unnoticed by a server that runs, in milliseconds. */
const noticedWithin = 5 * 60_000

// By database, so that several servers in one process (as in tests) do not see each other's.
type Known = { families: LRUCache<string, Catalog>; decks: LRUCache<string, ReadDeck> }
const knownBy = new WeakMap<object, Known>()

function knownOf({ database }: Needs): Known {
  const known = knownBy.get(database) ?? {
    families: new LRUCache<string, Catalog>({ max: 2_000, ttl: noticedWithin }),
    decks: new LRUCache<string, ReadDeck>({ max: 50 }),
  }
  knownBy.set(database, known)
  return known
}

/** The cards that a family can meet: ours, and the decks that were brought in for it. */
export async function catalogFor(app: Needs, parentId: string): Promise<Catalog> {
  const { families, decks } = knownOf(app)
  const known = families.get(parentId)
  if (known) return known
  const own = catalog()
  const found: ReadDeck[] = []
  for (const { id, made } of await decksOf(app, parentId)) {
    const version = `${id} ${made.getTime()}`
    const read = decks.get(version) ?? (await openDeck(app, id, (skill) => own.graph.get(skill) ?? null))
    if (!read) continue
    decks.set(version, read)
    found.push(read)
  }
  const whole = found.length === 0 ? own : withDecks(own, found)
  families.set(parentId, whole)
  return whole
}

/** A catalog with decks from outside. Cards that name no skill of ours make up a skill of their own. */
export function withDecks(own: Catalog, decks: readonly ReadDeck[]): Catalog {
  const cards = decks.flatMap(({ id, name, cards: views }) =>
    views.map((view) => foreignCard(view, own.graph.get(view.skill) ?? skillOf(id, name, view))),
  )
  const skills = new Map(cards.map(({ skill }) => [skill.id, skill]))
  const added = [...skills.values()].filter((skill) => !own.graph.get(skill.id))
  const bySkill = grouped(cards, (card) => card.skill.id)
  const byDeck = grouped(cards, (card) => card.deck_id)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    ...own,
    graph: graphOf([...own.graph.skills, ...added]),
    cardsOf: (skill) => [...own.cardsOf(skill), ...(bySkill.get(skill) ?? [])],
    inDeck: (deck) => byDeck.get(deck) ?? own.inDeck(deck),
    get: (id) => byId.get(id) ?? own.get(id),
  }
}

/** Up to this grade skills are ours; a deck may be for older children. */
const skillOf = (deck: string, name: string, { category, subject, grade }: CardView): Skill => ({
  id: `deck.${deck}.${category.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  name,
  parent: name,
  subject,
  category,
  grade,
  after: [],
  standard: null,
  topic: name.toLowerCase(),
})

function grouped(cards: readonly StudyCard[], by: (card: StudyCard) => string): Map<string, StudyCard[]> {
  const groups = new Map<string, StudyCard[]>()
  for (const card of cards) {
    const group = groups.get(by(card))
    if (group) group.push(card)
    else groups.set(by(card), [card])
  }
  return groups
}
