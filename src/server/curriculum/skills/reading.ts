import type { SkillSource } from '../draw.ts'
import { skill as addEndings } from './reading/add-endings.ts'
import { skill as analogies } from './reading/analogies.ts'
import { skill as blends } from './reading/blends.ts'
import { skill as changeASound } from './reading/change-a-sound.ts'
import { skill as combineSentences } from './reading/combine-sentences.ts'
import { skill as commasInLongSentences } from './reading/commas-in-long-sentences.ts'
import { skill as dictionaryOrder } from './reading/dictionary-order.ts'
import { skill as digraphs } from './reading/digraphs.ts'
import { skill as figurativeLanguage } from './reading/figurative-language.ts'
import { skill as firstSounds } from './reading/first-sounds.ts'
import { skill as firsthandAccounts } from './reading/firsthand-accounts.ts'
import { skill as formalAndInformal } from './reading/formal-and-informal.ts'
import { skill as guideWords } from './reading/guide-words.ts'
import { skill as joiningWords } from './reading/joining-words.ts'
import { skill as lastSounds } from './reading/last-sounds.ts'
import { skill as latinSuffixes } from './reading/latin-suffixes.ts'
import { skill as letterNames } from './reading/letter-names.ts'
import { skill as letterOrder } from './reading/letter-order.ts'
import { skill as lettersBDPQ } from './reading/letters-b-d-p-q.ts'
import { skill as longAndShortVowels } from './reading/long-and-short-vowels.ts'
import { skill as longWords } from './reading/long-words.ts'
import { skill as oddSpellings } from './reading/odd-spellings.ts'
import { skill as onsetRime } from './reading/onset-rime.ts'
import { skill as partsOfABook } from './reading/parts-of-a-book.ts'
import { skill as picturesAndWords } from './reading/pictures-and-words.ts'
import { skill as picturesInStories } from './reading/pictures-in-stories.ts'
import { skill as pointsOfView } from './reading/points-of-view.ts'
import { skill as printConcepts } from './reading/print-concepts.ts'
import { skill as questionWords } from './reading/question-words.ts'
import { skill as rVowels } from './reading/r-vowels.ts'
import { skill as reasonsInAText } from './reading/reasons-in-a-text.ts'
import { skill as rhymes } from './reading/rhymes.ts'
import { skill as rootsAndAffixes } from './reading/roots-and-affixes.ts'
import { skill as shadesOfMeaning } from './reading/shades-of-meaning.ts'
import { skill as shortA } from './reading/short-a.ts'
import { skill as shortE } from './reading/short-e.ts'
import { skill as shortI } from './reading/short-i.ts'
import { skill as shortO } from './reading/short-o.ts'
import { skill as shortU } from './reading/short-u.ts'
import { skill as shortVowels } from './reading/short-vowels.ts'
import { skill as sightWords1 } from './reading/sight-words-1.ts'
import { skill as sightWords2 } from './reading/sight-words-2.ts'
import { skill as sightWords3 } from './reading/sight-words-3.ts'
import { skill as sightWordsPrePrimer } from './reading/sight-words-pre-primer.ts'
import { skill as sightWordsPrimer } from './reading/sight-words-primer.ts'
import { skill as silentE } from './reading/silent-e.ts'
import { skill as soundsInWords } from './reading/sounds-in-words.ts'
import { skill as spelling1 } from './reading/spelling-1.ts'
import { skill as spelling2 } from './reading/spelling-2.ts'
import { skill as spelling3 } from './reading/spelling-3.ts'
import { skill as spelling4 } from './reading/spelling-4.ts'
import { skill as spelling5 } from './reading/spelling-5.ts'
import { skill as syllables } from './reading/syllables.ts'
import { skill as textFeatures } from './reading/text-features.ts'
import { skill as twoMeanings } from './reading/two-meanings.ts'
import { skill as twoSyllableLongVowels } from './reading/two-syllable-long-vowels.ts'
import { skill as twoSyllableWords } from './reading/two-syllable-words.ts'
import { skill as twoTexts1 } from './reading/two-texts-1.ts'
import { skill as twoTexts3 } from './reading/two-texts-3.ts'
import { skill as twoTexts5 } from './reading/two-texts-5.ts'
import { skill as verbTenses } from './reading/verb-tenses.ts'
import { skill as vocabulary1 } from './reading/vocabulary-1.ts'
import { skill as vocabulary2 } from './reading/vocabulary-2.ts'
import { skill as vocabulary3 } from './reading/vocabulary-3.ts'
import { skill as vocabulary4 } from './reading/vocabulary-4.ts'
import { skill as vocabulary5 } from './reading/vocabulary-5.ts'
import { skill as vocabularyK } from './reading/vocabulary-k.ts'
import { skill as vowelTeams } from './reading/vowel-teams.ts'
import { skill as vowelsInSyllables } from './reading/vowels-in-syllables.ts'
import { skill as wordEndings } from './reading/word-endings.ts'
import { skill as wordGroups } from './reading/word-groups.ts'
import { skill as wordParts } from './reading/word-parts.ts'
import { skill as wordsForEffect } from './reading/words-for-effect.ts'
import { skill as wordsInLife } from './reading/words-in-life.ts'
import { skill as wordsWithParts } from './reading/words-with-parts.ts'

/** Every reading skill that is made of numbers or lists, in teaching order. */
export const readingSkills: readonly SkillSource[] = [
  letterNames,
  rhymes,
  sightWordsPrePrimer,
  letterOrder,
  lettersBDPQ,
  firstSounds,
  lastSounds,
  syllables,
  shortA,
  shortI,
  shortO,
  shortU,
  shortE,
  shortVowels,
  sightWordsPrimer,
  printConcepts,
  onsetRime,
  changeASound,
  sightWords1,
  blends,
  digraphs,
  silentE,
  vowelTeams,
  spelling1,
  vocabulary1,
  soundsInWords,
  longAndShortVowels,
  vowelsInSyllables,
  twoSyllableWords,
  wordEndings,
  sightWords2,
  rVowels,
  spelling2,
  vocabulary2,
  dictionaryOrder,
  twoSyllableLongVowels,
  oddSpellings,
  wordsWithParts,
  sightWords3,
  spelling3,
  vocabulary3,
  guideWords,
  addEndings,
  wordParts,
  latinSuffixes,
  longWords,
  spelling4,
  vocabulary4,
  rootsAndAffixes,
  spelling5,
  vocabulary5,
  questionWords,
  twoMeanings,
  vocabularyK,
  wordGroups,
  wordsInLife,
  shadesOfMeaning,
  formalAndInformal,
  joiningWords,
  wordsForEffect,
  figurativeLanguage,
  commasInLongSentences,
  combineSentences,
  verbTenses,
  analogies,
  partsOfABook,
  picturesAndWords,
  reasonsInAText,
  twoTexts1,
  textFeatures,
  pointsOfView,
  twoTexts3,
  picturesInStories,
  firsthandAccounts,
  twoTexts5,
]
