import { endsOf, type Lying, rowsAt, rowsLying } from '#server/prepared/lying.ts'
import { type Net, oddsOf, shareOfOdds } from '../book/net.ts'
import { along } from '../book/vectors.ts'
import { directionOf, judge, type MomentModel } from './model.ts'
import { type KnownLine, type Nearness, type NearParts, nearLines, nearParts } from './nearness.ts'
import type { Said } from './signs.ts'

/** A moment that a text may be, and what speaks for it. */
export type Candidate = { of: number; evidence: readonly number[] }
/** What is to be said of a text as a whole: how likely it is a wish or an answer, or other talk, and how long it is. */
export type Found = { candidates: readonly Candidate[]; about: readonly number[] }
export type Find = (said: Said) => Found

const byModel = 6
const byLines = 6
const nowhere: Nearness = { first: 0, second: 0 }

/** What known lines are found by. The directions of a moment's lines lie side by side, and are read when it is picked. */
export type FinderParts = { near: NearParts; ends: Uint32Array; ways: Lying }

export function finderParts(model: MomentModel, lines: readonly KnownLine[]): FinderParts {
  const { size } = model
  const byMoment = model.moments.map((): Said[] => [])
  for (const { of, said } of lines) byMoment[of]?.push(said)
  const ways = new Float32Array(lines.length * size)
  for (const [at, said] of byMoment.flat().entries()) ways.set(directionOf(model, said), at * size)
  return { near: nearParts(lines), ends: endsOf(byMoment), ways: rowsLying(ways) }
}

export function finderOf(model: MomentModel, { near: parts, ends, ways }: FinderParts): Find {
  const near = nearLines(parts)
  const { size } = model
  const alikes = (of: number, way: Float32Array) => {
    const rows = rowsAt(ways, size, ends[of] ?? 0, ends[of + 1] ?? 0)
    return Array.from({ length: rows.length / size }, (_, at) => along(size, way, 0, rows, at * size)).sort(falling)
  }
  return (said) => {
    const way = directionOf(model, said)
    const odds = judge(model, way)
    const nearness = near(said)
    const moments = odds.subarray(0, model.moments.length)
    const wish = sumOf(odds.subarray(moments.length, moments.length + model.wishes))
    const talk = sumOf(odds.subarray(moments.length + model.wishes))
    const all = Math.log(sumOf(moments) + wish)
    const picked = new Set([
      ...tops(moments.keys(), byModel, (of) => moments[of] ?? 0),
      ...tops(nearness.keys(), byLines, (of) => nearness.get(of)?.first ?? 0),
    ])
    const rows = [...picked].map((of) => {
      const { first, second } = nearness.get(of) ?? nowhere
      const [like = 0, alike = 0] = alikes(of, way)
      return { of, row: [Math.max(-12, (moments[of] ?? -12) - all), first, second, like, alike] }
    })
    return {
      candidates: besideEachOther(rows),
      about: [wish, talk, Math.min(8, said.stems.length) / 4, unknownIn(said), numbersIn(said)],
    }
  }
}

const falling = (one: number, other: number) => other - one
const sumOf = (odds: Float32Array) => odds.reduce((all, one) => all + Math.exp(one), 0)
const numbersIn = ({ stems }: Said) => Math.min(3, stems.filter((stem) => stem === '#').length) / 2
const unknownIn = ({ groups }: Said) => groups.filter((one) => one === null).length / (groups.length + 1)

function tops(all: Iterable<number>, count: number, weight: (one: number) => number): number[] {
  const best: number[] = []
  for (const one of all) {
    if (best.length === count && weight(one) <= weight(best[count - 1] ?? 0)) continue
    const to = best.findIndex((other) => weight(one) > weight(other))
    best.splice(to < 0 ? best.length : to, 0, one)
    if (best.length > count) best.pop()
  }
  return best
}

/** What speaks for each, and by how much more than for the best of the others. */
function besideEachOther(rows: readonly { of: number; row: readonly number[] }[]): Candidate[] {
  return rows.map(({ of, row }) => {
    const others = rows.filter((other) => other.of !== of)
    const leads = row.map(
      (own, which) => own - Math.max(...others.map(({ row }) => row[which] ?? 0), which === 0 ? -12 : 0),
    )
    const [share = 0, ...rest] = row
    return { of, evidence: [share / 4, Math.exp(share), ...rest, (leads[0] ?? 0) / 4, ...leads.slice(1)] }
  })
}

export const candidateSize = 11

/** The candidate that fits best, and what speaks for it alone. Null where there is none. */
export function bestOf(ranking: Net, { candidates, about }: Found): { of: number; evidence: number[] } | null {
  const ranked = candidates
    .map(({ of, evidence }) => ({ of, evidence, odds: oddsOf(ranking, evidence) }))
    .sort((one, other) => other.odds - one.odds)
  const [best, next] = ranked
  if (!best) return null
  const lead = Math.min(4, best.odds - (next?.odds ?? best.odds - 4))
  const all = ranked.reduce((sum, { odds }) => sum + Math.exp(odds - best.odds), 0)
  return { of: best.of, evidence: [...best.evidence, lead, 1 / all, ...about] }
}

export const bestSize = candidateSize + 7

export const surenessOf = (sureness: Net, evidence: readonly number[]) => shareOfOdds(oddsOf(sureness, evidence))
