import { openEncoder } from '../../src/server/safety/ear/packed-encoder.ts'
import { shuffle, walk } from '../ear/adam.ts'
import { diceOf } from '../ear/read-lines.ts'
import { inFewer } from './main-directions.ts'
import { type Back, goBack, lossOf, newBack } from './net-backward.ts'
import { type Batch, type Looked, lookAt, mostInBatch, newLooked } from './net-forward.ts'
import { layersOf, type NetParts, newParts, pieceWide } from './net-parts.ts'
import { type NetLine, numbered, swapsOf, varied } from './net-words.ts'
import type { Told } from './private-lines.ts'

/** Files of lines that strangers wrote. */
export const strangers = [31, 32, 33, 34].map((number) => `lines-${number}.txt`)
/** Lines written lately, and strangers' lines, are most like what children we do not know will say: they count twice. */
const twice = new Set([...strangers, ...[35, 36, 37].map((number) => `lines-${number}.txt`)])
const isOwn = (file: string) => /^(?:lines-|first|older)/.test(file)

const epochs = 6
/** So many lines of lessons, stories and talk are looked at each time: there are many more of them. */
const othersOfEach = 18_000
const inBatch = 64
const [warming, slowest, quickest, atLast] = [200, 1e-4, 3e-3, 1e-5]
const shrink = 1e-2
/** Slopes are no longer than this, all taken together. */
const longestSlope = 1

/** What the pieces of the encoder mean, in the numbers in which they differ most. */
function meanings(): Float32Array {
  const encoder = openEncoder()
  const scales = encoder.numbersOf('embeddings.scales')
  const bytes = new Int8Array(encoder.bytesOf('embeddings'))
  const width = bytes.length / scales.length
  const rows = Float64Array.from(bytes, (one, at) => one * (scales[Math.floor(at / width)] ?? 0))
  return inFewer(rows, width, pieceWide)
}

export const newBatch = (): Batch => ({
  ...{ count: 0, ids: new Int32Array(mostInBatch), marks: new Int32Array(mostInBatch) },
  ...{ told: new Uint8Array(mostInBatch), begins: new Int32Array(mostInBatch), ends: new Int32Array(mostInBatch) },
})

export function fillBatch(batch: Batch, lines: readonly NetLine[], idsOf: (line: NetLine) => Int32Array) {
  batch.count = 0
  for (const line of lines) {
    const [begin, end] = [batch.count, batch.count + line.ids.length]
    batch.ids.set(idsOf(line), begin)
    batch.marks.set(line.marks, begin)
    batch.told.set(line.told, begin)
    batch.begins.fill(begin, begin, end)
    batch.ends.fill(end, begin, end)
    batch.count = end
  }
}

/** Rises for some steps, then falls as a cosine does. */
function rateAt(step: number, steps: number): number {
  if (step < warming) return slowest + ((quickest - slowest) * step) / warming
  const done = Math.min(1, (step - warming) / (steps - warming))
  return atLast + (quickest - atLast) * 0.5 * (1 + Math.cos(Math.PI * done))
}

type Learner = { net: NetParts; looked: Looked; back: Back; roll: () => number }

function learnBatch({ net, looked, back, roll }: Learner, batch: Batch, rate: number, step: number): number {
  lookAt(net, looked, batch, roll)
  const loss = lossOf(looked, batch, back)
  goBack(net, looked, back, batch)
  const layers = layersOf(net)
  let long = 0
  for (const { slope } of layers) for (let at = 0; at < slope.length; at++) long += (slope[at] ?? 0) ** 2
  const times = Math.min(1, longestSlope / Math.max(1e-9, Math.sqrt(long)))
  for (const layer of layers) walk(layer, { rate, step, shrink, times })
  return loss
}

/** Learns by AdamW, with numbers dropped at random; all from one seed, so that the same lines give the same net. */
export function learnNet(told: readonly Told[], show: (text: string) => void): NetParts {
  const roll = diceOf(1)
  const { known, lines } = numbered(told)
  const ownOnce = lines.filter(({ file }) => isOwn(file))
  const own = [...ownOnce, ...lines.filter(({ file }) => twice.has(file))]
  const others = lines.filter(({ file }) => !isOwn(file))
  const swaps = swapsOf(known, ownOnce)
  const net = newParts(known.made, meanings(), roll)
  const learner = { net, looked: newLooked(net), back: newBack(net), roll }
  const batch = newBatch()
  const each = Math.ceil((own.length + Math.min(othersOfEach, others.length)) / inBatch)
  show(`${own.length} own lines, ${others.length} others, ${known.words.length} words`)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(others, roll)
    const now = [...own, ...others.slice(0, othersOfEach)]
    shuffle(now, roll)
    let loss = 0
    for (let at = 0; at < each; at++) {
      fillBatch(batch, now.slice(at * inBatch, (at + 1) * inBatch), (line) => varied(line, swaps, known, roll))
      const step = epoch * each + at
      loss += learnBatch(learner, batch, rateAt(step, epochs * each), step + 1) / each
    }
    show(`${epoch} ${loss.toFixed(4)}`)
  }
  return net
}
