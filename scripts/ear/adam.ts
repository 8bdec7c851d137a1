/** Numbers to be learned, how the loss grows with each, and the means that Adam keeps of that. */
export type Layer = { numbers: Float32Array; slope: Float32Array; mean: Float32Array; spread: Float32Array }

export const layerOf = (length: number, draw: () => number): Layer => ({
  numbers: Float32Array.from({ length }, draw),
  slope: new Float32Array(length),
  mean: new Float32Array(length),
  spread: new Float32Array(length),
})

/** Draws from a bell curve. */
export const bellOf = (roll: () => number, spread: number) => () =>
  spread * Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())

/** `decay` pulls a number to nothing as part of its slope, `shrink` beside it (AdamW); slopes count `times`. */
type Pace = { rate: number; step: number; decay?: number; shrink?: number; times?: number }

/** One step by Adam (Kingma and Ba 2015; Loshchilov and Hutter 2019); the slopes are nothing after it. */
export function walk({ numbers, slope, mean, spread }: Layer, { rate, step, decay = 0, shrink = 0, times = 1 }: Pace) {
  const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step]
  const kept = 1 - rate * shrink
  for (let at = 0; at < numbers.length; at++) {
    const own = (slope[at] ?? 0) * times + decay * (numbers[at] ?? 0)
    const means = 0.9 * (mean[at] ?? 0) + 0.1 * own
    const spreads = 0.999 * (spread[at] ?? 0) + 0.001 * own * own
    mean[at] = means
    spread[at] = spreads
    numbers[at] = (numbers[at] ?? 0) * kept - (rate * means) / early / (Math.sqrt(spreads / late) + 1e-8)
  }
  slope.fill(0)
}

export function shuffle<Each>(order: Each[], roll: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one === undefined || two === undefined) continue
    order[at] = two
    order[other] = one
  }
}
