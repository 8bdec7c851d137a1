import { isNear } from './frames.ts'
import type { Said, SaidWord } from './said.ts'
import type { Kept, Shelf, Way } from './shelf.ts'
import { along } from './vectors.ts'

/** Of each part of the evidence, in its order: whether more of it can only speak for an entry (1), against it (-1), or either. */
export const speaks: readonly number[] = [
  0, 1, 1, 1, 1, 1, 1, 1, -1, -1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, 1, -1, 1, 1, 1, 0, 0, 0, 0,
]

/** One way of asking that is left out: to measure, and to learn. */
export type Left = { way: number }

/** From here words are used nearly alike. */
export const alikeFrom = 0.45

export function evidenceOf(shelf: Shelf, said: Said, at: number, left: Left | null): number[] {
  const entry = shelf.entry(at)
  const ways = left ? entry.ways.filter((_, way) => way !== left.way) : entry.ways
  const gone = left ? entry.ways[left.way] : undefined
  const words = wordEvidence(shelf, said, entry, gone)
  const best = bestWay(shelf, said, ways)
  const { dimensions } = shelf.vectors
  const alikes = ways.map(({ row }) => along(dimensions, said.meaning, 0, entry.rows, row * dimensions))
  alikes.sort((one, other) => other - one)
  const frames = ways.filter(({ frame }) => frame === said.frame).length
  return [
    1,
    ...words,
    ...best,
    ...aboutEvidence(shelf, said, entry),
    coreShare(shelf, said, entry, ways.length, gone),
    frames / Math.max(1, ways.length),
    pairShare(said, entry, gone),
    frames === 0 && said.frame !== 'none' ? 1 : 0,
    measureMatch(said, ways),
    measureMatch(said, ways) < 0 && !said.words.some(({ stem, isMeasure }) => isMeasure && entry.inAnswer.has(stem))
      ? 1
      : 0,
    alikes.reduce((sum, one) => sum + one, 0) / Math.max(1, alikes.length),
    alikes[0] ?? 0,
    ((alikes[0] ?? 0) + (alikes[1] ?? 0) + (alikes[2] ?? 0)) / 3,
    Math.min(said.words.length, 8) / 8,
    said.words.length === 1 ? 1 : 0,
    said.words.filter(({ isUnheard, isStrange }) => isUnheard && !isStrange).length / 3,
    said.words.filter(({ isStrange }) => isStrange).length / 2,
  ]
}

/** How many ways of an entry have a stem, without one that is left out. */
export const countIn = (entry: Kept, stem: number, gone: Way | undefined) =>
  (entry.inWays.get(stem) ?? 0) - (gone?.stems.includes(stem) ? 1 : 0)

/** How much of the question stands in the ways, only in the answer, or is like a word of the ways; and what is left. */
function wordEvidence(shelf: Shelf, said: Said, entry: Kept, gone: Way | undefined): number[] {
  let [has, told, like, gained, lost, worst, most, second, often, hard, named] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let rarest: SaidWord | null = null
  let rarestHas = 0
  for (const word of said.words) {
    const count = word.stem < 0 ? 0 : countIn(entry, word.stem, gone)
    let share = 0
    if (count > 0 || entry.about.has(word.stem)) {
      has += word.gain
      gained += word.gain
      often += (word.gain * Math.min(count, 4)) / 4
      share = 1
    } else if (entry.inAnswer.has(word.stem)) {
      told += word.gain
      share = 0.6
    } else {
      const near = Math.max(0, likest(shelf, word, entry, gone) - alikeFrom) / (1 - alikeFrom)
      like += near * word.gain
      share = near * 0.8
      hard = Math.max(hard, word.gain)
      named = Math.max(named, word.gain * word.naming)
    }
    const open = (1 - share) * (1 - share)
    lost += open * word.loss
    worst = Math.min(worst, open * word.loss * Math.min(1, word.gain / 4))
    const missing = open * word.gain
    if (missing > most) [most, second] = [missing, most]
    else if (missing > second) second = missing
    if (!rarest || word.gain > rarest.gain) [rarest, rarestHas] = [word, share]
  }
  const all = said.weight
  return [
    has / all,
    told / all,
    like / all,
    often / all,
    Math.min(gained, 24) / 24,
    Math.max(lost, -8) / 8,
    worst / 3,
    most / 8,
    second / 8,
    rarestHas,
    hard / 8,
    named / 6,
  ]
}

function likest(shelf: Shelf, { row }: SaidWord, entry: Kept, gone: Way | undefined): number {
  if (row === undefined) return 0
  const { dimensions, units } = shelf.vectors
  let best = 0
  for (const stem of entry.inWays.keys()) {
    const other = shelf.rowOf(stem)
    if (other === undefined || (gone && countIn(entry, stem, gone) === 0)) continue
    best = Math.max(best, along(dimensions, units, row * dimensions, units, other * dimensions))
  }
  return best
}

/** The way that fits best: what both share of both, of it, of the question, and whether it asks alike. */
function bestWay(shelf: Shelf, said: Said, ways: readonly Way[]): number[] {
  let best = [0, 0, 0, 0, 0]
  for (const { stems, frame } of ways) {
    let shared = 0
    let own = 0.1
    for (const stem of stems) {
      const gain = shelf.gain(stem)
      own += gain
      if (said.words.some((word) => word.stem === stem)) shared += gain
    }
    const both = shared / (own + said.weight - shared) + (frame === said.frame ? 0.03 : 0)
    if (both > (best[0] ?? 0))
      best = [
        both,
        shared / own,
        Math.min(1, shared / said.weight),
        frame === said.frame ? 1 : 0,
        isNear(frame, said.frame) ? 1 : 0,
      ]
  }
  return best
}

/** How much of what a question must be about is said, as such or alike. */
function aboutEvidence(shelf: Shelf, said: Said, entry: Kept): number[] {
  const { dimensions, units } = shelf.vectors
  let exact = 0
  let least = 1
  for (const stem of entry.about) {
    if (said.words.some((word) => word.stem === stem)) {
      exact++
      continue
    }
    const row = shelf.rowOf(stem)
    let near = 0
    if (row !== undefined)
      for (const word of said.words)
        if (word.row !== undefined)
          near = Math.max(near, along(dimensions, units, row * dimensions, units, word.row * dimensions))
    least = Math.min(least, near)
  }
  return [exact / Math.max(1, entry.about.size), exact > 0 ? 1 : 0, least]
}

/** What most ways of the entry say: how much of that the question says. */
function coreShare(shelf: Shelf, said: Said, entry: Kept, count: number, gone: Way | undefined): number {
  let all = 0.1
  let shared = 0
  for (const stem of entry.inWays.keys()) {
    const often = countIn(entry, stem, gone) / Math.max(1, count)
    if (often < 0.3) continue
    const weight = often * shelf.gain(stem)
    all += weight
    if (said.words.some((word) => word.stem === stem)) shared += weight
  }
  return shared / all
}

/** Whether some way asks for the same measure: -1 where the question asks for one and no way does. */
function measureMatch({ frame, measure }: Said, ways: readonly Way[]): number {
  if (measure === '' && frame !== 'how many') return 0
  return ways.some((way) => way.measure === measure && measure !== '') ? 1 : -1
}

function pairShare({ pairs }: Said, entry: Kept, gone: Way | undefined): number {
  let shared = 0
  for (const pair of pairs) if ((entry.pairs.get(pair) ?? 0) - (gone?.pairs.includes(pair) ? 1 : 0) > 0) shared++
  return pairs.length === 0 ? 0 : shared / pairs.length
}
