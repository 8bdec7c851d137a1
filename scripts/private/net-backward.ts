import { steps } from '../../src/server/safety/private-net.ts'
import type { Layer } from '../ear/adam.ts'
import { type Batch, dropped, type Looked, mostInBatch, shareOf } from './net-forward.ts'
import { type NetParts, seenWide, type Table, wide } from './net-parts.ts'

/** How the loss grows with what the layers made, and weights the other way round. */
export type Back = Record<'scores' | 'bent' | 'lines' | 'first' | 'broad' | 'turned', Float32Array>

export function newBack({ room }: NetParts): Back {
  const rows = (width: number) => room.take((mostInBatch + 4) * width)
  return {
    ...{ scores: rows(1), bent: rows(wide), lines: rows(wide), first: rows(wide), broad: rows(3 * wide) },
    turned: room.take(3 * wide * wide),
  }
}

/** How wrong the scores are: a word that is private counts twice. */
export function lossOf({ scores }: Looked, { count, told }: Batch, back: Back | null = null): number {
  let sum = 0
  for (let word = 0; word < count; word++) {
    const [score, is] = [scores[word] ?? 0, told[word] ?? 0]
    sum += (Math.max(score, 0) - score * is + Math.log1p(Math.exp(-Math.abs(score)))) * (1 + is)
    if (back) back.scores[word] = ((1 / (1 + Math.exp(-score)) - is) * (1 + is)) / count
  }
  return sum / count
}

/** The way back: adds to the slopes of all layers. */
export function goBack(net: NetParts, looked: Looked, back: Back, batch: Batch) {
  const { count } = batch
  backFromEnd(net, looked, back, batch)
  for (let which = steps.length - 1; which >= 0; which--) {
    const [near, made, step] = [looked.around[which], looked.bent[which], steps[which] ?? 0]
    const [layer, bias] = [net.around[which], net.aroundBias[which]]
    if (!near || !made || !layer || !bias) continue
    for (let at = 0; at < count * wide; at++) back.bent[at] = (made[at] ?? 0) > 0 ? (back.lines[at] ?? 0) : 0
    through(net, back, layer, bias, near, 3 * wide, count, dropped.around)
    scatter(back, batch, step)
  }
  const { first, lines, bent } = back
  for (let at = 0; at < count * wide; at++)
    bent[at] = (looked.first[at] ?? 0) > 0 ? (first[at] ?? 0) + (lines[at] ?? 0) : 0
  through(net, back, net.inward, net.inwardBias, looked.seen, seenWide, count, dropped.seen)
  for (const table of net.tables) addSlopes(table, back.broad, batch)
}

/** From `back.bent` to the slopes of a layer, and in `back.broad` to what went into it; a number that is nothing was dropped, or bent. */
function through(
  { room }: NetParts,
  back: Back,
  layer: Layer,
  bias: Layer,
  seen: Float32Array,
  inner: number,
  count: number,
  rate: number,
) {
  const { bent, broad, turned } = back
  room.addTurned(layer.slope, seen, bent, { rows: inner, columns: wide, inner: count })
  for (let at = 0; at < count * wide; at++) bias.slope[at % wide] = (bias.slope[at % wide] ?? 0) + (bent[at] ?? 0)
  for (let row = 0; row < inner; row++)
    for (let one = 0; one < wide; one++) turned[one * inner + row] = layer.numbers[row * wide + one] ?? 0
  broad.fill(0, 0, count * inner)
  room.add(broad, bent, turned, { rows: count, columns: inner, inner: wide })
  const times = 1 / (1 - rate)
  for (let at = 0; at < count * inner; at++) broad[at] = (seen[at] ?? 0) === 0 ? 0 : (broad[at] ?? 0) * times
}

function backFromEnd(net: NetParts, looked: Looked, back: Back, batch: Batch) {
  const { scores, bent, lines, first, broad } = back
  const { last, lastBias } = net
  const { count, begins } = batch
  for (let word = 0; word < count; word++) {
    const slope = scores[word] ?? 0
    lastBias.slope[0] = (lastBias.slope[0] ?? 0) + slope
    for (let one = 0; one < wide; one++) {
      const ended = looked.ended[word * wide + one] ?? 0
      last.slope[one] = (last.slope[one] ?? 0) + ended * slope
      bent[word * wide + one] = ended > 0 ? slope * (last.numbers[one] ?? 0) : 0
    }
  }
  through(net, back, net.end, net.endBias, looked.whole, 3 * wide, count, dropped.whole)
  for (let word = 0; word < count; word++)
    for (let one = 0; one < wide; one++) {
      lines[word * wide + one] = broad[word * 3 * wide + one] ?? 0
      first[word * wide + one] = broad[(word * 3 + 1) * wide + one] ?? 0
    }
  for (let word = 0; word < count; word++) {
    const begin = (begins[word] ?? 0) * wide
    for (let one = 0; one < wide; one++) {
      const to = (looked.loudest[begin + one] ?? 0) * wide + one
      lines[to] = (lines[to] ?? 0) + (broad[(word * 3 + 2) * wide + one] ?? 0)
    }
  }
}

/** Adds what the lines around each word have from it. */
function scatter({ lines, broad }: Back, { count, begins, ends }: Batch, step: number) {
  for (let word = 0; word < count; word++)
    for (let part = 0; part < 3; part++) {
      const other = word + (part - 1) * step
      if (other < (begins[word] ?? 0) || other >= (ends[word] ?? 0)) continue
      const [to, from] = [other * wide, (word * 3 + part) * wide]
      for (let one = 0; one < wide; one++) lines[to + one] = (lines[to + one] ?? 0) + (broad[from + one] ?? 0)
    }
}

/** Adds to the slopes of the rows that words are made of. */
function addSlopes(table: Table, broad: Float32Array, { count, ids, marks }: Batch) {
  const { name, rows, size, most, at, layer } = table
  for (let word = 0; word < count; word++) {
    const from = (ids[word] ?? 0) * most
    const begin = word * seenWide + at
    const times = shareOf(table, from)
    for (let part = 0; part < most; part++) {
      const row = name === 'marks' ? (marks[word] ?? 0) : (rows[from + part] ?? 0)
      if (row < 0) break
      for (let one = 0; one < size; one++)
        layer.slope[row * size + one] = (layer.slope[row * size + one] ?? 0) + times * (broad[begin + one] ?? 0)
    }
  }
}
