import { LRUCache } from 'lru-cache'
import { valueAt } from '#server/prepared/lying.ts'
import { openWords } from '#server/prepared/words.ts'
import { preparedBook } from './book.prepared.ts'
import type { BookEntry, Topic } from './entry.ts'
import { type Finder, finderOf } from './match.ts'
import { plainly } from './plainly.ts'
import { openShelf } from './shelf.ts'
import { openVectors } from './vectors.ts'

export type { BookEntry } from './entry.ts'

/** The entries of the book, each read when it is asked for: thousands of them stay where they lie. */
export type Book = {
  has: (id: string) => boolean
  get: (id: string) => BookEntry | undefined
  values: () => BookEntry[]
}

type Opened = { book: Book; topics: () => Topic[]; exact: (asked: string) => string | null; finder: Finder }

let opened: Opened | null = null
const open = (): Opened => (opened ??= openBook())

function openBook(): Opened {
  const parts = preparedBook()
  const ids = openWords(parts.ids, { kept: true })
  const exact = openWords(parts.exact)
  const read = (at: number) => valueAt(parts.entries, at)
  // A turn asks for the same one again and again.
  const newest = new LRUCache<number, BookEntry>({ max: 50, memoMethod: read })
  const get = (id: string) => {
    const at = ids.placeOf(id)
    return at < 0 ? undefined : newest.memo(at)
  }
  return {
    book: {
      get,
      has: (id) => ids.placeOf(id) >= 0,
      values: () => Array.from({ length: ids.size }, (_, at) => read(at)),
    },
    topics: () => valueAt(parts.topics, 0),
    exact: (asked) => {
      const at = parts.exactly[exact.placeOf(asked)]
      return at === undefined ? null : ids.wordAt(at)
    },
    finder: finderOf(openShelf(parts.shelf, openVectors(parts.vectors))),
  }
}

export const book = (): Book => open().book
export const bookFinder = (): Finder => open().finder

/** What each entry is about: read when it is asked for, and not kept. */
export const bookTopics = (): Topic[] => open().topics()

/** Opens it: for a server that has just started. */
export const warmBook = (): void => void open()

/** The entry that is asked for in the very words of the book. */
export const exactEntry = (text: string): BookEntry | null => book().get(open().exact(plainly(text)) ?? '') ?? null

/** The entry that a question asks for, and how sure that is, from 0 to 1. Null when it asks nothing that is in the book. */
export function entryFor(text: string): { entry: BookEntry; sure: number } | null {
  const same = exactEntry(text)
  if (same) return { entry: same, sure: 1 }
  const [first] = bookFinder().find(text)
  const found = first && book().get(first.id)
  return found ? { entry: found, sure: first.sure } : null
}
