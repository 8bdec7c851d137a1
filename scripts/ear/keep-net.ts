import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { SecondNet } from '../../src/server/safety/ear/second.ts'

/** Each row in whole numbers from -127 to 127, and the largest number of each, which is 127. */
export function inBytes(numbers: Float32Array, width: number): { bytes: Int8Array; largest: number[] } {
  const largest = Array.from({ length: numbers.length / width }, (_, row) =>
    numbers.subarray(row * width, (row + 1) * width).reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9),
  )
  const bytes = Int8Array.from(numbers, (one, at) => Math.round((one * 127) / (largest[Math.floor(at / width)] ?? 1)))
  return { bytes, largest }
}

export const packedBytes = (bytes: Uint8Array | Int8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64')

/** The net as src/server/safety/ear/second.ts opens it: its widest layer in whole numbers from -127 to 127. */
function packedNet({ inward, bend, outward, bias }: SecondNet): string {
  const { bytes, largest } = inBytes(inward, inward.length / bend.length)
  const short = (numbers: Iterable<number>) => Array.from(numbers, (one) => Number(one.toPrecision(6)))
  const made = {
    inward: packedBytes(bytes),
    scales: short(largest),
    bend: short(bend),
    outward: short(outward),
    bias: short(bias),
  }
  return `${JSON.stringify(made)}\n`
}

/** Keeps a net in a file of content/safety; with --check it only compares. */
export function keepNet(net: SecondNet, name: string, began: number) {
  const place = new URL(`../../content/safety/${name}`, import.meta.url)
  const text = packedNet(net)
  const took = `${Math.round((performance.now() - began) / 1000)} s`
  if (process.argv.includes('--check')) {
    const isSame = JSON.stringify(JSON.parse(readFileSync(place, 'utf8'))) === text.trim()
    console.info(isSame ? 'the same net' : 'another net', took)
    process.exitCode = isSame ? 0 : 1
    return
  }
  writeFileSync(place, text)
  console.info(text.length, 'characters,', took)
}
