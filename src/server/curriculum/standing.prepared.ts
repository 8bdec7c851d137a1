import { type LyingValues, valuesLying } from '#server/prepared/lying.ts'
import { decks } from './decks.ts'
import { type Head, headOf } from './head.ts'
import type { Item } from './item.ts'
import { enumerateItems } from './make-item.ts'
import { passages } from './passages.ts'
import { sources } from './sources.ts'
import { writtenItems } from './written-items.ts'

/** Every written and every enumerated item, in the order of their decks: by what it is found, and as a whole. */
export type StandingParts = { heads: readonly Head[]; items: LyingValues<Item> }

export function preparedItems(): StandingParts {
  const items = [...sources.flatMap(enumerateItems), ...decks.flatMap((deck) => writtenItems(deck, passages))]
  return { heads: items.map(headOf), items: valuesLying(items) }
}
