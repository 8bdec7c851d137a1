import { alikeFrom, countIn, speaks } from './evidence.ts'
import { isNear } from './frames.ts'
import type { Likely } from './match.ts'
import { type Net, oddsOf } from './net.ts'
import type { Said, SaidWord } from './said.ts'
import type { Kept, Shelf, Way } from './shelf.ts'
import { along } from './vectors.ts'

/** Some entry with the odds that it is what was asked. */
export type Ranked = Likely & { fit: number }

export const rankedOf = (all: readonly Likely[], net: Net): Ranked[] =>
  all
    .map((one) => ({ ...one, fit: oddsOf(net, one.evidence) }))
    .sort((one, other) => other.fit - one.fit || one.at - other.at)

/** As `speaks`, of the evidence below. */
export const speaksOfSure: readonly number[] = [...speaks, 1, 1, 1, -1, -1, -1, 0, 0, 1, 1, 1, 1, 1, 0, -1, 1, -1]

/** What tells whether the first one is what was asked: what speaks for it, and how far the others are behind. */
export function sureEvidence(shelf: Shelf, said: Said, ranked: readonly Ranked[]): number[] {
  const [first, second, third] = ranked
  if (!first) return []
  const oddsFor = (one: Ranked | undefined) => Math.max(-12, one?.fit ?? -12)
  const others = ranked.slice(1, 6)
  const most = (at: number) => Math.max(0, ...others.map(({ evidence }) => evidence[at] ?? 0))
  const alike = second ? likenessOf(shelf, first.at, second.at) : { asked: 0, told: 0 }
  const other = others.find(({ at }) => !tellsTheSame(shelf, first.at, at))
  return [
    ...first.evidence,
    oddsFor(first) / 6,
    Math.min(10, oddsFor(first) - oddsFor(second)) / 5,
    Math.min(10, oddsFor(first) - oddsFor(third)) / 5,
    most(1) - (first.evidence[1] ?? 0),
    most(10) - (first.evidence[10] ?? 0),
    most(28) - (first.evidence[28] ?? 0),
    alike.asked,
    alike.told,
    Math.min(10, oddsFor(first) - oddsFor(other)) / 5,
    ...wayWordByWord(shelf, said, first),
    said.words.filter(({ isBeside }) => isBeside).length / Math.max(1, said.words.length),
    ...leftOpen(shelf, said, first),
  ]
}

/** What the entry has nothing of: how many words, whether it has the word that is asked for, and a number that it lacks. */
function leftOpen(shelf: Shelf, said: Said, { at, left }: Likely): number[] {
  const entry = shelf.entry(at)
  const gone = left === undefined ? undefined : entry.ways[left]
  const has = (word: SaidWord): number => {
    if (countIn(entry, word.stem, gone) > 0 || entry.about.has(word.stem)) return 1
    let most = entry.inAnswer.has(word.stem) ? 0.6 : 0
    for (const stem of entry.inWays.keys())
      if (countIn(entry, stem, gone) > 0) most = Math.max(most, nearness(shelf, word, stem))
    return most
  }
  const open = said.words.filter((word) => !word.isBeside && has(word) < 0.15).length
  const focus = said.focus ? has(said.focus) : 1
  const isOtherNumber = said.numbers.length > 0 && !said.numbers.some((number) => entry.numbers.has(number))
  return [Math.min(open, 4) / 4, focus, isOtherNumber ? 1 : 0]
}

/**
 * What is asked for is surely not in the entry, however much else is: how many of something that it never names
 * ('how many brothers did she have'), or of a number the one that it is not about ('the 23rd president').
 */
export function asksAnother(
  shelf: Shelf,
  said: Said,
  [first]: readonly Ranked[],
  evidence: readonly number[],
): boolean {
  if (!first) return false
  const entry = shelf.entry(first.at)
  const [focus = 1, isOtherNumber = 0] = evidence.slice(-2)
  if (said.frame === 'how many' && focus < 0.5) return true
  return said.isOrdinal && isOtherNumber === 1 && entry.numbers.size > 0
}

/** How alike two entries are: in how they are asked for, and in the words of their answers. */
export function likenessOf(shelf: Shelf, one: number, other: number): { asked: number; told: number } {
  const { dimensions } = shelf.vectors
  const asked = along(dimensions, shelf.entryRows, one * dimensions, shelf.entryRows, other * dimensions)
  return { asked, told: sharedTold(shelf, shelf.entry(one), shelf.entry(other)) }
}

function sharedTold(shelf: Shelf, one: Kept, other: Kept): number {
  let [shared, own, others] = [0, 0.1, 0.1]
  for (const stem of one.inAnswer) {
    const weight = shelf.gain(stem) ** 2
    own += weight
    if (other.inAnswer.has(stem)) shared += weight
  }
  for (const stem of other.inAnswer) others += shelf.gain(stem) ** 2
  return shared / Math.sqrt(own * others)
}

/** Whichever of the two is told, the child is told the same: that the other fits as well is then no doubt. */
export function tellsTheSame(shelf: Shelf, one: number, other: number): boolean {
  const { asked, told } = likenessOf(shelf, one, other)
  return (asked >= 0.85 && told >= 0.5) || (asked >= 0.93 && told >= 0.4)
}

/** The way that fits best word by word, alike words counted too: both together, of the question, of the way, how it asks. */
function wayWordByWord(shelf: Shelf, said: Said, { at, left }: Likely): number[] {
  const { ways } = shelf.entry(at)
  let best = [0, 0, 0, 0]
  for (const [number, way] of ways.entries()) {
    if (number === left) continue
    const [ofQuestion, ofWay] = bothWays(shelf, said, way)
    const both = (2 * ofQuestion * ofWay) / Math.max(0.01, ofQuestion + ofWay)
    const asks = way.frame === said.frame ? 1 : isNear(way.frame, said.frame) ? 0.5 : 0
    if (both + asks * 0.02 > (best[0] ?? 0) + (best[3] ?? 0) * 0.02) best = [both, ofQuestion, ofWay, asks]
  }
  return best
}

function bothWays(shelf: Shelf, { words }: Said, { stems }: Way): [ofQuestion: number, ofWay: number] {
  const nearest = new Float32Array(stems.length)
  let [all, shared] = [0.1, 0]
  for (const word of words) {
    let most = 0
    for (const [at, stem] of stems.entries()) {
      const near = nearness(shelf, word, stem)
      if (near > most) most = near
      if (near > (nearest[at] ?? 0)) nearest[at] = near
    }
    all += word.gain
    shared += word.gain * most
  }
  let [own, said] = [0.1, 0]
  for (const [at, stem] of stems.entries()) {
    const gain = shelf.gain(stem)
    own += gain
    said += gain * (nearest[at] ?? 0)
  }
  return [shared / all, said / own]
}

function nearness(shelf: Shelf, { stem, row }: SaidWord, other: number): number {
  if (stem === other) return 1
  const place = shelf.rowOf(other)
  if (row === undefined || place === undefined) return 0
  const { dimensions, units } = shelf.vectors
  const near = along(dimensions, units, row * dimensions, units, place * dimensions)
  return near <= alikeFrom ? 0 : (0.8 * (near - alikeFrom)) / (1 - alikeFrom)
}
