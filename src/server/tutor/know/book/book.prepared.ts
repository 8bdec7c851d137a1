import packed from '#content/en/tutor/vectors.json'
import { narrow } from '#server/prepared/lists.ts'
import { type LyingValues, valuesLying } from '#server/prepared/lying.ts'
import { type PackedWords, packWords } from '#server/prepared/words.ts'
import { askedOf, bookEntries } from './entries.ts'
import type { BookEntry, Topic } from './entry.ts'
import { plainly } from './plainly.ts'
import { type ShelfParts, shelve } from './shelf-parts.ts'
import { type VectorParts, vectorParts, vectorsOf } from './vectors.ts'

/** The book as the build keeps it. */
export type BookParts = {
  shelf: ShelfParts
  vectors: VectorParts
  ids: PackedWords
  /** Each entry, in the order of the ids; and as one value what each is about. */
  entries: LyingValues<BookEntry>
  topics: LyingValues<Topic[]>
  /** Every way of asking that is written down, and which entry it asks for. */
  exact: PackedWords
  exactly: ArrayLike<number>
}

export function preparedBook(): BookParts {
  const entries = new Map(bookEntries().map((entry) => [entry.id, entry]))
  const all = [...entries.values()]
  const exact = new Map(all.flatMap(({ asks }, at) => asks.map((ask) => [plainly(ask), at] as const)))
  const topics = all.map(({ id, about, kind }): Topic => ({ id, about, ...(kind && { kind }) }))
  return {
    shelf: shelve(all.map(askedOf), vectorsOf(packed)),
    vectors: vectorParts(packed),
    ids: packWords([...entries.keys()]),
    entries: valuesLying(all),
    topics: valuesLying([topics]),
    exact: packWords([...exact.keys()]),
    exactly: narrow([...exact.values()]),
  }
}
