import { endsOf, type Lying, rowsAt, rowsLying } from '#server/prepared/lying.ts'
import { openWords, type PackedWords, packWords } from '#server/prepared/words.ts'
import type { Said } from './signs.ts'

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

/** The signs of known lines as numbers; the lines of each sign lie where they are, since a text has few of the signs. */
export type NearParts = {
  ofLine: Uint32Array
  signs: PackedWords
  /** Where the lines of each sign end. */
  ends: Uint32Array
  /** The lines of one sign behind those of the other, each with what the sign weighs in it. */
  lines: Lying
}

/** Weighs signs by how rare they are, so that all of them together are of length one. Unknown ones have no place. */
function weighed(said: Said, placeOf: (sign: string) => number, rarity: (place: number) => number) {
  const found = [...weightsOf(said)].map(([sign, weight]) => {
    const place = placeOf(sign)
    return [place, weight * rarity(place)] as const
  })
  const length = Math.sqrt(found.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  return found.map(([place, weight]) => [place, weight / length] as const)
}

const rarityBy = (count: number, oftenOf: (place: number) => number) => (place: number) =>
  Math.log(1 + count / (0.5 + oftenOf(place)))

export function nearParts(lines: readonly KnownLine[]): NearParts {
  const places = new Map<string, number>()
  const often: number[] = []
  for (const { said } of lines)
    for (const sign of weightsOf(said).keys()) {
      const place = places.get(sign) ?? places.size
      places.set(sign, place)
      often[place] = (often[place] ?? 0) + 1
    }
  const ends = endsOf(often.map((length) => ({ length })))
  const next = ends.slice()
  const rows = new Float32Array((ends.at(-1) ?? 0) * 2)
  const rarity = rarityBy(lines.length, (place) => often[place] ?? 0)
  for (const [line, { said }] of lines.entries())
    for (const [place, weight] of weighed(said, (sign) => places.get(sign) ?? -1, rarity)) {
      const to = next[place] ?? 0
      next[place] = to + 1
      rows.set([line, weight], to * 2)
    }
  return {
    ofLine: Uint32Array.from(lines, ({ of }) => of),
    signs: packWords([...places.keys()]),
    ends,
    lines: rowsLying(rows),
  }
}

/** Measures how near a text is to known lines, by rare words and pairs of words in any spelling. */
export function nearLines({ ofLine, signs, ends, lines }: NearParts): NearLines {
  const { placeOf } = openWords(signs)
  const rarity = rarityBy(ofLine.length, (place) => (place < 0 ? 0 : (ends[place + 1] ?? 0) - (ends[place] ?? 0)))
  return (said) => {
    const scores = new Float32Array(ofLine.length)
    for (const [place, weight] of weighed(said, placeOf, rarity)) {
      if (place < 0) continue
      const rows = rowsAt(lines, 2, ends[place] ?? 0, ends[place + 1] ?? 0)
      for (let at = 0; at < rows.length; at += 2) {
        const line = rows[at] ?? 0
        scores[line] = (scores[line] ?? 0) + weight * (rows[at + 1] ?? 0)
      }
    }
    return nearestOf(ofLine, scores)
  }
}

const leastNear = 0.05

function nearestOf(ofLine: Uint32Array, scores: Float32Array): Map<number, Nearness> {
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
