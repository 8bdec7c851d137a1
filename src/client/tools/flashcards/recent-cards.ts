import type { CardView } from '#shared/card.ts'

/** What a sitting remembers of its cards, to choose the next one by. */
export type RecentCards = {
  note: (card: CardView, wasCorrect: boolean, turn: number) => void
  /** A card that was missed and is to come again now. */
  due: (turn: number) => CardView | null
  /** A card is on the screen: it waits no longer. */
  shown: (card: CardView) => void
  /** Cards that should not be fetched: those that went well lately, and those that wait to come again. */
  unwanted: () => string[]
  /** Other cards are practiced now: nothing waits any more. */
  forgetMissed: () => void
}

/** A card that was missed comes again this many cards later. */
const comesAgainAfter = 3

/** So often in a sitting; after that another card may teach it better. */
const mostAgain = 2

/** So many cards that went well are kept from coming again soon. */
const mostWell = 30

export function recentCards(): RecentCards {
  let well: string[] = []
  let missed: { card: CardView; due: number }[] = []
  const misses = new Map<string, number>()
  const drop = (id: string) => {
    missed = missed.filter(({ card }) => card.id !== id)
  }
  return {
    note: (card, wasCorrect, turn) => {
      drop(card.id)
      well = well.filter((id) => id !== card.id)
      if (wasCorrect) {
        well = [card.id, ...well].slice(0, mostWell)
        return
      }
      const times = (misses.get(card.id) ?? 0) + 1
      misses.set(card.id, times)
      if (times <= mostAgain) missed.push({ card, due: turn + comesAgainAfter })
    },
    due: (turn) => missed.find(({ due }) => due <= turn)?.card ?? null,
    shown: (card) => drop(card.id),
    unwanted: () => [...missed.map(({ card }) => card.id), ...well],
    forgetMissed: () => {
      missed = []
    },
  }
}
