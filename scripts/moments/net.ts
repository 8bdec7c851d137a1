import { diceOf } from '../ear/read-lines.ts'

/** A line as rows of the table, and the words of it that have a packaged vector, with how much each says. */
export type Bag = { rows: Int32Array; words: Int32Array; shares: Float32Array }
export type Shape = { size: number; rows: number; classes: number; source: number }
export const settings = {
  rounds: 6,
  rate: 1,
  dropped: 0.5,
  decay: 0.002,
  heat: 20,
  seed: 5,
}

/** Where the steps of a row begin. */
const untouched = Math.fround(1e-4)

const of = (values: Float32Array, at: number) => values[at] ?? 0

/** Four sums beside each other: a machine adds them at once. */
function dot(size: number, one: Float32Array, from: number, other: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < size; at += 4) {
    first += of(one, from + at) * of(other, at)
    second += of(one, from + at + 1) * of(other, at + 1)
    third += of(one, from + at + 2) * of(other, at + 2)
    fourth += of(one, from + at + 3) * of(other, at + 3)
  }
  return first + second + third + fourth
}

/**
 * Text to one vector of `size`: rows of the table and, through one matrix, the packaged vectors of its words, added up and
 * made as long as 1. A class is likelier the more its own vector points there.
 */
export class MomentNet {
  readonly shape: Shape
  readonly table: Float32Array
  readonly turn: Float32Array
  readonly classes: Float32Array
  readonly bias: Float32Array
  private readonly vectors: Float32Array
  private readonly steps: { table: Float32Array; turn: Float32Array; classes: Float32Array; bias: Float32Array }
  private readonly word: Float32Array
  private readonly pull: Float32Array
  readonly unit: Float32Array
  readonly shares: Float32Array
  private length = 1

  constructor(shape: Shape, vectors: Float32Array) {
    this.shape = shape
    this.vectors = vectors
    const { size, rows, classes, source } = shape
    const roll = diceOf(settings.seed)
    this.table = Float32Array.from({ length: rows * size }, () => (roll() - 0.5) * 0.02)
    this.turn = new Float32Array(source * size)
    for (let at = 0; at < Math.min(source, size); at++) this.turn[at * size + at] = 1
    this.classes = Float32Array.from({ length: classes * size }, () => (roll() - 0.5) * 0.02)
    this.bias = new Float32Array(classes)
    this.steps = {
      table: new Float32Array(rows).fill(untouched),
      turn: new Float32Array(source).fill(1e-2),
      classes: new Float32Array(classes).fill(1e-2),
      bias: new Float32Array(classes).fill(1),
    }
    this.word = new Float32Array(source)
    this.pull = new Float32Array(size)
    this.unit = new Float32Array(size)
    this.shares = new Float32Array(classes)
  }

  /** Writes the vector of a text into `unit`. */
  read({ rows, words, shares }: Bag, kept: (at: number) => boolean = () => true): void {
    const { table, turn, vectors, unit, word } = this
    const { size, source } = this.shape
    unit.fill(0)
    word.fill(0)
    for (let at = 0; at < rows.length; at++) {
      if (!kept(at)) continue
      const from = (rows[at] ?? 0) * size
      for (let to = 0; to < size; to++) unit[to] = of(unit, to) + of(table, from + to)
    }
    for (let at = 0; at < words.length; at++) {
      const from = (words[at] ?? 0) * source
      const share = shares[at] ?? 0
      for (let to = 0; to < source; to++) word[to] = of(word, to) + share * of(vectors, from + to)
    }
    for (let at = 0; at < source; at++) {
      const own = of(word, at)
      for (let to = 0; to < size; to++) unit[to] = of(unit, to) + own * of(turn, at * size + to)
    }
    let square = 1e-6
    for (let to = 0; to < size; to++) square += of(unit, to) ** 2
    this.length = Math.sqrt(square)
    for (let to = 0; to < size; to++) unit[to] = of(unit, to) / this.length
  }

  /** How likely each class is for what `unit` holds. */
  judge(): Float32Array {
    const { classes, bias, unit, shares } = this
    const { size } = this.shape
    const count = bias.length
    let most = -1e9
    for (let at = 0; at < count; at++) {
      const from = at * size
      const odds = settings.heat * dot(size, classes, from, unit) + of(bias, at)
      shares[at] = odds
      if (odds > most) most = odds
    }
    let all = 0
    for (let at = 0; at < count; at++) {
      const power = Math.exp(of(shares, at) - most)
      shares[at] = power
      all += power
    }
    for (let at = 0; at < count; at++) shares[at] = of(shares, at) / all
    return shares
  }

  /** The table as it is read by alone: what was never learned is nothing, and names have their packaged vectors in them. */
  wholeTable(names: readonly { word: number | undefined; share: number }[], from: number): Float32Array {
    const { vectors, turn, steps } = this
    const { size, source } = this.shape
    const whole = this.table.map((one, at) => ((steps.table[Math.floor(at / size)] ?? 0) > untouched ? one : 0))
    for (const [at, { word, share }] of names.entries()) {
      if (word === undefined) continue
      for (let way = 0; way < source; way++) {
        const own = share * of(vectors, word * source + way)
        for (let to = 0; to < size; to++) {
          const place = (from + at) * size + to
          whole[place] = of(whole, place) + own * of(turn, way * size + to)
        }
      }
    }
    return whole
  }

  learn({ rows, words, shares: told }: Bag, right: number, weight: number, rate: number, roll: () => number): number {
    const kept = Uint8Array.from(rows, () => (roll() > settings.dropped ? 1 : 0))
    this.read({ rows, words, shares: told }, (at) => kept[at] === 1)
    const { shares, unit, pull, steps, classes, table, turn, bias } = this
    const { size, source } = this.shape
    this.judge()
    const loss = -Math.log(of(shares, right) + 1e-9)
    pull.fill(0)
    for (let at = 0; at < shares.length; at++) {
      const slope = weight * (of(shares, at) - (at === right ? 1 : 0))
      if (slope < 1e-3 && slope > -1e-3) continue
      const from = at * size
      const step = of(steps.classes, at) + slope * slope * settings.heat
      steps.classes[at] = step
      const move = (rate * slope * settings.heat) / Math.sqrt(step) / settings.heat
      for (let to = 0; to < size; to++) {
        pull[to] = of(pull, to) + slope * settings.heat * of(classes, from + to)
        classes[from + to] =
          of(classes, from + to) -
          move * of(unit, to) -
          rate * settings.decay * Math.abs(slope) * of(classes, from + to)
      }
      const sure = of(steps.bias, at) + slope * slope
      steps.bias[at] = sure
      bias[at] = of(bias, at) - (rate * slope) / Math.sqrt(sure)
    }
    const along = dot(size, pull, 0, unit)
    let square = 0
    for (let to = 0; to < size; to++) {
      const own = (of(pull, to) - along * of(unit, to)) / this.length
      pull[to] = own
      square += own * own
    }
    square /= size
    for (let at = 0; at < rows.length; at++) {
      if (kept[at] === 0) continue
      const row = rows[at] ?? 0
      const step = of(steps.table, row) + square
      steps.table[row] = step
      const move = rate / Math.sqrt(step)
      const from = row * size
      for (let to = 0; to < size; to++) table[from + to] = of(table, from + to) - move * of(pull, to)
    }
    if (words.length > 0)
      for (let at = 0; at < source; at++) {
        const own = of(this.word, at)
        const step = of(steps.turn, at) + square * own * own
        steps.turn[at] = step
        const move = (0.3 * rate * own) / Math.sqrt(step)
        const from = at * size
        for (let to = 0; to < size; to++) turn[from + to] = of(turn, from + to) - move * of(pull, to)
      }
    return loss
  }
}

export function shuffle(count: number, roll: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const to = Math.floor(roll() * (at + 1))
    const [one, other] = [order[at] ?? 0, order[to] ?? 0]
    order[at] = other
    order[to] = one
  }
  return order
}
