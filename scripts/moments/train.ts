import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { type PackedVectors, vectorsOf } from '../../src/server/tutor/know/book/vectors.ts'
import type { PackedModel } from '../../src/server/tutor/know/moments/model.ts'
import { type Said, signBits } from '../../src/server/tutor/know/moments/signs.ts'
import { diceOf } from '../ear/read-lines.ts'
import { type Bag, MomentNet, settings, shuffle } from './net.ts'
import type { Line, Sets } from './sets.ts'

const size = 64
/** So many lines of each kind of talk in a round. */
const mostTalk = 30
const talkWeight = 0.5
/** Further words that have a packaged vector, the commonest of them. */
const furtherWords = 5_000

const packaged: PackedVectors = JSON.parse(
  readFileSync(new URL('../../content/en/tutor/vectors.json', import.meta.url), 'utf8'),
)
const vectors = vectorsOf(packaged)

/** Stems of the lines first, then other words that have a packaged vector. */
function namesOf(lines: readonly Line[], further: readonly string[]): string[] {
  const seen = new Set(lines.flatMap(({ said }) => said.stems))
  return [
    ...new Set([...seen, ...further.filter((stem) => vectors.placeOf(stem) !== undefined).slice(0, furtherWords)]),
  ]
}

/** `further`: stems of common words, the commonest first. */
export function train(
  sets: Sets,
  lines: readonly Line[],
  further: readonly string[],
  log: (text: string) => void,
): PackedModel {
  const names = namesOf(lines, further)
  const rowOf = new Map(names.map((name, at) => [name, 2 ** signBits + at]))
  const count = sets.moments.length
  const own = lines.filter(({ of }) => of < count)
  const often = new Map<string, number>()
  for (const { said } of own) for (const stem of new Set(said.stems)) often.set(stem, (often.get(stem) ?? 0) + 1)
  const shareOf = (stem: string) => Math.log(1 + own.length / (1 + (often.get(stem) ?? 0))) / 9
  const bagOf = ({ stems, signs }: Said): Bag => {
    const each = [...new Set(stems)]
    const known = each.filter((stem) => vectors.placeOf(stem) !== undefined)
    return {
      rows: Int32Array.from([...signs, ...each.flatMap((stem) => rowOf.get(stem) ?? [])]),
      words: Int32Array.from(known, (stem) => vectors.placeOf(stem) ?? 0),
      shares: Float32Array.from(known, shareOf),
    }
  }
  const bags = lines.map(({ said }) => bagOf(said))
  const classes = count + sets.wishes.length + sets.talk.length
  const net = new MomentNet(
    { size, rows: 2 ** signBits + names.length, classes, source: vectors.dimensions },
    vectors.units,
  )
  const many = new Map<number, number>()
  for (const { of } of lines) many.set(of, (many.get(of) ?? 0) + 1)
  const roll = diceOf(settings.seed)
  for (let round = 0; round < settings.rounds; round++) {
    const rate = settings.rate * (1 - (0.9 * round) / settings.rounds)
    let loss = 0
    for (const at of shuffle(lines.length, roll)) {
      const { of = 0 } = lines[at] ?? {}
      const bag = bags[at]
      const isTalk = of >= count
      if (!bag || (isTalk && roll() > mostTalk / (many.get(of) ?? 1))) continue
      const own = net.learn(bag, of, isTalk ? talkWeight : 1, rate, roll)
      if (!isTalk) loss += own
    }
    log(`round ${round + 1}: ${(loss / own.length).toFixed(3)}`)
  }
  return pack(sets, net, names, shareOf)
}

const levels = 21

function pack(sets: Sets, net: MomentNet, names: readonly string[], shareOf: (stem: string) => number): PackedModel {
  const rows = net.wholeTable(
    names.map((name) => ({ word: vectors.placeOf(name), share: shareOf(name) })),
    2 ** signBits,
  )
  const count = rows.length / size
  const most = new Float32Array(count)
  for (let row = 0; row < count; row++)
    for (let at = row * size; at < (row + 1) * size; at++) most[row] = Math.max(most[row] ?? 0, Math.abs(rows[at] ?? 0))
  const heaviest = most.reduce((one, other) => Math.max(one, other), 0) / levels
  const weights = Uint8Array.from(most, (one) => Math.ceil(Math.sqrt(one / levels / heaviest) * 255))
  const table = Int8Array.from(rows, (one, at) => {
    const weight = ((weights[Math.floor(at / size)] ?? 0) / 255) ** 2 * heaviest
    return weight === 0 ? 0 : Math.round(one / weight)
  })
  const largest = net.classes.reduce((one, other) => Math.max(one, Math.abs(other)), 0)
  return {
    size,
    heat: settings.heat,
    moments: sets.moments,
    wishes: sets.wishes,
    talk: sets.talk,
    names: deflated(Buffer.from(names.join('\n'), 'latin1')),
    table: deflated(Buffer.from(table.buffer)),
    heaviest,
    weights: deflated(weights),
    classes: deflated(Buffer.from(Int8Array.from(net.classes, (one) => Math.round((one / largest) * 127)).buffer)),
    scale: largest / 127,
    bias: [...net.bias].map((one) => Number(one.toFixed(3))),
  }
}

const deflated = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64')
