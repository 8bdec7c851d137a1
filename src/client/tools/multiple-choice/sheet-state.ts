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
  failure: null,
  categories: [],
  category: null,
  grew: [],
}

/** More hints than these would be the solution. */
const mostHints = 3

export const hintsOf = ({ card }: AskedCard): string[] => card.hints.slice(0, mostHints)

/** As an answer is shown: with its unit, where its number stands alone. */
export function shownAnswer(answer: string, unit: string | undefined): string {
  if (!unit || !/^[-−]?[\d,.]+$/.test(answer)) return answer
  return unit === '$' ? `$${answer}` : `${answer} ${unit}`
}
