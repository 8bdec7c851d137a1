import weights from '#content/en/tutor/book-weights.json'
import { evidenceOf, type Left } from './evidence.ts'
import { netOf, oddsOf, shareOfOdds } from './net.ts'
import { type Said, type SaidWord, saidOf } from './said.ts'
import type { Shelf } from './shelf.ts'
import { asksAnother, rankedOf, sureEvidence } from './sure.ts'
import { along } from './vectors.ts'

/** `fit`: odds that this is what was asked, next to others; `sure`: how likely it is, of the first one, from 0 to 1. */
export type Match = { id: string; fit: number; sure: number }
/** An entry (and others that tell the same), or one of its ways, that is not looked at: to measure, and to learn. */
export type Without = { id: string; ask?: number; also?: ReadonlySet<string> }
/** `left`: the way that was not looked at. */
export type Likely = { at: number; id: string; evidence: readonly number[]; left?: number }
export type Finder = {
  shelf: Shelf
  find: (text: string, without?: Without) => Match[]
  /** What is to be weighed, before it is weighed. */
  likely: (text: string, without?: Without) => { said: Said; all: Likely[] }
}

const nets = { fit: netOf(weights.fit), sure: netOf(weights.sure) }
const mostByWords = 28
const mostByMeaning = 8
const mostKept = 5
/** Too little to be told, or to ask back. */
const sureOfAnother = 0.2

export function finderOf(shelf: Shelf): Finder {
  const scores = new Float32Array(shelf.ids.length)
  const places = new Map(shelf.ids.map((id, at) => [id, at]))
  const like = likeWords(shelf)

  function candidates(said: Said): Set<number> {
    const touched: number[] = []
    const add = (stem: number, weight: number) => {
      for (const at of shelf.at(stem)) {
        if (scores[at] === 0) touched.push(at)
        scores[at] = (scores[at] ?? 0) + weight
      }
    }
    for (const word of said.words) {
      if (!word.isUnheard) add(word.stem, word.gain - word.loss)
      if (word.gain > 3.5) for (const { stem, near } of like(word)) add(stem, word.gain * near * 0.6)
    }
    const best = topOf(touched, (at) => scores[at] ?? 0, mostByWords)
    for (const at of touched) scores[at] = 0
    for (const at of nearest(shelf, said)) best.add(at)
    return best
  }

  /** Without that entry or way nothing else has the stem. */
  function isGoneWith(stem: number, entry: number, ask: number | undefined): boolean {
    const [first, ...others] = shelf.at(stem)
    if (first !== entry || others.length > 0) return false
    const kept = shelf.entry(entry)
    return ask === undefined || (kept.inWays.get(stem) === 1 && !kept.about.has(stem))
  }

  function likely(text: string, without?: Without): { said: Said; all: Likely[] } {
    const gone = without ? places.get(without.id) : undefined
    const said = saidOf(shelf, text, (stem) => gone !== undefined && isGoneWith(stem, gone, without?.ask))
    const all: Likely[] = []
    if (said.words.length === 0) return { said, all }
    for (const at of candidates(said)) {
      const id = shelf.ids[at] ?? ''
      if ((at === gone && without?.ask === undefined) || without?.also?.has(id)) continue
      const left: Left | null = at === gone && without?.ask !== undefined ? { way: without.ask } : null
      const evidence = evidenceOf(shelf, said, at, left)
      all.push(left ? { at, id, evidence, left: left.way } : { at, id, evidence })
    }
    return { said, all }
  }

  function find(text: string, without?: Without): Match[] {
    const { said, all } = likely(text, without)
    const ranked = rankedOf(all, nets.fit)
    const evidence = sureEvidence(shelf, said, ranked)
    const odds = ranked.length === 0 ? 0 : shareOfOdds(oddsOf(nets.sure, evidence))
    const sure = asksAnother(shelf, said, ranked, evidence) ? Math.min(odds, sureOfAnother) : odds
    return ranked.slice(0, mostKept).map(({ id, fit }, at) => ({ id, fit, sure: at === 0 ? sure : 0 }))
  }
  return { shelf, find, likely }
}

function topOf(places: readonly number[], of: (place: number) => number, count: number): Set<number> {
  return new Set([...places].sort((one, other) => of(other) - of(one) || one - other).slice(0, count))
}

/** The entries that mean most alike as a whole. */
function nearest(shelf: Shelf, said: Said): number[] {
  const { dimensions } = shelf.vectors
  const best: { at: number; near: number }[] = []
  for (let at = 0; at < shelf.ids.length; at++) {
    const near = along(dimensions, said.meaning, 0, shelf.entryRows, at * dimensions)
    if (best.length === mostByMeaning && near <= (best.at(-1)?.near ?? 0)) continue
    best.push({ at, near })
    best.sort((one, other) => other.near - one.near)
    if (best.length > mostByMeaning) best.pop()
  }
  return best.map(({ at }) => at)
}

type Like = { stem: number; near: number }
const likeFrom = 0.6
const mostLike = 6
const remembered = 3_000

/** The words of the ways that are used like a word, the likest first. */
function likeWords(shelf: Shelf): (word: SaidWord) => readonly Like[] {
  const known = new Map<number, readonly Like[]>()
  const { dimensions, units } = shelf.vectors
  return ({ row, stem: own }) => {
    if (row === undefined) return []
    const before = known.get(row)
    if (before) return before
    const found: Like[] = []
    for (const stem of shelf.withVectors) {
      const near = along(dimensions, units, row * dimensions, units, (shelf.rowOf(stem) ?? 0) * dimensions)
      if (near >= likeFrom && stem !== own) found.push({ stem, near })
    }
    const best = found.sort((one, other) => other.near - one.near).slice(0, mostLike)
    if (known.size > remembered) known.clear()
    known.set(row, best)
    return best
  }
}
