// How well the book of answers finds what is asked: npx tsx evals/tutor/book.ts [--learn] [--dev] [--show]
// Each way of asking is left out once (is its entry still found?), and each entry as a whole (does another answer instead?).
// --learn: fits the nets of know/book/match.ts on two thirds of the entries; figures are of the last third.
// Honest only with vectors that have not seen a way of asking: --folds=<folder> has fold-0.json to fold-2.json, made by
// scripts/book/vectors.ts <package> --fold=0 --to=<folder>/fold-0.json and so on.
// --dev: the questions of evals/tutor/book-dev.jsonl, written apart from the book's own. They are learned from too; with
// --half=even only every second is, and --dev --half=odd measures the others; --without-dev learns from none of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { bookEntries, foldOf, waysOf } from '../../scripts/book/ways.ts'
import { learnRanking, learnSureness, type Row } from '../../scripts/book/net.ts'
import { askedOf, book } from '../../src/server/tutor/know/book/book.ts'
import { speaks } from '../../src/server/tutor/know/book/evidence.ts'
import { type Finder, finderOf, rankedOf, speaksOfSure, sureEvidence } from '../../src/server/tutor/know/book/match.ts'
import { packNet } from '../../src/server/tutor/know/book/net.ts'
import { shelve } from '../../src/server/tutor/know/book/shelf.ts'
import { type PackedVectors, vectorsOf } from '../../src/server/tutor/know/book/vectors.ts'
import { apartRows, furtherRows, handWritten, measureRows } from './book-dev.ts'
import { noisy } from './book-noise.ts'
import { strangeQuestions } from './book-strange.ts'

const began = performance.now()
const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const folds = option('folds') ?? '.'
function finderWith(file: string | URL): Finder {
  const packed: PackedVectors = JSON.parse(readFileSync(file, 'utf8'))
  const making = shelve([...book().values()].map(askedOf), vectorsOf(packed))
  let step = making.next()
  while (!step.done) step = making.next()
  return finderOf(step.value)
}
const has = (flag: string) => process.argv.includes(flag)
const pct = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`

type Sample = { text: string; id: string; ask: number; isLast: boolean; finder: Finder }
/** Every few ways of asking, with words around them; the last third of the entries is kept for the figures. */
function* samples(step: number): Generator<Sample> {
  let count = 0
  const finders = [0, 1, 2].map((fold) => finderWith(`${folds}/fold-${fold}.json`))
  for (const [at, entry] of bookEntries().entries())
    for (const { ask, text, isOther } of waysOf(entry)) {
      const finder = finders[foldOf(entry.id, text)]
      // Those of another hand are more like what children ask; the first ones were made to differ.
      if (!finder || (++count % step !== 0 && (step > 3 || !isOther))) continue
      const isWrapped = count % 2 === 0
      yield { text: isWrapped ? noisy(text, at * 9 + ask) : text, id: entry.id, ask, isLast: at % 3 === 0, finder }
    }
}

function learnAll(): void {
  const all = [...samples(has('--quick') ? 3 : 1)].filter(({ isLast }) => !isLast || has('--all'))
  const groups = all.map(({ text, id, ask, finder }) => {
    const found = finder.likely(text, { id, ask }).all
    return { found, rows: found.map(({ evidence }) => evidence), right: found.findIndex((one) => one.id === id) }
  })
  const byHand = [...furtherRows(), ...(has('--without-dev') ? [] : handWritten(option('half')))]
  const whole = finderWith(new URL('../../content/en/tutor/vectors.json', import.meta.url))
  for (const { id, q } of byHand) {
    const found = whole.likely(q).all
    const group = { found, rows: found.map(({ evidence }) => evidence), right: found.findIndex((one) => one.id === id) }
    if (id !== null) groups.push(group, group, group)
  }
  const usable = groups.filter(({ right, rows }) => right >= 0 && rows.length > 1)
  console.info(`among the likely: ${pct(usable.length, groups.length)}`)
  const fit = learnRanking(usable, { bent: 10, rounds: 8, rate: 0.01, decay: 1e-5, seed: 5, speaks })
  const rows: Row[] = []
  for (const [at, { text, id, finder }] of all.entries()) {
    const own = rankedOf(groups[at]?.found ?? [], fit)
    if (own[0]) rows.push({ evidence: sureEvidence(own), isRight: own[0].id === id })
    const others = rankedOf(finder.likely(text, { id }).all, fit)
    if (others[0]) rows.push({ evidence: sureEvidence(others), isRight: false })
  }
  for (const [at, text] of strangeQuestions([...book().values()], has('--quick') ? 2400 : 4800).entries()) {
    const finder = all[at % all.length]?.finder
    const own = rankedOf(finder?.likely(at % 3 === 0 ? noisy(text, at) : text).all ?? [], fit)
    if (own[0]) rows.push({ evidence: sureEvidence(own), isRight: false })
  }
  // Those written by hand are few, and most like what children ask: each counts several times.
  for (const { id, q } of byHand) {
    const own = rankedOf(whole.likely(q).all, fit)
    if (!own[0]) continue
    const row = { evidence: sureEvidence(own), isRight: own[0].id === id }
    for (let time = 0; time < (has('--quick') ? 4 : 6); time++) rows.push(row)
  }
  const sure = learnSureness(rows, { bent: 8, rounds: 12, rate: 0.01, decay: 1e-5, seed: 7, speaks: speaksOfSure })
  const place = new URL('../../content/en/tutor/book-weights.json', import.meta.url)
  writeFileSync(place, `${JSON.stringify({ fit: packNet(fit), sure: packNet(sure) }, null, 2)}\n`)
  console.info(
    `${usable.length} groups, ${rows.length} rows, learned in ${Math.round((performance.now() - began) / 1000)} s`,
  )
}

function measure(): void {
  const all = [...samples(7)].filter(({ isLast }) => isLast)
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

if (has('--learn')) learnAll()
else if (has('--dev')) measureRows(handWritten(option('half')), has('--show'))
else if (has('--apart')) measureRows(apartRows(option('part')), has('--show'))
else measure()
