import { readFileSync } from 'node:fs'
import { entryFor } from '../../src/server/tutor/know/book/book.ts'
import { answerTo, maybeMeant } from '../../src/server/tutor/know/know.ts'

type Row = { id: string | null; q: string }
const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))
const rows = read('book-dev.jsonl')

/** Further questions written by hand, to learn from. */
export const furtherRows = (): Row[] => read('book-more.jsonl')

/** All, or every second one. */
export const handWritten = (half: string | undefined): Row[] =>
  rows.filter((_, at) => half === undefined || at % 2 === (half === 'odd' ? 1 : 0))

/** What the tutor makes of the questions that were written to build by, and what other thresholds would make of them. */
export function measureDev(shows: boolean, half: string | undefined): void {
  const inside = { fitting: 0, asked: 0, askedRight: 0, other: 0, word: 0, none: 0 }
  const outside = { answered: 0, asked: 0, none: 0 }
  const seen = handWritten(half).map(({ id, q }) => {
    const known = answerTo(q, 3)
    const maybe = known ? null : maybeMeant(q)
    const found = entryFor(q)
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
