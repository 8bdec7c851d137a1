// How well the book of answers finds what is asked: npx tsx evals/tutor/book.ts [--learn] [--dev] [--show]
// Each way of asking is left out once (is its entry still found?), and each entry as a whole (does another answer instead?).
// --learn: fits the nets of know/book/match.ts on two thirds of the entries; figures are of the last third.
// Honest only with vectors that have not seen a way of asking: --folds=<folder> has fold-0.json to fold-2.json, made by
// scripts/book/vectors.ts <package> --fold=0 --to=<folder>/fold-0.json and so on.
// --apart [--part=tune|kept|voices]: questions that nothing learned from, written from answers alone (book-dev.ts).
// --dev: the questions of evals/tutor/book-dev.jsonl, written apart from the book's own. They are learned from too; with
// --half=even only every second is, and --dev --half=odd measures the others; --without-dev learns from none of them.
import { apartRows, handWritten, measureRows } from './book-dev.ts'
import { learnAll } from './book-learn.ts'
import { samples } from './book-samples.ts'

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const folds = option('folds') ?? '.'
const has = (flag: string) => process.argv.includes(flag)
const pct = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`

function measure(): void {
  const all = [...samples(folds, 7)].filter(({ isLast }) => isLast)
  const start = performance.now()
  const own = all.map((one) => ({ ...one, found: one.finder.find(one.text, { id: one.id, ask: one.ask }) }))
  const others = all.map((one) => ({ ...one, found: one.finder.find(one.text, { id: one.id }) }))
  const first = own.filter(({ found, id }) => found[0]?.id === id).length
  const among = own.filter(({ found, id }) => found.some((one) => one.id === id)).length
  console.info(
    `${((performance.now() - start) / all.length / 2).toFixed(2)} ms a question; own entry first ${pct(first, own.length)}, among five ${pct(among, own.length)}`,
  )
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const answered = own.filter(({ found }) => (found[0]?.sure ?? 0) >= least)
    const right = answered.filter(({ found, id }) => found[0]?.id === id)
    const wrong = others.filter(({ found }) => (found[0]?.sure ?? 0) >= least)
    console.info(
      `from ${least}: found ${pct(right.length, own.length)}, another instead ${pct(answered.length - right.length, own.length)}; with its entry left out answered anyway ${pct(wrong.length, others.length)}`,
    )
  }
  if (!has('--show')) return
  for (const { text, id, found } of own.filter((one) => one.found[0]?.id !== one.id).slice(0, 60))
    console.info(`MISS ${text} -> ${found[0]?.id} ${found[0]?.sure.toFixed(2)} (want ${id})`)
  for (const { text, id, found } of others.filter((one) => (one.found[0]?.sure ?? 0) > 0.8).slice(0, 60))
    console.info(`FALSE ${text} -> ${found[0]?.id} ${found[0]?.sure.toFixed(2)} (was ${id})`)
}

const wishes = {
  folds,
  step: Number(option('step') ?? 1),
  isAll: has('--all'),
  hasDev: !has('--without-dev'),
  keepsFit: has('--keep-fit'),
  half: option('half'),
}
if (has('--learn')) learnAll(wishes)
else if (has('--dev')) measureRows(handWritten(option('half')), has('--show'))
else if (has('--apart')) measureRows(apartRows(option('part')), has('--show'))
else measure()
