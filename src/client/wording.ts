import { accountWords, gateWords } from './wording/en-account.ts'
import { authWords } from './wording/en-auth.ts'
import { commonWords } from './wording/en-common.ts'
import { flashcardWords } from './wording/en-flashcards.ts'
import { learnWords } from './wording/en-learn.ts'
import { legalWords } from './wording/en-legal.ts'
import { letterWords } from './wording/en-letters.ts'
import { choiceWords } from './wording/en-multiple-choice.ts'
import { parentWords } from './wording/en-parent.ts'
import { pricingWords } from './wording/en-pricing.ts'
import { publicWords } from './wording/en-public.ts'

const english = {
  common: commonWords,
  public: publicWords,
  pricing: pricingWords,
  legal: legalWords,
  auth: authWords,
  letters: letterWords,
  parent: parentWords,
  account: accountWords,
  gate: gateWords,
  learn: learnWords,
  flashcards: flashcardWords,
  choices: choiceWords,
}

/** The same sentences, in any words: what another language has to say to be complete. */
type Spoken<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Name in keyof T]: Spoken<T[Name]> }

export type Wording = Spoken<typeof english>

/** Everything the client says to people, one catalogue per language. Screens import their own part of it, and carry only that. */
export const wording = { en: english } satisfies Record<string, Wording>
