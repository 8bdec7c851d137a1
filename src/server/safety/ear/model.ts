import { toldKinds } from '#shared/alarm.ts'
import type { Signs } from './signs.ts'

/** The first sum is for nothing at all, the others for the kinds in their order; the last for orders to the tutor. */
export const sumCount = toldKinds.length + 2
export const orderPlace = sumCount - 1

/** Of what was said before, each sign counts as this part of one. */
export const faintPart = 0.4

/** `weights` are whole numbers, `scale` times the weights; `bias` is what a line without signs adds up to. */
export type EarModel = { weights: Int8Array | Float32Array; scale: number; bias: readonly number[] }

/** A line with more signs has a larger sum by chance alone. */
export const shareOf = ({ clear, faint }: Counted) => 1 / Math.sqrt(clear.length + faint.length * faintPart ** 2 + 4)
type Counted = { clear: { length: number }; faint: { length: number } }

/** What some signs come to, before their share is known, and how many they are. */
export type Added = { sums: Float64Array; length: number }

export function addedUp({ weights }: EarModel, signs: Int32Array): Added {
  const sums = new Float64Array(sumCount)
  for (const sign of signs) {
    const from = sign * sumCount
    for (let at = 0; at < sumCount; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
  }
  return { sums, length: signs.length }
}

export const bothAdded = (one: Added, other: Added): Added => ({
  sums: one.sums.map((sum, at) => sum + (other.sums[at] ?? 0)),
  length: one.length + other.length,
})

export function weighed({ scale, bias }: EarModel, clear: Added, faint: Added): Float64Array {
  const share = shareOf({ clear, faint }) / scale
  return clear.sums.map((sum, at) => (sum + (faint.sums[at] ?? 0) * faintPart) * share + (bias[at] ?? 0))
}

export const sumsOf = (model: EarModel, { clear, faint }: Signs): Float64Array =>
  weighed(model, addedUp(model, clear), addedUp(model, faint))

/** How much likelier need of any kind is than none, as a logarithm. */
export const needIn = (sums: Float64Array): number =>
  together(sums.subarray(1, orderPlace)) - together([sums[0] ?? 0, sums[orderPlace] ?? 0])

/** How much likelier it is than anything else that the tutor is ordered to be something else, as a logarithm. */
export const orderIn = (sums: Float64Array): number => (sums[orderPlace] ?? 0) - together(sums.subarray(0, orderPlace))

/** The logarithm of all of them together, each given as one. */
export function together(sums: Float64Array | readonly number[]): number {
  const most = Math.max(...sums)
  let all = 0
  for (const sum of sums) all += Math.exp(sum - most)
  return most + Math.log(all)
}
