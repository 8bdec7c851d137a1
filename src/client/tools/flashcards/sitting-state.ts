import type { CardCategory, CardView } from '#shared/card.ts'

/** One card on the screen. */
export type Question = {
  card: CardView
  /** What stands on the buttons; empty where the answer is typed. */
  choices: string[]
  /** How many hints are open. */
  hints: number
  /** What was answered. */
  given: string | null
  /** What is right in the last try, where it was nearly there: the child tries again. */
  almost: string | null
  /** Which question of this sitting it is: the same card may come again. */
  turn: number
}

export type SittingState = {
  stage: 'loading' | 'asking' | 'checking' | 'correct' | 'incorrect' | 'none' | 'failed' | 'ended'
  categories: CardCategory[]
  category: string | null
  question: Question | null
  /** Why no card could be had. */
  failure: string | null
  /** Cards answered, of all of them since the beginning; it only grows. */
  practiced: number
  /** Cards that were answered for the first time, and rightly. */
  friends: number
  /** How many were practiced when this round of cards began. */
  roundFrom: number
}

/** After so many cards there is an end. */
export const cardsInRound = 12

export const atFirst: SittingState = {
  stage: 'loading',
  categories: [],
  category: null,
  question: null,
  failure: null,
  practiced: 0,
  friends: 0,
  roundFrom: 0,
}

/** The category to begin with, where it fits the child. */
const usual = 'Multiplication'

export const firstCategory = (categories: readonly CardCategory[]): string | null =>
  (categories.find(({ category }) => category === usual) ?? categories[0])?.category ?? null

/** What a card can be while it is on the screen. */
export type CardStage = Exclude<SittingState['stage'], 'loading' | 'none' | 'failed' | 'ended'>
