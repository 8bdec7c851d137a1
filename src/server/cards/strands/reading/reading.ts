import type { Strand } from '#server/cards/strand.ts'
import { dictionaryMaker } from './dictionary-order.ts'
import { homophoneDeck } from './homophones.ts'
import { languageDecks } from './language-decks.ts'
import { lastSoundDeck } from './last-sounds.ts'
import { letterLookAlikeDeck } from './letter-look-alikes.ts'
import { letterNameDeck } from './letter-names.ts'
import { letterOrderDeck } from './letter-order.ts'
import { phonicsDecks } from './phonics.ts'
import { firstSoundMaker, rhymeMaker } from './rhymes-and-starts.ts'
import { shortVowelDecks, shortVowelMaker } from './short-vowels.ts'
import { sightWordDecks } from './sight-words.ts'
import { spellingDecks } from './spelling.ts'
import { syllableDeck } from './syllables.ts'
import { vocabularyDecks } from './vocabulary.ts'
import { writtenDecks } from './written-cards.ts'

/** Letters, sounds, words, grammar and texts from pre-K to grade 5. */
export const reading: Strand = {
  decks: [
    letterNameDeck,
    letterOrderDeck,
    letterLookAlikeDeck,
    lastSoundDeck,
    syllableDeck,
    ...shortVowelDecks,
    ...phonicsDecks,
    ...sightWordDecks,
    ...spellingDecks,
    ...vocabularyDecks,
    ...languageDecks,
    homophoneDeck,
    ...writtenDecks,
  ],
  makers: [rhymeMaker, firstSoundMaker, shortVowelMaker, dictionaryMaker],
}
