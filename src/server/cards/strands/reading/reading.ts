import type { Strand } from '#server/cards/strand.ts'
import { languageDecks } from './language-decks.ts'
import { vocabularyDecks } from './vocabulary.ts'

/** Words and short texts that are no items yet. */
export const reading: Strand = { decks: [...vocabularyDecks, ...languageDecks], makers: [] }
