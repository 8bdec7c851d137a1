import { distanceBetween } from '#shared/tools/distance.ts'
import { frameOf, nudgeFit } from './frames.ts'
import {
  boxOf,
  type Fit,
  firstPoint,
  fitLine,
  joinLines,
  type Line,
  lastPoint,
  lengthOf,
  resampleLine,
  sizeOf,
} from './geometry.ts'
import { type Model, permutations, type Sample, type Sequence, samplePoints } from './models.ts'
import { backwardInk, nearnessOf, type StrokeFault, strokeFault } from './stroke-tests.ts'

/** The drawn strokes read as fewer: neighbours in time that touch may be one stroke with a lift in it. */
export type Reading = { lines: readonly Line[]; lifts: number }

export type Pair = { ink: Line; sample: Sample; strokes: readonly number[]; turned: boolean }
export type Match = {
  model: Model
  fit: Fit
  pairs: readonly Pair[]
  cost: number
  lifts: number
  faults: readonly StrokeFault[]
}

/** How much may be believed: the left hand may turn rings and bars; `anyDirection` asks only for the look. */
export type Allowance = { ease: number; eitherWay: (sample: Sample) => boolean }

const mostReadings = 32
/** Above this the strokes together are no longer this letter, whatever each may pass. */
const hardlyLike = 18

export function readingsOf(strokes: readonly Line[]): Reading[] {
  const near = 0.24 * sizeOf(boxOf(strokes))
  const gaps = strokes.slice(1).map((line, i) => distanceBetween(lastPoint(strokes[i] ?? []), firstPoint(line)))
  let readings: Line[][][] = [[[strokes[0] ?? []]]]
  strokes.slice(1).forEach((line, i) => {
    const apartFrom = readings.map((groups) => [...groups, [line]])
    const together =
      (gaps[i] ?? 0) > near ? [] : readings.map((groups) => [...groups.slice(0, -1), [...(groups.at(-1) ?? []), line]])
    readings = [...apartFrom, ...together].slice(-4 * mostReadings)
  })
  return readings
    .filter((groups) => groups.length <= 4)
    .slice(0, mostReadings)
    .map((groups) => ({
      lines: groups.map((group) => resampleLine(joinLines(group), samplePoints)),
      lifts: strokes.length - groups.length,
    }))
}

type Plan = { lines: readonly Line[]; sequence: Sequence; lifts: number; cost: number }

const weightOf = (sample: Sample) => (sample.dot ? 20 : sample.length + 10)

function directedCost(ink: Line, sample: Sample, eitherWay: boolean): number {
  const straight = nearnessOf(ink, sample).cost
  return eitherWay ? Math.min(straight, nearnessOf(backwardInk(ink), sample).cost) : straight
}

function planCost(lines: readonly Line[], sequence: Sequence, either: Allowance['eitherWay']): number {
  let [sum, weight] = [0, 0]
  sequence.samples.forEach((sample, i) => {
    sum += directedCost(lines[i] ?? [], sample, either(sample)) * weightOf(sample)
    weight += weightOf(sample)
  })
  return sum / weight
}

function bestPlan(
  readings: readonly Reading[],
  sequences: readonly Sequence[],
  fit: Fit,
  either: Allowance['eitherWay'],
): Plan | null {
  let best: Plan | null = null
  for (const { lines, lifts } of readings) {
    const laid = lines.map((line) => fitLine(line, fit))
    for (const sequence of sequences) {
      if (sequence.samples.length !== laid.length) continue
      const cost = planCost(laid, sequence, either) + lifts * 0.2
      if (!best || cost < best.cost) best = { lines: laid, sequence, lifts, cost }
    }
  }
  return best
}

function pairsOf(plan: Plan, either: Allowance['eitherWay']): Pair[] {
  return plan.sequence.samples.map((sample, i) => {
    const ink = plan.lines[i] ?? []
    const turned = either(sample) && nearnessOf(backwardInk(ink), sample).cost < nearnessOf(ink, sample).cost
    return { ink: turned ? backwardInk(ink) : ink, sample, strokes: plan.sequence.strokes[i] ?? [], turned }
  })
}

/** The best way to see the ink as this model, drawn in one of the orders given; null when the number of strokes is off. */
export function matchOf(
  readings: readonly Reading[],
  model: Model,
  allowance: Allowance,
  place: Fit | null = null,
  sequences: readonly Sequence[] = model.sequences,
): Match | null {
  const all = readings[0]?.lines ?? []
  let fit = place ?? frameOf(all, model.lines)
  let plan = bestPlan(readings, sequences, fit, allowance.eitherWay)
  if (!plan) return null
  for (let round = 0; round < 2 && !place; round++) {
    const pairs = pairsOf(plan, allowance.eitherWay).filter(({ sample }) => !sample.closed && !sample.dot)
    if (pairs.length < plan.sequence.samples.length) break
    const next = nudgeFit(
      fit,
      pairs.map(({ ink, sample }) => [ink, sample.points] as const),
    )
    const better = bestPlan(readings, sequences, next, allowance.eitherWay)
    if (!better || better.cost >= plan.cost) break
    ;[fit, plan] = [next, better]
  }
  const pairs = pairsOf(plan, allowance.eitherWay)
  const faults = pairs.flatMap(({ ink, sample }) => strokeFault(ink, sample, allowance.ease) ?? [])
  if (plan.cost > hardlyLike * allowance.ease) faults.push('away')
  return { model, fit, pairs, cost: plan.cost, lifts: plan.lifts, faults }
}

/** Each stroke on its own in any order, for the question which one came too early or went the other way. */
export function anyOrder(model: Model): Sequence[] {
  return permutations(model.strokes.length).map((order) => ({
    samples: order.flatMap((i) => model.strokes[i] ?? []),
    strokes: order.map((i) => [i]),
  }))
}

const isClean = (match: Match) => match.faults.length === 0

function isBetter(one: Match, other: Match): boolean {
  return isClean(one) === isClean(other) ? one.cost < other.cost : isClean(one)
}

/** The best of several matches: first those without a fault, then the nearest. */
export function bestOf(matches: readonly (Match | null)[]): Match | null {
  let best: Match | null = null
  for (const match of matches) if (match && (!best || isBetter(match, best))) best = match
  return best
}

export const inkLength = (strokes: readonly Line[]) => strokes.reduce((sum, line) => sum + lengthOf(line), 0)
