import { readSaid, type Said } from './signs.ts'

/** How near the nearest line of something is to a text, and the second nearest, from 0 to 1. */
export type Nearness = { first: number; second: number }
export type NearLines = (said: Said) => Map<number, Nearness>

const share = { pair: 0.6, group: 0.55, wide: 0.3 }

/** What nearness is measured by: stems, stems side by side, and what kinds of words they are. */
function weightsOf({ stems, groups }: Said): Map<string, number> {
  const signs = new Map<string, number>()
  for (const [at, stem] of stems.entries()) {
    signs.set(stem, 1)
    signs.set(`${stems[at - 1] ?? '^'} ${stem}`, share.pair)
    const own = groups[at]
    if (!own) continue
    signs.set(`g${own[1]}`, share.group)
    signs.set(`w${own[0]}`, share.wide)
  }
  return signs.set(`${stems.at(-1) ?? '^'} $`, share.pair)
}

/** A line that is known, by the number of what it belongs to. */
export type KnownLine = { of: number; said: Said }

/** Measures how near a text is to known lines, by rare words and pairs of words in any spelling. */
export function nearLines(lines: readonly KnownLine[]): NearLines {
  // What is kept of the lines is in numbers: thousands of them as objects took more room than all the rest.
  const count = lines.length
  const ofLine = Int32Array.from(lines, ({ of }) => of)
  const places = new Map<string, number>()
  const often: number[] = []
  const rarity = (place: number | undefined) =>
    Math.log(1 + count / (0.5 + (place === undefined ? 0 : (often[place] ?? 0))))
  const weigh = (signs: ReadonlyMap<string, number>) => {
    const weighed = [...signs].map(([sign, weight]) => {
      const place = places.get(sign)
      return [place, weight * rarity(place)] as const
    })
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    return weighed.map(([place, weight]) => [place, weight / length] as const)
  }
  for (const { said } of lines)
    for (const sign of weightsOf(said).keys()) {
      const place = places.get(sign) ?? places.size
      places.set(sign, place)
      often[place] = (often[place] ?? 0) + 1
    }
  // The lines of each sign, one sign behind the other.
  const ends = new Int32Array(often.length + 1)
  for (const [at, times] of often.entries()) ends[at + 1] = (ends[at] ?? 0) + times
  const next = ends.slice()
  const ofSign = new Int32Array(ends.at(-1) ?? 0)
  const weights = new Float32Array(ofSign.length)
  for (const [line, { said }] of lines.entries())
    for (const [place, weight] of weigh(weightsOf(said))) {
      if (place === undefined) continue
      const to = next[place] ?? 0
      next[place] = to + 1
      ofSign[to] = line
      weights[to] = weight
    }
  const scores = new Float32Array(count)
  return (said) => {
    scores.fill(0)
    for (const [place, weight] of weigh(weightsOf(said))) {
      if (place === undefined) continue
      const end = ends[place + 1] ?? 0
      for (let at = ends[place] ?? 0; at < end; at++) {
        const line = ofSign[at] ?? 0
        scores[line] = (scores[line] ?? 0) + weight * (weights[at] ?? 0)
      }
    }
    return nearestOf(ofLine, scores)
  }
}

const leastNear = 0.05

function nearestOf(ofLine: Int32Array, scores: Float32Array): Map<number, Nearness> {
  const found = new Map<number, Nearness>()
  for (let line = 0; line < scores.length; line++) {
    const score = scores[line] ?? 0
    if (score < leastNear) continue
    const of = ofLine[line] ?? 0
    const own = found.get(of)
    if (!own) found.set(of, { first: score, second: 0 })
    else if (score > own.first) [own.first, own.second] = [score, own.first]
    else if (score > own.second) own.second = score
  }
  return found
}

export const saidLines = (lines: readonly { of: number; text: string }[]): KnownLine[] =>
  lines.map(({ of, text }) => ({ of, said: readSaid(text) }))
