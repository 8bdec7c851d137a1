import { wordClass } from './word-classes.ts'

const near = 8

/** Told of each sign: its first word, how the second follows ('' is none), the second, and where the sign stands. */
type Visit = (one: string, how: '' | '_' | '~', other: string, from: number, to: number) => void

/** The signs in some words: each word, what stands beside it ('_'), and which kinds of words come soon behind it ('~'). */
export function eachSign(words: readonly string[], visit: Visit): void {
  const kinds = words.map(wordClass)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const kind = kinds[at] ?? ''
    const next = words[at + 1]
    visit(word, '', '', at, at)
    if (kind !== word) visit(kind, '', '', at, at)
    if (next === undefined) return
    const nextKind = kinds[at + 1] ?? ''
    visit(word, '_', next, at, at + 1)
    if (kind !== word || nextKind !== next) visit(kind, '_', nextKind, at, at + 1)
    const last = Math.min(words.length - 1, at + near)
    for (let later = at + 2; later <= last; later++) visit(kind, '~', kinds[later] ?? '', at, later)
  }
}
