import { inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import packedOrders from '#content/safety/order-ear.json'
import packed from '#content/safety/second-ear.json'
import { toldKinds } from '#shared/alarm.ts'
import { loadEncoder } from './encoder.ts'

/** The first sum is for nothing, the others for the kinds in their order. */
export const secondCount = toldKinds.length + 1
/** Of the net that knows orders: the first sum is for anything else, the second for an order to the tutor. */
export const orderCount = 2
/** What a sentence means comes as numbers of a few hundredths; the nets learned with so many times as much. */
export const meaningScale = 8

/** A net with one layer between: `inward` by hidden unit, `outward` by hidden unit and sum. */
export type SecondNet = { inward: Float32Array; bend: Float32Array; outward: Float32Array; bias: Float32Array }

export function secondSums({ inward, bend, outward, bias }: SecondNet, meaning: Float32Array): Float64Array {
  const sums = Float64Array.from(bias)
  const width = meaning.length
  for (let unit = 0; unit < bend.length; unit++) {
    let sum = bend[unit] ?? 0
    for (let at = 0; at < width; at++) sum += (inward[unit * width + at] ?? 0) * (meaning[at] ?? 0)
    if (sum <= 0) continue
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + sum * (outward[unit * sums.length + at] ?? 0)
  }
  return sums
}

type Packed = { inward: string; scales: number[]; bend: number[]; outward: number[]; bias: number[] }

function opened(kept: Packed): SecondNet {
  const small = inflateRawSync(Buffer.from(kept.inward, 'base64'))
  const scales = kept.scales.map((scale) => scale / 127)
  const width = small.length / scales.length
  return {
    inward: Float32Array.from(small, (one, at) => ((one << 24) >> 24) * (scales[Math.floor(at / width)] ?? 0)),
    bend: Float32Array.from(kept.bend),
    outward: Float32Array.from(kept.outward),
    bias: Float32Array.from(kept.bias),
  }
}

type Second = {
  encode: (text: string) => Float32Array
  needs: SecondNet
  orders: SecondNet
  meant: LRUCache<string, Float32Array>
}
let second: Second | null = null
const loaded = (): Second =>
  (second ??= {
    encode: loadEncoder(),
    needs: opened(packed),
    orders: opened(packedOrders),
    meant: new LRUCache({ max: 16 }),
  })

/** What some words mean; some milliseconds, the same words again in none. */
function meaningOf(tokens: readonly string[]): Float32Array {
  const { encode, meant } = loaded()
  const text = tokens.join(' ')
  const known = meant.get(text)
  if (known) return known
  const meaning = encode(text).map((one) => one * meaningScale)
  meant.set(text, meaning)
  return meaning
}

/** What a net that knows what sentences mean makes of some words, in sums. */
export const listenAgain = (tokens: readonly string[]): Float64Array => secondSums(loaded().needs, meaningOf(tokens))

/** How much likelier it is than anything else that the words order the tutor to be something else, as a logarithm. */
export const ordersAgain = (tokens: readonly string[]): number =>
  orderSum(secondSums(loaded().orders, meaningOf(tokens)))

export const orderSum = ([other = 0, order = 0]: Float64Array): number => order - other
