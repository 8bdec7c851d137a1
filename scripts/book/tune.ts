import { dice } from './net.ts'

/** Features of a way to ask, as rows of the table that is tuned. */
export type Bag = readonly number[]
/** The ways to ask one thing, and what is said to it. */
export type Sayings = { ways: readonly Bag[]; texts: readonly Bag[]; topic: string }

const of = (values: Float32Array, at: number) => values[at] ?? 0

const settings = { batch: 128, heat: 0.08, rate: 0.06, dropped: 0.2, told: 0.15, anchor: 0.002 }

/**
 * Turns the vectors of words so that ways to ask the same point alike, and those to ask something else about the same
 * thing do not. They stay near where they were, so that words which no way has still fit among them.
 */
export class Tuner {
  private readonly table: Float32Array
  private readonly size: number
  private readonly start: Float32Array
  private readonly slopes: Float32Array
  private readonly roll = dice(17)

  constructor(table: Float32Array, size: number) {
    this.table = table
    this.size = size
    this.start = table.slice()
    this.slopes = new Float32Array(table.length).fill(0.02)
  }

  /** Once through everything; every second time what is about the same thing stands together. */
  round(all: readonly Sayings[], isByTopic: boolean, rate: number): number {
    const keys = new Map(all.map((one) => [one, isByTopic ? one.topic : '']))
    const lots = new Map(all.map((one) => [one, this.roll()]))
    const order = [...all].sort(
      (one, other) =>
        (keys.get(one) ?? '').localeCompare(keys.get(other) ?? '') || (lots.get(one) ?? 0) - (lots.get(other) ?? 0),
    )
    let loss = 0
    let from = isByTopic ? -Math.floor(this.roll() * settings.batch) : 0
    for (; from < order.length; from += settings.batch)
      loss += this.step(order.slice(Math.max(0, from), from + settings.batch), rate)
    return loss / order.length
  }

  private pick(bags: readonly Bag[], not: number): number {
    if (bags.length < 2) return 0
    const at = Math.floor(this.roll() * (bags.length - (not >= 0 ? 1 : 0)))
    return not >= 0 && at >= not ? at + 1 : at
  }

  private step(lot: readonly Sayings[], rate: number): number {
    if (lot.length < 8) return 0
    const one: Bag[] = []
    const other: Bag[] = []
    for (const { ways, texts } of lot) {
      const at = this.pick(ways, -1)
      const all = ways[at] ?? []
      const kept = all.filter(() => this.roll() > settings.dropped)
      one.push(kept.length > 0 ? kept : all)
      other.push(
        (this.roll() < settings.told ? texts[this.pick(texts, -1)] : undefined) ?? ways[this.pick(ways, at)] ?? [],
      )
    }
    const [left, right] = [this.sums(one), this.sums(other)]
    const { blame, loss } = this.blame(left.units, right.units, lot.length)
    this.move(one, left, this.pull(blame, right.units, lot.length, false), rate)
    this.move(other, right, this.pull(blame, left.units, lot.length, true), rate)
    return loss
  }

  private sums(bags: readonly Bag[]): { units: Float32Array; lengths: Float32Array } {
    const { size, table } = this
    const units = new Float32Array(bags.length * size)
    const lengths = new Float32Array(bags.length)
    bags.forEach((bag, at) => {
      const to = at * size
      for (const row of bag)
        for (let way = 0; way < size; way++) units[to + way] = of(units, to + way) + of(table, row * size + way)
      let square = 1e-6
      for (let way = 0; way < size; way++) square += of(units, to + way) ** 2
      const length = Math.sqrt(square)
      lengths[at] = length
      for (let way = 0; way < size; way++) units[to + way] = of(units, to + way) / length
    })
    return { units, lengths }
  }

  private blame(left: Float32Array, right: Float32Array, count: number): { blame: Float32Array; loss: number } {
    const { size } = this
    const blame = new Float32Array(count * count)
    let loss = 0
    for (let one = 0; one < count; one++) {
      let all = 0
      for (let other = 0; other < count; other++) {
        let sum = 0
        for (let way = 0; way < size; way++) sum += of(left, one * size + way) * of(right, other * size + way)
        const share = Math.exp((sum - 1) / settings.heat)
        blame[one * count + other] = share
        all += share
      }
      loss -= Math.log(of(blame, one * count + one) / all)
      for (let other = 0; other < count; other++) blame[one * count + other] = of(blame, one * count + other) / all
      blame[one * count + one] = of(blame, one * count + one) - 1
    }
    return { blame, loss }
  }

  private pull(blame: Float32Array, units: Float32Array, count: number, isTurned: boolean): Float32Array {
    const { size } = this
    const pulls = new Float32Array(count * size)
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++) {
        const by = of(blame, isTurned ? other * count + one : one * count + other)
        if (Math.abs(by) < 1e-4) continue
        for (let way = 0; way < size; way++)
          pulls[one * size + way] = of(pulls, one * size + way) + by * of(units, other * size + way)
      }
    return pulls
  }

  private move(
    bags: readonly Bag[],
    { units, lengths }: { units: Float32Array; lengths: Float32Array },
    pulls: Float32Array,
    rate: number,
  ): void {
    const { size, table, start, slopes } = this
    const own = new Float32Array(size)
    bags.forEach((bag, at) => {
      const from = at * size
      let along = 0
      for (let way = 0; way < size; way++) along += of(pulls, from + way) * of(units, from + way)
      for (let way = 0; way < size; way++)
        own[way] = (of(pulls, from + way) - along * of(units, from + way)) / (lengths[at] || 1)
      for (const row of bag)
        for (let way = 0; way < size; way++) {
          const to = row * size + way
          const slope = of(own, way) + settings.anchor * (of(table, to) - of(start, to))
          slopes[to] = of(slopes, to) + slope * slope
          table[to] = of(table, to) - (rate * settings.rate * slope) / Math.sqrt(of(slopes, to))
        }
    })
  }
}
