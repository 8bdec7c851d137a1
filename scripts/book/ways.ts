import { hashOf } from '../../src/server/prepared/hash.ts'
import type { BookEntry } from '../../src/server/tutor/know/book/entry.ts'
import { moreAsks } from '../../src/server/tutor/know/book/more-asks.ts'

/** One way to ask for an entry; `ask` is its number in the entry, as the shelf of the book counts them. */
export type OneWay = { id: string; text: string; ask: number; isOther: boolean }

export const foldCount = 3

/**
 * The part in which a way is left out. It hangs on the way itself and not on where it stands: what learns the vectors
 * and what measures with them may list entries in any order and must still leave out the same.
 */
export const foldOf = (id: string, text: string): number => hashOf(`${id}:${plainWords(text)}`) % foldCount

/** Words and figures alone: the same way, however it is written. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Every way to ask for an entry; `isOther`: written as children write. */
export const waysOf = ({ id, asks }: BookEntry): OneWay[] =>
  [...asks, ...(moreAsks[id] ?? [])].map((text, ask) => ({ id, text, ask, isOther: ask >= asks.length }))

/** What vectors may learn from when a part is left out; with -1 nothing is. */
export const waysBut = (entry: BookEntry, fold: number): OneWay[] =>
  waysOf(entry).filter(({ id, text }) => foldOf(id, text) !== fold)
