import type { CardWish } from '#client/data/cards.ts'
import type { AnswerLogged, CardCategory, CardView, LogAnswer } from '#shared/card.ts'

export type { CardWish }

/** Where a learning tool gets cards and leaves answers. Answers never get lost: they wait on the device while the line is down. */
export type CardService = {
  /** The next card; null when there is none. Rejects with ApiProblem else. */
  next: (wish: CardWish) => Promise<CardView | null>
  categories: () => Promise<CardCategory[]>
  /** Keeps an answer on the device, sends it, and gives the server's verdict; null when it will be sent later, once. */
  answer: (answer: Omit<LogAnswer, 'student_id' | 'client_id'>) => Promise<AnswerLogged | null>
  /** How many answers wait on the device because they could not be sent. */
  waiting: () => number
  subscribe: (onChange: () => void) => () => void
}

/** For a screen without a line to the server: there is no card, and nothing is kept. */
export const noCards: CardService = {
  next: async () => null,
  categories: async () => [],
  answer: async () => null,
  waiting: () => 0,
  subscribe: () => () => undefined,
}
