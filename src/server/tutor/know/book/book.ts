import { LRUCache } from 'lru-cache'
import { late } from '#server/late.ts'
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

const open = late((): Opened => {
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
})

export const book = (): Book => open().book
export const bookFinder = (): Finder => open().finder

/** What each entry is about: read when it is asked for, and not kept. */
export const bookTopics = (): Topic[] => open().topics()

/** The entry that is asked for in the very words of the book. */
export const exactEntry = (text: string): BookEntry | null => book().get(open().exact(plainly(text)) ?? '') ?? null

type FoundEntry = { entry: BookEntry; sure: number }

/** A turn asks for the same text from several places, and each look takes a millisecond or two. */
const lastFound = new LRUCache<string, { found: FoundEntry | null }>({
  max: 20,
  memoMethod: (text) => ({ found: findEntry(text) }),
})

/** The entry that a question asks for, and how sure that is, from 0 to 1. Null when it asks nothing that is in the book. */
export const entryFor = (text: string): FoundEntry | null => lastFound.memo(text).found

function findEntry(text: string): FoundEntry | null {
  const same = exactEntry(text)
  if (same) return { entry: same, sure: 1 }
  const [first] = bookFinder().find(text)
  const found = first && book().get(first.id)
  return found && !isMadeOfOther(found, text) ? { entry: found, sure: first.sure } : null
}

/** 'Is pepperoni made from peppers' asks of pepperoni: what only tells of peppers answers something else. */
const madeOf = /^\W*(?:(?:so|and|but|wait) )*(?:is|are) ([a-z]{4,}) (?:really |just |actually )?(?:made|from)\b/i
function isMadeOfOther({ asks, about, young, older }: BookEntry, text: string): boolean {
  const thing = madeOf
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/(?:es|s)$/, '')
  return thing !== undefined && ![...asks, ...about, young, older].some((one) => one.toLowerCase().includes(thing))
}
