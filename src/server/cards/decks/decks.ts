import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import type { CardView } from '#shared/card.ts'
import type { Placing, SkillOf } from './card-place.ts'
import type { CardRow } from './card-row.ts'
import { deck, deckCard } from './deck.table.ts'
import { viewOf } from './deck-card-view.ts'

/** A deck before it is kept. */
export type NewDeck = Placing & { slug: string; name: string; parent_id: string | null }

export type DeckSaved = { id: string; wasThere: boolean }

/** How many cards go to the database at once. */
const batch = 500

/** Keeps the deck, all of it or nothing. A deck with the same slug of the same owner becomes this one, under its id. */
export async function saveDeck(app: Pick<App, 'db' | 'now'>, made: NewDeck, cards: CardRow[]): Promise<DeckSaved> {
  return app.db.transaction(async (tx) => {
    const fresh = newId()
    const { slug: _, parent_id: __, ...rest } = made
    const [kept] = await tx
      .insert(deck)
      .values({ id: fresh, ...made, created_at: app.now() })
      .onConflictDoUpdate({ target: [deck.parent_id, deck.slug], set: { ...rest, created_at: app.now() } })
      .returning({ id: deck.id })
    const id = kept?.id ?? fresh
    await tx.delete(deckCard).where(eq(deckCard.deck_id, id))
    for (let from = 0; from < cards.length; from += batch) {
      const rows = cards.slice(from, from + batch).map((card, at) => ({ ...card, deck_id: id, seq: from + at }))
      await tx.insert(deckCard).values(rows)
    }
    return { id, wasThere: id !== fresh }
  })
}

export type DeckLine = {
  id: string
  slug: string
  name: string
  /** The address of the parent whose it is. Null: every family's. */
  parent: string | null
  cards: number
}

const ofOwner = (parentId: string | null) => (parentId === null ? isNull(deck.parent_id) : eq(deck.parent_id, parentId))

export async function deckNamed(app: Pick<App, 'db'>, parentId: string | null, slug: string) {
  const [found] = await app.db
    .select({ name: deck.name })
    .from(deck)
    .where(and(ofOwner(parentId), eq(deck.slug, slug)))
  return found ?? null
}

/** Every deck that came from outside, oldest first. */
export function listDecks(app: Pick<App, 'db'>): Promise<DeckLine[]> {
  return app.db
    .select({ id: deck.id, slug: deck.slug, name: deck.name, parent: user.email, cards: count(deckCard.id) })
    .from(deck)
    .leftJoin(user, eq(user.id, deck.parent_id))
    .leftJoin(deckCard, eq(deckCard.deck_id, deck.id))
    .groupBy(deck.id, user.email)
    .orderBy(asc(deck.created_at), asc(deck.id))
}

/** False when it is not there. */
export async function removeDeck(app: Pick<App, 'db'>, id: string): Promise<boolean> {
  const gone = await app.db.delete(deck).where(eq(deck.id, id)).returning({ id: deck.id })
  return gone.length > 0
}

/** A deck as children see it, and how many of its cards cannot be shown. */
export type ReadDeck = { id: string; name: string; cards: CardView[]; leftOut: number }

/** The decks of every family and of this parent's; `made` tells when each was brought in the last time. */
export const decksOf = (app: Pick<App, 'db'>, parentId: string): Promise<{ id: string; made: Date }[]> =>
  app.db
    .select({ id: deck.id, made: deck.created_at })
    .from(deck)
    .where(or(isNull(deck.parent_id), eq(deck.parent_id, parentId)))
    .orderBy(asc(deck.id))

/** A deck with its cards. Bad rows are counted, and never fail. Null when it is not there. */
export async function openDeck(app: Pick<App, 'db'>, id: string, skillOf: SkillOf): Promise<ReadDeck | null> {
  const [found] = await readDecks(app, eq(deck.id, id), skillOf)
  return found ?? null
}

async function readDecks(app: Pick<App, 'db'>, which: ReturnType<typeof or>, skillOf: SkillOf): Promise<ReadDeck[]> {
  const rows = await app.db
    .select({ of: deck, card: deckCard })
    .from(deck)
    .leftJoin(deckCard, eq(deckCard.deck_id, deck.id))
    .where(which)
    .orderBy(asc(deck.created_at), asc(deck.id), asc(deckCard.seq), sql`${deckCard.id}`)
  const decks = new Map<string, ReadDeck>()
  for (const { of, card } of rows) {
    const read = decks.get(of.id) ?? { id: of.id, name: of.name, cards: [], leftOut: 0 }
    decks.set(of.id, read)
    if (!card) continue
    const view = viewOf(card, of, skillOf)
    if (view) read.cards.push(view)
    else read.leftOut += 1
  }
  return [...decks.values()]
}
