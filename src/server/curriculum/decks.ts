import type { WrittenDeck } from './written-items.ts'

/** All written decks. */
export const decks: readonly WrittenDeck[] = []
