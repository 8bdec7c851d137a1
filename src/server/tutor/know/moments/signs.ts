import { hashOf, mix } from '#server/prepared/hash.ts'
import { vocabulary } from '#server/safety/ear/ear.ts'
import { pause, tokensOf } from '#server/safety/ear/tokens.ts'
import { stemOfWord } from '../book/words.ts'

export const signBits = 15
const mask = 2 ** signBits - 1
/** Longer messages are read up to here. */
const mostWords = 40
const longest = 400

/** A text as moments are found by: its stems, and everything that it is made of as numbers of rows, each once. */
export type Said = {
  stems: readonly string[]
  /** For each stem, as far as anybody knows how its word is used. */
  groups: readonly (readonly [wide: number, narrow: number] | null)[]
  signs: Int32Array
}

/** Words, words side by side, the groups that they are in, and pieces of them as they stand. */
export function readSaid(text: string): Said {
  const { speller, groupsOf } = vocabulary()
  const short = text.slice(0, longest)
  const tokens = tokensOf(short)
    .filter((token) => token !== pause)
    .slice(0, mostWords)
  const words = tokens.map((token) => (token === '#' ? token : speller(token)))
  const stems = words.map(stemOfWord)
  const found = new Set<number>()
  const note = (kind: number, one: number, two = 0, three = 0) => found.add(mix(kind + 200, one, two, three) & mask)
  const ids = words.map(hashOf)
  const roots = stems.map(hashOf)
  const known = words.map(groupsOf)
  const groups = known.map((both, at) => both ?? [roots[at] ?? 0, roots[at] ?? 0])
  for (let at = 0; at < ids.length; at++) {
    const root = roots[at] ?? 0
    const before = roots[at - 1] ?? 1
    const [wide = 0, narrow = 0] = groups[at] ?? []
    note(1, ids[at] ?? 0)
    note(2, before, root)
    if (at > 0) note(3, roots[at - 2] ?? 1, before, root)
    if (at > 1) note(4, roots[at - 2] ?? 0, root)
    note(5, wide)
    note(6, narrow)
    note(7, before, wide)
    note(8, groups[at - 1]?.[0] ?? 1, root)
    if (at === 0) note(9, root)
    if (at === ids.length - 1) note(10, root)
  }
  note(2, roots.at(-1) ?? 1, 2)
  note(11, Math.min(ids.length, 8))
  if (/\?\s*$/.test(short)) note(12, 1)
  if (/!/.test(short)) note(12, 2)
  if (/([a-z])\1\1/i.test(short)) note(12, 3)
  for (const token of new Set(tokens)) addPieces(token, note)
  return { stems, groups: known, signs: Int32Array.from(found) }
}

function addPieces(token: string, note: (kind: number, one: number) => void): void {
  if (token === '#') return
  const edged = `<${token.slice(0, 14)}>`
  for (let at = 0; at + 3 <= edged.length; at++) {
    note(20, hashOf(edged.slice(at, at + 3)))
    if (at + 4 <= edged.length) note(21, hashOf(edged.slice(at, at + 4)))
  }
}
