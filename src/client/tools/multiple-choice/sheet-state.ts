import type { CardCategory, CardView } from '#shared/card.ts'

/** One question on the sheet. It is answered once: 'idle' until then. */
export type AskedCard = {
  card: CardView
  choices: string[]
  /** Where the right answer stands among them. */
  place: number
  chosen: string | null
  /** How many hints are open. */
  hints: number
  status: 'idle' | 'correct' | 'incorrect'
  /** The server is asked whether this is the form that the question wants. */
  checking: boolean
  /** What is right in the last try, where it was nearly there: the child chooses again. */
  almost: string | null
}

export type SheetState = {
  stage: 'loading' | 'ready'
  asked: AskedCard[]
  /** Which one is shown where they come one at a time; behind the last one stands the end. */
  at: number
  /** Why not all the questions are here. */
  failure: string | null
  categories: CardCategory[]
  /** Null: all of them. */
  category: string | null
  /** The skills that rose a band by answers on this sheet. */
  grew: string[]
}

export const atFirst: SheetState = {
  stage: 'loading',
  asked: [],
  at: 0,
  failure: null,
  categories: [],
  category: null,
  grew: [],
}

/** The question that is not answered yet, behind this one first; the end when there is none. */
export function nextOpen(asked: readonly AskedCard[], at: number): number {
  const open = asked.map(({ status }, place) => (status === 'idle' ? place : -1)).filter((place) => place >= 0)
  return open.find((place) => place > at) ?? open[0] ?? asked.length
}

/** As an answer is shown: with its unit, where its number stands alone. */
export function shownAnswer(answer: string, unit: string | undefined): string {
  if (!unit || !/^[-−]?[\d,.]+$/.test(answer)) return answer
  return unit === '$' ? `$${answer}` : `${answer} ${unit}`
}
