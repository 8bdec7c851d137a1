import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import moved from '#content/moved-ids.json'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { type Moves, moveEvidence } from '#server/progress/move-evidence.ts'
import { type Catalog, catalog } from './catalog.ts'

type Tx = Pick<App['db'], 'execute'>

const ids = z.strictObject({ skills: z.record(z.string(), z.string()), cards: z.record(z.string(), z.string()) })

/**
 * Lets what children have learned follow the content: ids that changed (`content/moved-ids.json`), and cards that are no longer
 * there, whose memory becomes that of their skill. Once for each content; true when there was something to look at.
 */
export async function followContent(
  { database }: Pick<App, 'database'>,
  cards: Catalog = catalog(),
  moves: Moves = ids.parse(moved),
): Promise<boolean> {
  // It looks at every memory once; and one server at a time.
  return database.patiently((db) => db.transaction((tx) => follow(tx, cards, moves)))
}

async function follow(tx: Tx, cards: Catalog, moves: Moves): Promise<boolean> {
  const version = versionOf(cards, moves)
  await tx.execute(sql`lock table content_followed in share row exclusive mode`)
  const seen = await tx.execute(sql`select version from content_followed where version = ${version}`)
  if (rowsOf(z.object({ version: z.string() })).parse(seen).length > 0) return false
  await moveEvidence(tx, moves)
  await moveEvidence(tx, { skills: {}, cards: await goneFrom(tx, cards) })
  await tx.execute(sql`delete from content_followed`)
  await tx.execute(sql`insert into content_followed (version) values (${version})`)
  return true
}

function versionOf({ graph, cardsOf }: Catalog, moves: Moves): string {
  const hash = createHash('sha256').update(JSON.stringify(moves))
  for (const { id } of graph.skills) for (const card of cardsOf(id)) hash.update(card.id)
  return hash.digest('hex')
}

/** Cards that are remembered and not there: none of a deck from outside, no clip, no letter. */
async function goneFrom(tx: Tx, { get }: Catalog): Promise<Moves['cards']> {
  const remembered = await tx.execute(sql`
    select distinct c.card_id from card_memory c
    where right(c.card_id, 2) <> '~*' and split_part(c.card_id, '~', 1) not in ('clips', 'letters')
      and not exists (select 1 from deck d where d.slug = split_part(c.card_id, '~', 1))`)
  const all = rowsOf(z.object({ card_id: z.string() })).parse(remembered)
  return Object.fromEntries(all.flatMap(({ card_id }) => (get(card_id) ? [] : [[card_id, '']])))
}
