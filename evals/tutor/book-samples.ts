import { readFileSync } from 'node:fs'
import { foldCount, foldOf, waysOf } from '../../scripts/book/ways.ts'
import { askedOf, bookEntries } from '../../src/server/tutor/know/book/entries.ts'
import { type Finder, finderOf } from '../../src/server/tutor/know/book/match.ts'
import { openShelf } from '../../src/server/tutor/know/book/shelf.ts'
import { shelve } from '../../src/server/tutor/know/book/shelf-parts.ts'
import { type PackedVectors, vectorsOf } from '../../src/server/tutor/know/book/vectors.ts'
import { noisy } from './book-noise.ts'

/** The book as it is found with some vectors. */
export function finderWith(file: string | URL): Finder {
  const packed: PackedVectors = JSON.parse(readFileSync(file, 'utf8'))
  const vectors = vectorsOf(packed)
  return finderOf(openShelf(shelve(bookEntries().map(askedOf), vectors), vectors))
}

export const wholeFinder = (): Finder => finderWith(new URL('../../content/en/tutor/vectors.json', import.meta.url))

export type Sample = { text: string; id: string; ask: number; isLast: boolean; isOther: boolean; finder: Finder }

/** Every few ways of asking, with words around them; the last third of the entries is kept for the figures. */
export function* samples(folds: string, step: number): Generator<Sample> {
  let count = 0
  const finders = Array.from({ length: foldCount }, (_, fold) => finderWith(`${folds}/fold-${fold}.json`))
  for (const [at, entry] of bookEntries().entries())
    for (const { ask, text, isOther } of waysOf(entry)) {
      const finder = finders[foldOf(entry.id, text)]
      // Those of another hand are more like what children ask; the first ones were made to differ.
      if (!finder || (++count % step !== 0 && (step > 3 || !isOther))) continue
      const isWrapped = count % 2 === 0
      const said = isWrapped ? noisy(text, at * 9 + ask) : text
      yield { text: said, id: entry.id, ask, isLast: at % 3 === 0, isOther, finder }
    }
}
