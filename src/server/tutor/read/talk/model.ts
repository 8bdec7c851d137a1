/** A weight for each sign and act, whole numbers from -127 to 127; `scale` times the weights. */
export type TalkModel = {
  acts: readonly string[]
  weights: Int8Array | Float32Array
  scale: number
  bias: readonly number[]
}

/** How likely a message is each act, from 0 to 1, all together 1. */
export function sharesOf({ acts, weights, scale, bias }: TalkModel, signs: Int32Array): Float64Array {
  const count = acts.length
  const sums = new Float64Array(count)
  for (const sign of signs) {
    const from = sign * count
    for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
  }
  // A message with more signs has larger sums by chance alone.
  const share = 1 / Math.sqrt(signs.length + 4) / scale
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const sum = (sums[at] ?? 0) * share + (bias[at] ?? 0)
    sums[at] = sum
    if (sum > most) most = sum
  }
  let all = 0
  for (let at = 0; at < count; at++) {
    const power = Math.exp((sums[at] ?? 0) - most)
    sums[at] = power
    all += power
  }
  return sums.map((power) => power / all)
}
