import { LRUCache } from 'lru-cache'
import { late } from '#server/late.ts'
import { valueAt } from '#server/prepared/lying.ts'
import type { Head } from './head.ts'
import type { Item } from './item.ts'
import { preparedItems } from './standing.prepared.ts'

/** An item that stands: what it is found by, and how it is read. */
export type Standing = { head: Head; read: () => Item }

/** Items that were read last: what is on a screen is asked for again and again. */
const mostKept = 300

/** Every written and every enumerated item, in the order of their decks. The items lie where they are until somebody reads one. */
export const standing = late((): readonly Standing[] => {
  const { heads, items } = preparedItems()
  const newest = new LRUCache<number, Item>({ max: mostKept, memoMethod: (at) => valueAt(items, at) })
  return heads.map((head, at) => ({ head, read: () => newest.memo(at) }))
})

/** All of them, read. */
export const standingItems = (): readonly Item[] => standing().map(({ read }) => read())
