import { bookEntries } from '../../src/server/tutor/know/book/entries.ts'
import type { Shelf } from '../../src/server/tutor/know/book/shelf.ts'
import { likenessOf, tellsTheSame } from '../../src/server/tutor/know/book/sure.ts'
import { along } from '../../src/server/tutor/know/book/vectors.ts'
import { plainWords, waysOf } from './ways.ts'

/** `same`: tells what the other tells, so that either is right; `near`: may fit as well, so that nothing is learned of it. */
export type Twins = { same: ReadonlyMap<string, ReadonlySet<string>>; near: ReadonlyMap<string, ReadonlySet<string>> }

const nearFrom = 0.72

/** Entries that say nearly the same: where one is asked for, the other is no wrong answer. */
export function twinsOf(shelf: Shelf): Twins {
  const [same, near] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const add = (to: Map<string, Set<string>>, one: string, other: string) => {
    for (const [from, into] of [
      [one, other],
      [other, one],
    ] as const)
      to.set(from, (to.get(from) ?? new Set()).add(into))
  }
  const { dimensions } = shelf.vectors
  const { ids } = shelf
  for (let one = 0; one < ids.length; one++)
    for (let other = one + 1; other < ids.length; other++) {
      const asked = along(dimensions, shelf.entryRows, one * dimensions, shelf.entryRows, other * dimensions)
      if (asked < nearFrom) continue
      const { told } = likenessOf(shelf, one, other)
      if (tellsTheSame(shelf, one, other)) add(same, ids[one] ?? '', ids[other] ?? '')
      else if (asked + told > 1.3 || (asked > 0.93 && told > 0.2)) add(near, ids[one] ?? '', ids[other] ?? '')
    }
  const owners = new Map<string, string>()
  for (const entry of bookEntries())
    for (const { text } of waysOf(entry)) {
      const plain = plainWords(text)
      const owner = owners.get(plain)
      if (owner !== undefined && owner !== entry.id) add(same, owner, entry.id)
      owners.set(plain, entry.id)
    }
  return { same, near }
}
