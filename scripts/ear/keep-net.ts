import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { SecondNet } from '../../src/server/safety/ear/second.ts'

/** The net as src/server/safety/ear/second.ts opens it: its widest layer in whole numbers from -127 to 127. */
function packedNet({ inward, bend, outward, bias }: SecondNet): string {
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
