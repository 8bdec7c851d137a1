import { readFileSync } from 'node:fs'
import { entryFor } from '../../src/server/tutor/know/book/book.ts'
import { answerTo, maybeMeant } from '../../src/server/tutor/know/know.ts'

/** `also`: entries that answer it as well. */
export type HandRow = { id: string | null; q: string; also?: string[] }
const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): HandRow => JSON.parse(line))
const rows = read('book-dev.jsonl')

/** Further questions written by hand, to learn from. */
export const furtherRows = (): HandRow[] => read('book-more.jsonl')

/** All, or every second one. */
export const handWritten = (half: string | undefined): HandRow[] =>
  rows.filter((_, at) => half === undefined || at % 2 === (half === 'odd' ? 1 : 0))

/**
 * Questions written from answers alone, before any way to ask was read: never learned from. The last third of each
 * kind ('kept') is not looked at while something is built. 'voices': further ones, all in the book, for entries drawn by lot;
 * where two entries answer the same, only one of them counts.
 */
export function apartRows(part: string | undefined): HandRow[] {
  if (part === 'voices') return read('book-voices.jsonl')
  const all = read('book-apart.jsonl')
  const kinds = [all.filter(({ id }) => id !== null), all.filter(({ id }) => id === null)]
  return kinds.flatMap((own) =>
    own.filter((_, at) => part === undefined || at * 3 >= own.length * 2 === (part === 'kept')),
  )
}

/** What the tutor makes of questions written by hand, and what other thresholds would make of them. */
export function measureRows(asked: readonly HandRow[], shows: boolean): void {
  const inside = { fitting: 0, asked: 0, askedRight: 0, other: 0, word: 0, none: 0 }
  const outside = { answered: 0, asked: 0, none: 0 }
  const seen = asked.map(({ id: wanted, q, also = [] }) => {
    const known = answerTo(q, 3)
    const maybe = known ? null : maybeMeant(q)
    const found = entryFor(q)
    const got = known?.id ?? maybe?.id ?? found?.entry.id ?? ''
    const id = also.includes(got) ? got : wanted
    if (id === null) outside[known ? 'answered' : maybe ? 'asked' : 'none']++
    else {
      const isWord = known?.id === 'words' || known?.id === 'glossary'
      inside[known?.id === id ? 'fitting' : isWord ? 'word' : known ? 'other' : maybe ? 'asked' : 'none']++
      if (maybe?.id === id) inside.askedRight++
    }
    const isOdd = id === null ? known !== null : known?.id !== id
    if (shows && isOdd)
      console.info(
        id === null ? 'OUT' : 'IN',
        `${q} -> ${known?.id ?? '-'} | ${found?.entry.id} ${found?.sure.toFixed(2)} | want ${id}`,
      )
    return { id, found: found?.entry.id, sure: found?.sure ?? 0 }
  })
  console.info('in the book', JSON.stringify(inside), 'not in it', JSON.stringify(outside))
  const own = seen.filter(({ id }) => id !== null)
  const others = seen.filter(({ id }) => id === null)
  console.info('first:', own.filter(({ id, found }) => id === found).length, 'of', own.length)
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.97]) {
    const sure = own.filter((one) => one.sure >= least)
    const right = sure.filter(({ id, found }) => id === found).length
    const wrong = others.filter((one) => one.sure >= least).length
    console.info(`from ${least}: fitting ${right}, other ${sure.length - right}; outside ${wrong}`)
  }
}
