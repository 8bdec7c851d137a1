import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '#server/context.ts'
import { codePoints } from '#shared/text-rules.ts'
import { allCategories, categoryNamed, gradeIn, type Placing, type SkillOf } from './card-place.ts'
import { type CardRow, type PlacedCard, readCard } from './card-row.ts'
import { folded, plainText } from './card-text.ts'
import type { ImportArgs } from './deck-args.ts'
import { deckNamed, type NewDeck, saveDeck } from './decks.ts'
import { readCsv } from './import-csv.ts'
import { readApkg } from './read-apkg.ts'

const mostBytes = 20 * 1024 * 1024
const mostCards = 5_000
/** How many faults are shown; the rest is counted. */
const mostShown = 50

type Outcome = { lines: string[]; code: 0 | 1 }
type Order = Omit<ImportArgs, 'parent'> & { parentId: string | null }

/** What was read: cards to keep, what keeps the whole file out, and what stays out alone. */
type Read = { cards: PlacedCard[]; faults: string[]; leftOut: string[]; notes: string[] }

const notDone = (...lines: string[]): Outcome => ({ lines, code: 1 })

/** Brings a file in as a deck, and tells what became of it. Nothing changes unless it is whole. */
export async function importDeck(app: Pick<App, 'db' | 'now'>, order: Order, skillOf: SkillOf): Promise<Outcome> {
  const deck = deckOf(order, skillOf)
  if ('faults' in deck) return notDone(...deck.faults)
  const named = await deckNamed(app, deck.parent_id, deck.slug)
  if (named && folded(named.name) !== folded(deck.name))
    return notDone(`"${deck.name}" is too much like the deck "${named.name}". Choose another name, or use that one.`)
  const bytes = await bytesOf(order.file)
  if (typeof bytes === 'string') return notDone(bytes)
  const read = await readFileOf(order.file, bytes)
  if (read.cards.length > mostCards)
    return notDone(`This file has more than ${mostCards} cards. Split it, and import the parts under different names.`)
  const { cards, faults } = readCards(read.cards, deck, skillOf)
  const isTable = isCsv(order.file)
  const stopping = isTable ? inOrder([...read.faults, ...faults]) : read.faults
  if (stopping.length > 0) return notDone(...shown(stopping), 'Nothing was imported.')
  const leftOut = isTable ? [] : [...read.leftOut, ...faults]
  if (cards.length === 0) return notDone(...shown(leftOut), 'There is no card in this file. Nothing was imported.')
  const saved = await saveDeck(app, deck, cards)
  const report = leftOut.length === 0 ? [] : [`Left out: ${leftOut.length}.`, ...shown(leftOut)]
  const what = `"${deck.name}" ${saved.wasThere ? 'now has' : 'was imported with'} ${cards.length === 1 ? '1 card' : `${cards.length} cards`}.`
  return { lines: [...report, ...read.notes, what, `Deck id: ${saved.id}`], code: 0 }
}

const isCsv = (file: string) => /\.(?:csv|tsv|txt)$/i.test(file)

const shown = (lines: string[]) =>
  lines.length <= mostShown ? lines : [...lines.slice(0, mostShown), `… and ${lines.length - mostShown} more.`]

const lineIn = (fault: string) => Number(/^line (\d+)/.exec(fault)?.[1] ?? 0)
const inOrder = (faults: string[]) => faults.toSorted((a, b) => lineIn(a) - lineIn(b))

/** The deck that is asked for, or what is not right about it. */
function deckOf(order: Order, skillOf: SkillOf): NewDeck | { faults: string[] } {
  const name = plainText(order.name)
  const faults: string[] = []
  if (name === '' || codePoints(name) > 80) faults.push('The name must have 1 to 80 signs.')
  if (order.skill !== null && !skillOf(order.skill)) faults.push(`There is no skill "${order.skill}".`)
  const category = order.category === null ? null : categoryNamed(order.category)
  if (order.category !== null && !category)
    faults.push(`There is no category "${order.category}". The categories are: ${allCategories().join(', ')}.`)
  const skill = order.skill === null ? null : skillOf(order.skill)
  if (skill && category && skill.subject !== category.subject)
    faults.push(`${category.category} is in ${category.subject}, but the skill ${skill.id} is in ${skill.subject}.`)
  const grade = order.grade === null ? null : gradeIn(order.grade)
  if (order.grade !== null && grade === null) faults.push(`--grade is ${order.grade}, but must be -1 to 5.`)
  if (faults.length > 0) return { faults }
  const placing: Placing = { skill: order.skill, category: category?.category ?? null, grade }
  return { name, slug: slugOf(name), parent_id: order.parentId, ...placing }
}

/** 'Our Words!' is 'our-words'. A name without Latin letters or digits gets a sign of its own. */
function slugOf(name: string): string {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return slug || `deck-${createHash('sha256').update(folded(name)).digest('hex').slice(0, 12)}`
}

/** The file's bytes, or why there are none. A file that is too large is not read. */
async function bytesOf(file: string): Promise<Uint8Array | string> {
  if (!isCsv(file) && path.extname(file).toLowerCase() !== '.apkg')
    return `${file} is neither a .csv nor an .apkg file.`
  try {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      if (size > mostBytes) return `${file} is larger than 20 MB. Split it, or export it without media.`
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`
  }
}

async function readFileOf(file: string, bytes: Uint8Array): Promise<Read> {
  if (isCsv(file)) return { ...readCsv(bytes), leftOut: [], notes: [] }
  const read = await readApkg(bytes, mostCards)
  if ('refused' in read) return { cards: [], faults: [read.refused], leftOut: [], notes: [] }
  const notes =
    read.withMedia === 0 ? [] : [`Pictures and sounds were not brought in (notes with some: ${read.withMedia}).`]
  return { cards: read.cards, faults: [], leftOut: read.leftOut, notes }
}

/** Cards to keep, and every fault of the others. */
function readCards(placed: PlacedCard[], deck: Placing, skillOf: SkillOf): { cards: CardRow[]; faults: string[] } {
  const cards = new Map<string, CardRow>()
  const first = new Map<string, string>()
  const faults: string[] = []
  for (const { at, card } of placed) {
    const row = readCard(card, deck, skillOf)
    if ('faults' in row) faults.push(...row.faults.map((fault) => `${at}: ${fault}`))
    else if (cards.has(row.key))
      faults.push(`${at}: it has the same question and answer as ${first.get(row.key)}; take one out`)
    else {
      cards.set(row.key, row)
      first.set(row.key, at)
    }
  }
  return { cards: [...cards.values()], faults }
}
