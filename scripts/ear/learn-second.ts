import { meaningScale, orderCount, type SecondNet, secondCount } from '../../src/server/safety/ear/second.ts'
import { toldKinds } from '../../src/shared/alarm.ts'
import { bellOf, type Layer, layerOf, shuffle, walk } from './adam.ts'
import { keptMeanings } from './kept-meanings.ts'
import type { TokenLine } from './learn.ts'
import { diceOf } from './read-lines.ts'
import { type Rows, rowsOf } from './rows.ts'

const width = 512
/** How large a net is, how many sums it has, and how often it sees every line. */
export type NetShape = { units: number; sums: number; rounds: number }
export const needShape: NetShape = { units: 256, sums: secondCount, rounds: 25 }
export const orderShape: NetShape = { units: 64, sums: orderCount, rounds: 20 }
const batch = 256
const rate = 2e-3
const decay = 1e-4
const dropped = 0.3
/** Of lessons and talk every so manieth: there are more of them than of all else. */
const everyTalk = 12
/** A line that may mean two things weighs less. */
const weightOfUnclear = 0.3

export type MeantLine = { line: TokenLine; meaning: Float32Array; aim: number; weight: number }

/** What the lines mean that the second ear learns from: those about need, their twins, conversations, and some of lessons and other talk. Of Spanish it knows the words in English alone. */
export function meantLines(lines: readonly TokenLine[]): MeantLine[] {
  const meaningOf = keptMeanings()
  let talk = 0
  return lines.flatMap((line) => {
    const { manner, kind, isUnclear, language } = line
    const isTalk = manner === 'l' || manner === 't'
    if (language === 'es' || (!isTalk && !'pouxc'.includes(manner))) return []
    if (isTalk && talk++ % everyTalk !== 0) return []
    const aim = kind === null ? 0 : toldKinds.findIndex((each) => each === kind) + 1
    if (kind !== null && aim === 0) return []
    const meaning = meaningOf((line.tokens.at(-1) ?? []).join(' ')).map((one) => one * meaningScale)
    return [{ line, meaning, aim, weight: isUnclear ? weightOfUnclear : 1 }]
  })
}

/** Of the many lines about need and their twins every so manieth, so that they do not drown the orders. */
const everyOther = 6

/** What the lines mean that the net for orders learns from: orders and what sounds like them, and some of all else. */
export function orderedLines(lines: readonly TokenLine[]): MeantLine[] {
  const meaningOf = keptMeanings()
  let [talk, other] = [0, 0]
  return lines.flatMap((line) => {
    const { manner, kind, tokens } = line
    if (manner === 's') return []
    if ('ltc'.includes(manner) && talk++ % everyTalk !== 0) return []
    if ('poux'.includes(manner) && other++ % everyOther !== 0) return []
    const meaning = meaningOf((tokens.at(-1) ?? []).join(' ')).map((one) => one * meaningScale)
    return [{ line, meaning, aim: kind === 'order' ? 1 : 0, weight: 1 }]
  })
}

/** The layer whose sums are made in WebAssembly. */
function inRows({ numbers, slope }: Rows, draw: () => number): Layer {
  for (let at = 0; at < numbers.length; at++) numbers[at] = draw()
  return { ...layerOf(numbers.length, () => 0), numbers, slope }
}

/** Learns by Adam (Kingma and Ba 2015) with units dropped at random; all from one seed, so that the same lines give the same net. */
export function learnSecond(lines: readonly MeantLine[], shape: NetShape = needShape, seed = 9): SecondNet {
  const { units, sums, rounds } = shape
  const roll = diceOf(seed)
  const rows = rowsOf(units, width)
  const inward = inRows(rows, bellOf(roll, 1 / Math.sqrt(width)))
  const bend = layerOf(units, () => 0)
  const outward = layerOf(units * sums, bellOf(roll, 1 / Math.sqrt(units)))
  const bias = layerOf(sums, () => 0)
  const order = lines.map((_, at) => at)
  const hidden = new Float32Array(units)
  let step = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, roll)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const at of some) {
        const one = lines[at]
        if (one) slopes(one, hidden, { rows, bend, outward, bias }, roll, 1 / some.length)
      }
      step++
      const pace = { rate: rate * (1 - round / rounds), step }
      for (const layer of [inward, outward]) walk(layer, { ...pace, decay })
      for (const layer of [bend, bias]) walk(layer, pace)
    }
  }
  return { inward: inward.numbers, bend: bend.numbers, outward: outward.numbers, bias: bias.numbers }
}

function slopes(
  { meaning, aim, weight }: MeantLine,
  hidden: Float32Array,
  { rows, bend, outward, bias }: Record<'bend' | 'outward' | 'bias', Layer> & { rows: Rows },
  roll: () => number,
  share: number,
) {
  const sums = Float64Array.from(bias.numbers)
  const [units, count] = [bend.numbers.length, sums.length]
  rows.line.set(meaning)
  for (let unit = 0; unit < units; unit++) {
    hidden[unit] = 0
    if (roll() < dropped) continue
    const sum = (bend.numbers[unit] ?? 0) + rows.dot(unit)
    if (sum <= 0) continue
    const shown = sum / (1 - dropped)
    hidden[unit] = shown
    for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + shown * (outward.numbers[unit * count + at] ?? 0)
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, one) => total + one, 0)
  const pulls = powers.map((one, at) => (one / all - (at === aim ? 1 : 0)) * weight * share)
  for (let at = 0; at < count; at++) bias.slope[at] = (bias.slope[at] ?? 0) + (pulls[at] ?? 0)
  for (let unit = 0; unit < units; unit++) {
    const shown = hidden[unit] ?? 0
    if (shown === 0) continue
    let pull = 0
    for (let at = 0; at < count; at++) {
      const place = unit * count + at
      pull += (pulls[at] ?? 0) * (outward.numbers[place] ?? 0)
      outward.slope[place] = (outward.slope[place] ?? 0) + (pulls[at] ?? 0) * shown
    }
    pull /= 1 - dropped
    bend.slope[unit] = (bend.slope[unit] ?? 0) + pull
    rows.add(unit, pull)
  }
}
