import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import type { CardView } from '#shared/card.ts'
import { id as idText } from '#shared/text.ts'
import type { SkillOf } from './card-place.ts'
import { readDeckArgs, usage } from './deck-args.ts'
import { listDecks, openDeck, removeDeck } from './decks.ts'
import { csvOf } from './export-csv.ts'
import { importDeck } from './import-deck.ts'

/** What the command needs besides the database. */
export type Curriculum = {
  /** The cards of a deck that is written or counted out here; none when there is no such deck. */
  builtIn: (deck: string) => CardView[]
  skillOf: SkillOf
}

/** What is to be printed, and the exit code: 0 done, 1 not done, 2 not understood. */
export type Said = { lines: string[]; code: 0 | 1 | 2 }

const done = (...lines: string[]): Said => ({ lines, code: 0 })
const notDone = (...lines: string[]): Said => ({ lines, code: 1 })

/** `npm run admin -- decks …`: brings decks in, lists them, writes them out, takes them away. */
export async function deckCommand(
  app: Pick<App, 'db' | 'now'>,
  args: readonly string[],
  curriculum: Curriculum,
): Promise<Said> {
  const read = readDeckArgs(args)
  switch (read.verb) {
    case 'help':
      return { lines: [...read.faults, ...usage], code: 2 }
    case 'import': {
      const parentId = read.parent === null ? null : await accountOf(app, read.parent)
      if (read.parent !== null && parentId === null) return notDone(`There is no account with ${read.parent}.`)
      return importDeck(app, { ...read, parentId }, curriculum.skillOf)
    }
    case 'list':
      return done(...(await linesOf(app)))
    case 'export':
      return exportDeck(app, read, curriculum)
    case 'remove':
      return remove(app, read.deck)
  }
}

async function accountOf(app: Pick<App, 'db'>, email: string): Promise<string | null> {
  const [found] = await app.db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()))
  return found?.id ?? null
}

async function linesOf(app: Pick<App, 'db'>): Promise<string[]> {
  const decks = await listDecks(app)
  if (decks.length === 0) return ['No deck was imported yet.']
  return decks.map(
    ({ id, name, cards, parent }) => `${id}  ${name}: ${counted(cards)}, for ${parent ?? 'every family'}`,
  )
}

const counted = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`)

async function exportDeck(
  app: Pick<App, 'db'>,
  { deck, file }: { deck: string; file: string },
  { builtIn, skillOf }: Curriculum,
): Promise<Said> {
  const found = idText.safeParse(deck)
  const own = found.success ? await openDeck(app, found.data, skillOf) : null
  const all = own?.cards ?? builtIn(deck)
  if (!own && all.length === 0) return notDone(`There is no deck ${deck}.`)
  const cards = all.filter(({ picture }) => picture === undefined).map(withPassage)
  const fault = await write(file, csvOf(cards))
  if (fault) return notDone(fault)
  const lines = [`${file} holds ${counted(cards.length)}.`]
  if (own && own.leftOut > 0) lines.push(`${counted(own.leftOut)} cannot be read, and stayed out.`)
  if (cards.length < all.length) lines.push(`${counted(all.length - cards.length)} with a picture stayed out.`)
  return done(...lines)
}

/** A table has no column for what is read before the question. */
const withPassage = (card: CardView): CardView => ({ ...card, question: [...card.text, card.question].join(' ') })

/** Never over a file that is there. Gives what went wrong. */
async function write(file: string, text: string): Promise<string | null> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EEXIST') return `${file} is already there. Choose another name.`
    return `${file} cannot be written (${String(code)}).`
  }
}

async function remove(app: Pick<App, 'db'>, deck: string): Promise<Said> {
  const found = idText.safeParse(deck)
  const line = found.success ? (await listDecks(app)).find(({ id }) => id === found.data) : undefined
  if (!line || !(await removeDeck(app, line.id))) return notDone(`There is no imported deck ${deck}.`)
  return done(`"${line.name}" (${counted(line.cards)}) is removed.`)
}
