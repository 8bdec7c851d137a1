import {
  acrossUnits,
  acrossUnitsOf,
  acrossWidth,
  around,
  inwardUnits,
  inwardWidth,
  type PrivateNet,
  reach,
  units,
  type WordGiven,
  weightOfLook,
  wideReach,
} from '../../src/server/safety/private-net.ts'
import { diceOf } from '../ear/read-lines.ts'

const rounds = 8
const batch = 24
const rate = 2e-3
const decay = 3e-5
/** So many of the units and of the meanings are left out while it learns, so that it leans on none. */
const [droppedUnits, droppedMeanings] = [0.2, 0.12]
const weightOfTold = 2
/** A harmless line that the net is this sure of is looked at in one round of so many. */
const [sureOf, everySure] = [0.03, 4]

export type NetLine = { given: readonly WordGiven[]; told: readonly boolean[] }

type Layer = { numbers: Float32Array; slope: Float32Array; mean: Float32Array; spread: Float32Array; decays: boolean }
const layerOf = (length: number, decays: boolean, draw: () => number): Layer => ({
  numbers: Float32Array.from({ length }, draw),
  slope: new Float32Array(length),
  mean: new Float32Array(length),
  spread: new Float32Array(length),
  decays,
})
type Layers = Record<'inward' | 'bend' | 'across' | 'acrossBend' | 'outward' | 'bias', Layer>

const netOf = ({ inward, bend, across, acrossBend, outward, bias }: Layers): PrivateNet => ({
  ...{ inward: inward.numbers, bend: bend.numbers, across: across.numbers },
  ...{ acrossBend: acrossBend.numbers, outward: outward.numbers, bias: bias.numbers[0] ?? 0 },
})

const share = (sum: number) => 1 / (1 + Math.exp(-sum))

/** Learns by Adam (Kingma and Ba 2015); all from one seed, so that the same lines give the same net. */
export function learnNet(lines: readonly NetLine[], seed = 5): PrivateNet {
  const roll = diceOf(seed)
  const normal = (spread: number) => () =>
    spread * Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())
  const layers: Layers = {
    inward: layerOf(inwardWidth * units, true, normal(1 / Math.sqrt(inwardWidth))),
    bend: layerOf(units, false, () => 0),
    across: layerOf(acrossWidth * acrossUnits, true, normal(1 / Math.sqrt(acrossWidth))),
    acrossBend: layerOf(acrossUnits, false, () => 0),
    outward: layerOf(acrossUnits, true, normal(1 / Math.sqrt(acrossUnits))),
    bias: layerOf(1, false, () => -2),
  }
  const all = Object.values(layers)
  const order = lines.map((_, at) => at)
  const isSure = new Uint8Array(lines.length)
  const steps = Math.ceil((lines.length * rounds) / batch)
  let step = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, roll)
    let inBatch = 0
    for (const at of order) {
      const line = lines[at]
      if (!line || (isSure[at] && roll() * everySure > 1)) continue
      isSure[at] = slopes(line, layers, roll) < sureOf && !line.told.includes(true) ? 1 : 0
      if (++inBatch < batch) continue
      inBatch = 0
      step++
      for (const layer of all) walk(layer, rate * Math.max(0.03, 1 - round / rounds), step)
    }
    console.info('round', round, 'step', step, 'of', steps)
  }
  return netOf(layers)
}

/** Adds to the slopes what this line teaches; gives how private its most private word seems. */
function slopes({ given, told }: NetLine, layers: Layers, roll: () => number): number {
  const net = netOf(layers)
  const kept = given.map((one) => (roll() < droppedMeanings ? { ...one, meaning: nothing } : one))
  const mask = Float32Array.from({ length: units }, () => (roll() < droppedUnits ? 0 : 1 / (1 - droppedUnits)))
  const all = kept.map((one) => inwardUnits(net, one).map((sum, unit) => sum * (mask[unit] ?? 0)))
  const pulls = all.map(() => new Float32Array(units))
  let most = 0
  for (const [place] of all.entries()) {
    const near = around(all, place)
    const made = acrossUnitsOf(net, near)
    let sum = net.bias
    for (let unit = 0; unit < acrossUnits; unit++) sum += (net.outward[unit] ?? 0) * (made[unit] ?? 0)
    most = Math.max(most, share(sum))
    const pull = (share(sum) - (told[place] ? 1 : 0)) * (told[place] ? weightOfTold : 1)
    if (Math.abs(pull) > 1e-3) slopesAcross({ near, made, pull, place }, pulls, layers)
  }
  for (const [place, one] of kept.entries()) slopesInward(one, all[place], pulls[place], mask, layers)
  return most
}
const nothing = new Float32Array(inwardWidth)

type Across = { near: Float32Array; made: Float32Array; pull: number; place: number }
function slopesAcross({ near, made, pull, place }: Across, pulls: Float32Array[], layers: Layers) {
  const { across, acrossBend, outward, bias } = layers
  bias.slope[0] = (bias.slope[0] ?? 0) + pull
  const back = new Float32Array(acrossWidth)
  for (let unit = 0; unit < acrossUnits; unit++) {
    const shown = made[unit] ?? 0
    if (shown === 0) continue
    outward.slope[unit] = (outward.slope[unit] ?? 0) + pull * shown
    const own = pull * (outward.numbers[unit] ?? 0)
    acrossBend.slope[unit] = (acrossBend.slope[unit] ?? 0) + own
    const row = unit * acrossWidth
    for (let at = 0; at < acrossWidth; at++) {
      across.slope[row + at] = (across.slope[row + at] ?? 0) + own * (near[at] ?? 0)
      back[at] = (back[at] ?? 0) + own * (across.numbers[row + at] ?? 0)
    }
  }
  for (let step = -reach; step <= reach; step++) addTo(pulls[place + step], back, (step + reach) * units, 1)
  const from = Math.max(0, place - wideReach)
  const to = Math.min(pulls.length, place + wideReach + 1)
  for (let other = from; other < to; other++) addTo(pulls[other], back, acrossWidth - units, 1 / (to - from))
}

function addTo(pulls: Float32Array | undefined, back: Float32Array, from: number, part: number) {
  if (pulls) for (let unit = 0; unit < units; unit++) pulls[unit] = (pulls[unit] ?? 0) + part * (back[from + unit] ?? 0)
}

function slopesInward(
  { meaning, has }: WordGiven,
  shown: Float32Array | undefined,
  pulls: Float32Array | undefined,
  mask: Float32Array,
  { inward, bend }: Layers,
) {
  for (let unit = 0; unit < units; unit++) {
    const pull = (shown?.[unit] ?? 0) > 0 ? (pulls?.[unit] ?? 0) * (mask[unit] ?? 0) : 0
    if (pull === 0) continue
    bend.slope[unit] = (bend.slope[unit] ?? 0) + pull
    const row = unit * inwardWidth
    if (meaning !== nothing)
      for (let at = 0; at < meaning.length; at++)
        inward.slope[row + at] = (inward.slope[row + at] ?? 0) + pull * (meaning[at] ?? 0)
    for (const at of has) inward.slope[row + at] = (inward.slope[row + at] ?? 0) + pull * weightOfLook
  }
}

function walk({ numbers, slope, mean, spread, decays }: Layer, rate: number, step: number) {
  const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step]
  for (let at = 0; at < numbers.length; at++) {
    const own = (slope[at] ?? 0) / batch + (decays ? decay * (numbers[at] ?? 0) : 0)
    const means = 0.9 * (mean[at] ?? 0) + 0.1 * own
    const spreads = 0.999 * (spread[at] ?? 0) + 0.001 * own * own
    mean[at] = means
    spread[at] = spreads
    numbers[at] = (numbers[at] ?? 0) - (rate * means) / early / (Math.sqrt(spreads / late) + 1e-8)
    slope[at] = 0
  }
}

function shuffle(order: number[], roll: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}
