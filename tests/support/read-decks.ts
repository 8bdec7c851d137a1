import { decksOf, openDeck, type ReadDeck } from '#server/cards/decks/decks.ts'
import type { App } from '#server/context.ts'

/** The decks that a family sees, with their cards. */
export async function readDecks(
  app: Pick<App, 'db'>,
  parentId: string,
  skillOf: Parameters<typeof openDeck>[2],
): Promise<ReadDeck[]> {
  const decks: ReadDeck[] = []
  for (const { id } of await decksOf(app, parentId)) {
    const read = await openDeck(app, id, skillOf)
    if (read) decks.push(read)
  }
  return decks
}
