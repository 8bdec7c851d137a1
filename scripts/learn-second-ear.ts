// Learns what the second ear (src/server/safety/ear/second.ts) hears by, from the lines in content/safety and what they mean:
// npx tsx scripts/learn-second-ear.ts; some eight minutes. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { readTokens } from './ear/learn.ts'
import { learnSecond, meantLines } from './ear/learn-second.ts'
import { allLines } from './ear/read-lines.ts'

const place = new URL('../content/safety/second-ear.json', import.meta.url)
const began = performance.now()
const lines = meantLines(readTokens(allLines()))
console.info(lines.length, 'lines,', Math.round((performance.now() - began) / 1000), 's')
const { inward, bend, outward, bias } = learnSecond(lines)
const width = inward.length / bend.length
const scales = Array.from(bend, (_, unit) =>
  inward.subarray(unit * width, (unit + 1) * width).reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9),
)
const small = Int8Array.from(inward, (one, at) => Math.round((one * 127) / (scales[Math.floor(at / width)] ?? 1)))
const short = (numbers: Iterable<number>) => Array.from(numbers, (one) => Number(one.toPrecision(6)))
const made = {
  inward: deflateRawSync(small, { level: 9 }).toString('base64'),
  scales: short(scales),
  bend: short(bend),
  outward: short(outward),
  bias: short(bias),
}
const text = `${JSON.stringify(made)}\n`
const took = `${Math.round((performance.now() - began) / 1000)} s`
if (process.argv.includes('--check')) {
  const isSame = JSON.stringify(JSON.parse(readFileSync(place, 'utf8'))) === text.trim()
  console.info(isSame ? 'the same net' : 'another net', took)
  process.exitCode = isSame ? 0 : 1
} else {
  writeFileSync(place, text)
  console.info(text.length, 'characters,', took)
}
