import { inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import packed from '#content/safety/second-ear.json'
import { toldKinds } from '#shared/alarm.ts'
import { loadEncoder } from './encoder.ts'

/** The first sum is for nothing, the others for the kinds in their order. */
export const secondCount = toldKinds.length + 1
/** What a sentence means comes as numbers of a few hundredths; the net learned with so many times as much. */
export const meaningScale = 8

/** A net with one layer between: `inward` by hidden unit, `outward` by sum. */
export type SecondNet = { inward: Float32Array; bend: Float32Array; outward: Float32Array; bias: Float32Array }

export function secondSums({ inward, bend, outward, bias }: SecondNet, meaning: Float32Array): Float64Array {
  const sums = Float64Array.from(bias)
  const width = meaning.length
  for (let unit = 0; unit < bend.length; unit++) {
    let sum = bend[unit] ?? 0
    for (let at = 0; at < width; at++) sum += (inward[unit * width + at] ?? 0) * (meaning[at] ?? 0)
    if (sum <= 0) continue
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + sum * (outward[unit * secondCount + at] ?? 0)
  }
  return sums
}

type Second = { encode: (text: string) => Float32Array; net: SecondNet; heard: LRUCache<string, Float64Array> }
let second: Second | null = null

function load(): Second {
  const small = inflateRawSync(Buffer.from(packed.inward, 'base64'))
  const scales = packed.scales.map((scale) => scale / 127)
  const width = small.length / scales.length
  const inward = Float32Array.from(small, (one, at) => ((one << 24) >> 24) * (scales[Math.floor(at / width)] ?? 0))
  const net = {
    inward,
    bend: Float32Array.from(packed.bend),
    outward: Float32Array.from(packed.outward),
    bias: Float32Array.from(packed.bias),
  }
  return { encode: loadEncoder(), net, heard: new LRUCache({ max: 16 }) }
}

/** What a net that knows what sentences mean makes of some words, in sums; some milliseconds. */
export function listenAgain(tokens: readonly string[]): Float64Array {
  second ??= load()
  const text = tokens.join(' ')
  const known = second.heard.get(text)
  if (known) return known
  const meaning = second.encode(text).map((one) => one * meaningScale)
  const sums = secondSums(second.net, meaning)
  second.heard.set(text, sums)
  return sums
}
