import { hashOf, mix } from '#server/prepared/hash.ts'
import { pause } from './tokens.ts'

/** For a word: its group among few wide and among many narrow groups of words that are used alike. */
export type GroupsOf = (word: string) => readonly [wide: number, narrow: number] | null

export const signBits = 18
const mask = 2 ** signBits - 1

/** What a line is made of, as numbers of weights: each once. `faint` ones come from what was said before. */
export type Signs = { clear: Int32Array; faint: Int32Array }

/** A line: its words as they stand, and as they are spelled right. */
export type Line = { tokens: readonly string[]; spelled: readonly string[] }

/** How many words apart two words still make a sign. */
const reach = 5

export function signsOf(line: Line, earlier: Line | null, groupsOf: GroupsOf): Signs {
  const clear = clearSigns(line, groupsOf)
  if (!earlier) return { clear, faint: new Int32Array(0) }
  const { own, across } = faintSigns(earlier, [line], groupsOf)
  return { clear, faint: Int32Array.of(...own, ...(across[0] ?? [])) }
}

export function clearSigns(line: Line, groupsOf: GroupsOf): Int32Array {
  begin()
  addSigns(line, groupsOf)
  return noted.slice(0, count)
}

/** The signs of what was said before, and those of it with each of some lines, which are not among its own. */
export function faintSigns(earlier: Line, lines: readonly Line[], groupsOf: GroupsOf) {
  begin()
  addSigns(earlier, groupsOf)
  const own = noted.slice(0, count)
  kept = line
  const across = lines.map((now) => {
    begin()
    addAcross(earlier, now, groupsOf)
    return noted.slice(0, count)
  })
  kept = 0
  return { own, across }
}

// Each sign counts once in a line: `seen` says in which line it was noted last. One array for all, since a set for each
// line would cost more than everything else.
const seen = new Int32Array(2 ** signBits)
const noted = new Int32Array(2 ** 16)
let line = 0
let count = 0
/** Another line whose signs do not count again; 0 for none. */
let kept = 0

function begin() {
  line = (line + 1) | 0
  count = 0
}

function note(hash: number) {
  const sign = hash & mask
  const last = seen[sign]
  if (last === line || (kept !== 0 && last === kept) || count === noted.length) return
  seen[sign] = line
  noted[count++] = sign
}

function addSigns({ tokens, spelled }: Line, groupsOf: GroupsOf) {
  const words = spelled.filter((word) => word !== pause)
  const ids = words.map(hashOf)
  const groups = words.map((word, at) => groupsOf(word) ?? [ids[at] ?? 0, ids[at] ?? 0])
  for (let at = 0; at < ids.length; at++) {
    const word = ids[at] ?? 0
    note(mix(1, word))
    note(mix(2, ids[at - 1] ?? 1, word))
    if (at === ids.length - 1) note(mix(2, word, 2))
    if (at > 1) note(mix(3, ids[at - 2] ?? 0, ids[at - 1] ?? 0, word))
    for (let to = at + 2; to <= at + reach && to < ids.length; to++) note(mix(4, word, ids[to] ?? 0))
  }
  const wide = groups.map(([group]) => group)
  const narrow = groups.map(([, group]) => group)
  addGroups(10, ids, wide)
  addGroups(20, ids, narrow)
  addAnywhere(wide)
  addLetters(tokens)
}

const mostAnywhere = 30

/** Two groups in one line, in whatever order and however far apart. */
function addAnywhere(groups: readonly number[]) {
  const all = [...new Set(groups)].slice(0, mostAnywhere)
  for (let at = 0; at < all.length; at++)
    for (let to = at + 1; to < all.length; to++) {
      const [one, other] = [all[at] ?? 0, all[to] ?? 0]
      note(mix(8, Math.min(one, other), Math.max(one, other)))
    }
}

/** Pairs of groups, and of a word with a group. */
function addGroups(kind: number, ids: readonly number[], groups: readonly number[]) {
  for (let at = 0; at < ids.length; at++) {
    const [word, group] = [ids[at] ?? 0, groups[at] ?? 0]
    note(mix(kind, group))
    for (let to = at + 1; to <= at + reach && to < ids.length; to++) {
      const [other, otherGroup] = [ids[to] ?? 0, groups[to] ?? 0]
      note(mix(to === at + 1 ? kind + 1 : kind + 2, group, otherGroup))
      if (to > at + 3) continue
      note(mix(kind + 3, word, otherGroup))
      note(mix(kind + 4, group, other))
    }
  }
}

/** Three and four letters in a row of each word, as it stands. */
function addLetters(tokens: readonly string[]) {
  for (const token of new Set(tokens)) {
    if (token.length < 3) continue
    const edged = `<${token}>`
    for (let at = 0; at + 3 <= edged.length; at++) {
      const three = (edged.charCodeAt(at) << 16) | (edged.charCodeAt(at + 1) << 8) | edged.charCodeAt(at + 2)
      note(mix(5, three))
      if (at + 4 <= edged.length) note(mix(6, three, edged.charCodeAt(at + 3)))
    }
  }
}

const mostAcross = 24

/** What was said before with what is said now. */
function addAcross(before: Line, now: Line, groupsOf: GroupsOf) {
  const groups = ({ spelled }: Line) =>
    spelled.filter((word) => word !== pause).map((word) => groupsOf(word)?.[0] ?? hashOf(word))
  const here = groups(now).slice(0, mostAcross)
  for (const one of groups(before).slice(-mostAcross)) for (const other of here) note(mix(7, one, other))
}
