import type { Net } from '../../src/server/tutor/know/book/net.ts'

/** Several things beside each other, of which one (or none: -1) is right. */
export type Group = { rows: readonly (readonly number[])[]; right: number }

/** The same dice every time. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** `speaks`: 1 where more of it can only speak for, -1 against, 0 either way; what is learned is held to that. */
type Settings = {
  bent: number
  rounds: number
  rate: number
  decay: number
  seed: number
  speaks: readonly number[]
}

class Learner {
  private readonly size: number
  private readonly settings: Settings
  readonly weights: Float64Array
  private readonly slope: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array
  private readonly inner: Float64Array
  private steps = 0

  constructor(size: number, settings: Settings) {
    this.size = size
    this.settings = settings
    const roll = dice(settings.seed)
    const count = settings.bent * (size + 2) + 1
    this.slope = new Float64Array(count)
    this.first = new Float64Array(count)
    this.second = new Float64Array(count)
    this.inner = new Float64Array(settings.bent)
    this.weights = Float64Array.from({ length: count }, () => (roll() - 0.5) * 0.4)
    for (let at = 0; at < settings.bent; at++) this.weights[settings.bent * (size + 1) + at] = roll()
    this.hold()
  }

  odds(row: readonly number[]): number {
    const { weights, size, inner } = this
    const { bent } = this.settings
    let sum = weights[bent * (size + 2)] ?? 0
    for (let at = 0; at < bent; at++) {
      const from = at * (size + 1)
      let own = weights[from + size] ?? 0
      for (let to = 0; to < size; to++) own += (weights[from + to] ?? 0) * (row[to] ?? 0)
      inner[at] = Math.tanh(own)
      sum += (weights[bent * (size + 1) + at] ?? 0) * (inner[at] ?? 0)
    }
    return sum
  }

  /** `by`: how much the odds of this row should have been less. */
  blame(row: readonly number[], by: number): void {
    if (Math.abs(by) < 1e-5) return
    this.odds(row)
    const { weights, slope, size, inner } = this
    const { bent } = this.settings
    slope[bent * (size + 2)] = (slope[bent * (size + 2)] ?? 0) + by
    for (let at = 0; at < bent; at++) {
      const value = inner[at] ?? 0
      const out = bent * (size + 1) + at
      slope[out] = (slope[out] ?? 0) + by * value
      const own = by * (weights[out] ?? 0) * (1 - value * value)
      const from = at * (size + 1)
      for (let to = 0; to < size; to++) slope[from + to] = (slope[from + to] ?? 0) + own * (row[to] ?? 0)
      slope[from + size] = (slope[from + size] ?? 0) + own
    }
  }

  step(rate: number, count: number): void {
    const { weights, slope, first, second, settings } = this
    this.steps++
    for (let at = 0; at < weights.length; at++) {
      const own = (slope[at] ?? 0) / count + settings.decay * (weights[at] ?? 0)
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own * own
      const up = (first[at] ?? 0) / (1 - 0.9 ** this.steps)
      const down = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** this.steps)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (rate * up) / down
      slope[at] = 0
    }
    this.hold()
  }

  private hold(): void {
    const { weights, size } = this
    const { bent, speaks } = this.settings
    for (let at = 0; at < bent; at++) {
      const out = bent * (size + 1) + at
      weights[out] = Math.max(0, weights[out] ?? 0)
      for (let to = 0; to < size; to++) {
        const own = at * (size + 1) + to
        const speaksFor = speaks[to] ?? 0
        if (speaksFor !== 0 && (weights[own] ?? 0) * speaksFor < 0) weights[own] = 0
      }
    }
  }

  net(): Net {
    const { weights, size } = this
    const { bent } = this.settings
    const short = (value: number | undefined) => Number((value ?? 0).toFixed(3))
    return {
      bent: Array.from({ length: bent }, (_, at) =>
        [...weights.slice(at * (size + 1), (at + 1) * (size + 1))].map(short),
      ),
      out: [...weights.slice(bent * (size + 1), bent * (size + 2))].map(short),
      start: short(weights[bent * (size + 2)]),
    }
  }
}

const shuffled = <T>(all: readonly T[], roll: () => number): T[] => {
  const made = [...all]
  for (let at = made.length - 1; at > 0; at--) {
    const to = Math.floor(roll() * (at + 1))
    const [one, other] = [made[at], made[to]]
    if (one !== undefined && other !== undefined) [made[at], made[to]] = [other, one]
  }
  return made
}

const batch = 32

function learn<T>(all: readonly T[], size: number, settings: Settings, blame: (learner: Learner, one: T) => void): Net {
  const learner = new Learner(size, settings)
  const roll = dice(settings.seed + 1)
  for (let round = 0; round < settings.rounds; round++) {
    const rate = settings.rate * (1 - (0.9 * round) / settings.rounds)
    let open = 0
    for (const one of shuffled(all, roll)) {
      blame(learner, one)
      if (++open === batch) {
        learner.step(rate, batch)
        open = 0
      }
    }
  }
  return learner.net()
}

/** A net that puts the right one of each group first. */
export const learnRanking = (groups: readonly Group[], settings: Settings): Net =>
  learn(groups, groups[0]?.rows[0]?.length ?? 0, settings, (learner, { rows, right }) => {
    const odds = rows.map((row) => learner.odds(row))
    const top = Math.max(...odds)
    const shares = odds.map((one) => Math.exp(one - top))
    const all = shares.reduce((sum, one) => sum + one, 0)
    for (const [at, row] of rows.entries()) learner.blame(row, (shares[at] ?? 0) / all - (at === right ? 1 : 0))
  })

export type Row = { evidence: readonly number[]; isRight: boolean }

/** A net that says how likely something is right. */
export const learnSureness = (rows: readonly Row[], settings: Settings): Net =>
  learn(rows, rows[0]?.evidence.length ?? 0, settings, (learner, { evidence, isRight }) =>
    learner.blame(evidence, 1 / (1 + Math.exp(-learner.odds(evidence))) - (isRight ? 1 : 0)),
  )
