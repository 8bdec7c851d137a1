import { rowCounts, steps } from '../../src/server/safety/private-net.ts'
import { listsAt, type NetParts, seenWide, type Table, wide } from './net-parts.ts'

/** Lines one behind the other. Word by word: who it is, the mark beside it, where its line begins and ends. */
export type Batch = {
  count: number
  ids: Int32Array
  marks: Int32Array
  told: Uint8Array
  begins: Int32Array
  ends: Int32Array
}

/** How many words a batch may have; four more, since rows are worked four at a time. */
export const mostInBatch = 64 * 60
const held = mostInBatch + 4

/** What the layers made of a batch, kept for the way back. A number that was dropped is nothing. */
export type Looked = {
  seen: Float32Array
  first: Float32Array
  around: Float32Array[]
  bent: Float32Array[]
  lines: Float32Array[]
  whole: Float32Array
  ended: Float32Array
  scores: Float32Array
  /** Of each number of a line's first word: which word says the most. */
  loudest: Int32Array
}

export function newLooked({ room }: NetParts): Looked {
  const rows = (width: number) => room.take(held * width)
  return {
    ...{ seen: rows(seenWide), first: rows(wide), whole: rows(3 * wide), ended: rows(wide), scores: rows(1) },
    ...{
      around: steps.map(() => rows(3 * wide)),
      bent: steps.map(() => rows(wide)),
      lines: steps.map(() => rows(wide)),
    },
    loudest: new Int32Array(held * wide),
  }
}

/** How often a number is dropped while learning. */
export const dropped = { seen: 0.2, around: 0.15, whole: 0.3 } as const
/** Rolls for what is dropped; null where nothing is learned. */
export type Roll = (() => number) | null

function drop(numbers: Float32Array, length: number, rate: number, roll: Roll) {
  if (!roll) return
  const times = 1 / (1 - rate)
  for (let at = 0; at < length; at++) numbers[at] = roll() < rate ? 0 : (numbers[at] ?? 0) * times
}

export function lookAt(net: NetParts, looked: Looked, batch: Batch, roll: Roll) {
  const { seen, first, around, bent, lines } = looked
  const { count } = batch
  seen.fill(0, 0, count * seenWide)
  for (const table of net.tables) addRows(table, seen, batch, roll)
  addLists(net.lists, seen, batch)
  drop(seen, count * seenWide, dropped.seen, roll)
  fillWith(first, net.inwardBias.numbers, count)
  net.room.add(first, seen, net.inward.numbers, { rows: count, columns: wide, inner: seenWide })
  bend(first, count * wide)
  let before = first
  for (const [which, step] of steps.entries()) {
    const [near, made, after] = [around[which], bent[which], lines[which]]
    const [layer, bias] = [net.around[which], net.aroundBias[which]]
    if (!near || !made || !after || !layer || !bias) continue
    gather(near, before, batch, step)
    drop(near, count * 3 * wide, dropped.around, roll)
    fillWith(made, bias.numbers, count)
    net.room.add(made, near, layer.numbers, { rows: count, columns: wide, inner: 3 * wide })
    bend(made, count * wide)
    for (let at = 0; at < count * wide; at++) after[at] = (before[at] ?? 0) + (made[at] ?? 0)
    before = after
  }
  sumUp(net, looked, before, batch, roll)
}

/** Puts the sum of the rows that each word is made of where the first layer looks for it. */
function addRows(table: Table, seen: Float32Array, { count, ids, marks }: Batch, roll: Roll) {
  const { name, rows, size, most, at, forgotten, layer } = table
  for (let word = 0; word < count; word++) {
    if (roll && forgotten > 0 && roll() < forgotten) continue
    const from = (ids[word] ?? 0) * most
    const to = word * seenWide + at
    const times = shareOf(table, from)
    for (let part = 0; part < most; part++) {
      const row = name === 'marks' ? (marks[word] ?? 0) : (rows[from + part] ?? 0)
      if (row < 0) break
      for (let one = 0; one < size; one++)
        seen[to + one] = (seen[to + one] ?? 0) + times * (layer.numbers[row * size + one] ?? 0)
    }
  }
}

/** How much each of the rows of a word counts. */
export function shareOf({ rows, most, share }: Table, from: number): number {
  if (most === 1) return 1
  let many = 0
  while (many < most && (rows[from + many] ?? -1) >= 0) many++
  return share === 1 ? 1 / Math.max(1, many) : 1 / Math.sqrt(Math.max(1, many))
}

function addLists(lists: Float32Array, seen: Float32Array, { count, ids }: Batch) {
  const length = rowCounts.lists
  for (let word = 0; word < count; word++)
    for (let one = 0; one < length; one++)
      seen[word * seenWide + listsAt + one] = lists[(ids[word] ?? 0) * length + one] ?? 0
}

function fillWith(rows: Float32Array, row: Float32Array, count: number) {
  for (let at = 0; at < count; at++) rows.set(row, at * row.length)
}

function bend(numbers: Float32Array, length: number) {
  for (let at = 0; at < length; at++) if ((numbers[at] ?? 0) < 0) numbers[at] = 0
}

/** Beside each other: the line so many words before, the own line, and that so many words behind. */
function gather(into: Float32Array, lines: Float32Array, { count, begins, ends }: Batch, step: number) {
  for (let word = 0; word < count; word++)
    for (let part = 0; part < 3; part++) {
      const other = word + (part - 1) * step
      const isThere = other >= (begins[word] ?? 0) && other < (ends[word] ?? 0)
      const [to, from] = [(word * 3 + part) * wide, other * wide]
      for (let one = 0; one < wide; one++) into[to + one] = isThere ? (lines[from + one] ?? 0) : 0
    }
}

/** What each word says together with where it began, and with the most that any word of its line says. */
function sumUp(net: NetParts, looked: Looked, lines: Float32Array, batch: Batch, roll: Roll) {
  const { whole, first, ended, scores, loudest } = looked
  const { count, begins, ends } = batch
  for (let from = 0; from < count; from = ends[from] ?? count)
    for (let one = 0; one < wide; one++) {
      let best = from
      for (let word = from; word < (ends[from] ?? 0); word++)
        if ((lines[word * wide + one] ?? 0) > (lines[best * wide + one] ?? 0)) best = word
      loudest[from * wide + one] = best
    }
  for (let word = 0; word < count; word++) {
    const [to, from, begin] = [word * 3 * wide, word * wide, (begins[word] ?? 0) * wide]
    for (let one = 0; one < wide; one++) {
      whole[to + one] = lines[from + one] ?? 0
      whole[to + wide + one] = first[from + one] ?? 0
      whole[to + 2 * wide + one] = lines[(loudest[begin + one] ?? 0) * wide + one] ?? 0
    }
  }
  drop(whole, count * 3 * wide, dropped.whole, roll)
  fillWith(ended, net.endBias.numbers, count)
  net.room.add(ended, whole, net.end.numbers, { rows: count, columns: wide, inner: 3 * wide })
  bend(ended, count * wide)
  const { last, lastBias } = net
  for (let word = 0; word < count; word++) {
    let sum = lastBias.numbers[0] ?? 0
    for (let one = 0; one < wide; one++) sum += (ended[word * wide + one] ?? 0) * (last.numbers[one] ?? 0)
    scores[word] = sum
  }
}
