// Learns what src/server/safety/ear hears by, from the lines in content/safety: npx tsx scripts/learn-ear.ts
// With --check it only compares: the same lines give the same weights, bit for bit.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { EarModel } from '../src/server/safety/ear/model.ts'
import { learn, readTokens, settings } from './ear/learn.ts'
import { allLines } from './ear/read-lines.ts'
import { readGroups } from './ear/word-groups.ts'

const place = new URL('../content/safety/ear.json', import.meta.url)

/** Weights as whole numbers from -127 to 127; the few that are larger are cut. */
const largest = 6
function packedWeights({ weights }: EarModel): { bytes: Int8Array; scale: number } {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = 127 / Math.min(most, largest)
  return {
    bytes: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * scale)))),
    scale,
  }
}

const began = performance.now()
const { groups, ranks, groupsOf } = readGroups()
const lines = readTokens(allLines())
const { model, right } = learn(lines, ranks, groupsOf, settings)
const { bytes, scale } = packedWeights(model)
const words = [...new Set([...groups.keys(), ...right.keys()])].map((word) => {
  const [wide = '', narrow = ''] = groups.get(word) ?? []
  return `${word} ${wide} ${narrow} ${right.get(word) ?? ''}`
})
const text = words.join('\n')
const made = {
  scale,
  bias: model.bias,
  words: deflateRawSync(text, { level: 9 }).toString('base64'),
  weights: deflateRawSync(bytes, { level: 9 }).toString('base64'),
}
const took = `${((performance.now() - began) / 1000).toFixed(0)} s`
if (process.argv.includes('--check')) {
  const kept: typeof made = JSON.parse(readFileSync(place, 'utf8'))
  const unpacked = (packed: string) => inflateRawSync(Buffer.from(packed, 'base64'))
  const same =
    kept.scale === scale &&
    kept.bias.every((one, at) => one === model.bias[at]) &&
    unpacked(kept.words).equals(Buffer.from(text)) &&
    unpacked(kept.weights).equals(Buffer.from(bytes.buffer))
  console.info(same ? 'the same weights' : 'other weights', took)
  process.exitCode = same ? 0 : 1
} else {
  writeFileSync(place, `${JSON.stringify(made, null, 1)}\n`)
  console.info(lines.length, 'lines,', JSON.stringify(made).length, 'characters,', took)
}
