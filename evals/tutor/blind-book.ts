// The blind questions to the book of answers: npx tsx evals/tutor/blind-book.ts 'what was changed'
// Each run is a look, and is written down in evals/blind/looks.json.
import { readFileSync } from 'node:fs'
import { entryFor } from '../../src/server/tutor/know/book/book.ts'
import { answerTo, maybeMeant } from '../../src/server/tutor/know/know.ts'
import { noteLook } from '../blind/looks.ts'

const [design = ''] = process.argv.slice(2)
if (design === '') throw new Error('Say which design is looked at.')

type Row = { id?: string; q: string }
const read = (file: string) =>
  readFileSync(new URL(`../blind/book/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))
const shows = process.argv.includes('--show')
const count = { fitting: 0, asked: 0, other: 0, word: 0, none: 0 }
const inside = read('in')
for (const { id, q } of inside) {
  const known = answerTo(q, 3)
  const maybe = known ? null : maybeMeant(q)
  const kind =
    known?.id === id
      ? 'fitting'
      : known
        ? known.id === 'words' || known.id === 'glossary'
          ? 'word'
          : 'other'
        : maybe
          ? 'asked'
          : 'none'
  count[kind]++
  if (shows && kind !== 'fitting')
    console.info(
      kind,
      '|',
      q,
      '| want',
      id,
      '| got',
      known?.id ?? maybe?.id ?? entryFor(q)?.entry.id,
      entryFor(q)?.sure.toFixed(2),
    )
}
console.info('in the book:', JSON.stringify(count), 'of', inside.length)
const out = { answered: 0, asked: 0, none: 0 }
for (const { q } of read('out')) {
  const known = answerTo(q, 3)
  const kind = known ? 'answered' : maybeMeant(q) ? 'asked' : 'none'
  out[kind]++
  if (shows && kind === 'answered') console.info('OUT |', q, '| got', known?.id, entryFor(q)?.sure.toFixed(2))
}
console.info('not in the book:', JSON.stringify(out))
noteLook(design, { bookIn: count, bookOut: out })
