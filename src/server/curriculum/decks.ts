import antonyms from '#content/en/decks/antonyms.json'
import capitals from '#content/en/decks/capitals.json'
import chartsAndWords from '#content/en/decks/charts-and-words.json'
import commas from '#content/en/decks/commas.json'
import compoundWords from '#content/en/decks/compound-words.json'
import comprehension1 from '#content/en/decks/comprehension-1.json'
import comprehension2 from '#content/en/decks/comprehension-2.json'
import comprehension3 from '#content/en/decks/comprehension-3.json'
import comprehension4 from '#content/en/decks/comprehension-4.json'
import comprehension5 from '#content/en/decks/comprehension-5.json'
import comprehensionK from '#content/en/decks/comprehension-k.json'
import contextClues from '#content/en/decks/context-clues.json'
import contractions from '#content/en/decks/contractions.json'
import earthAndSpace from '#content/en/decks/earth-and-space.json'
import endMarks from '#content/en/decks/end-marks.json'
import forcesAndEnergy from '#content/en/decks/forces-and-energy.json'
import homophones from '#content/en/decks/homophones.json'
import howScienceWorks from '#content/en/decks/how-science-works.json'
import inference from '#content/en/decks/inference.json'
import irregularPast from '#content/en/decks/irregular-past.json'
import irregularPlurals from '#content/en/decks/irregular-plurals.json'
import logic from '#content/en/decks/logic.json'
import mainIdea from '#content/en/decks/main-idea.json'
import massAndLiquid from '#content/en/decks/mass-and-liquid.json'
import matter from '#content/en/decks/matter.json'
import partsOfSpeech from '#content/en/decks/parts-of-speech.json'
import passages1 from '#content/en/decks/passages-1.json'
import passages2 from '#content/en/decks/passages-2.json'
import passages3 from '#content/en/decks/passages-3.json'
import passages4 from '#content/en/decks/passages-4.json'
import passages5 from '#content/en/decks/passages-5.json'
import passagesK from '#content/en/decks/passages-k.json'
import pastTense from '#content/en/decks/past-tense.json'
import planning from '#content/en/decks/planning.json'
import plantsAndAnimals from '#content/en/decks/plants-and-animals.json'
import plurals from '#content/en/decks/plurals.json'
import prefixes from '#content/en/decks/prefixes.json'
import sentences from '#content/en/decks/sentences.json'
import sequence from '#content/en/decks/sequence.json'
import suffixes from '#content/en/decks/suffixes.json'
import synonyms from '#content/en/decks/synonyms.json'
import textKinds from '#content/en/decks/text-kinds.json'
import theBody from '#content/en/decks/the-body.json'
import type { WrittenDeck } from './written-items.ts'

/** All written decks. */
export const decks: readonly WrittenDeck[] = [
  antonyms,
  capitals,
  chartsAndWords,
  commas,
  compoundWords,
  comprehension1,
  comprehension2,
  comprehension3,
  comprehension4,
  comprehension5,
  comprehensionK,
  contextClues,
  contractions,
  earthAndSpace,
  endMarks,
  forcesAndEnergy,
  homophones,
  howScienceWorks,
  inference,
  irregularPast,
  irregularPlurals,
  logic,
  mainIdea,
  massAndLiquid,
  matter,
  partsOfSpeech,
  passages1,
  passages2,
  passages3,
  passages4,
  passages5,
  passagesK,
  pastTense,
  planning,
  plantsAndAnimals,
  plurals,
  prefixes,
  sentences,
  sequence,
  suffixes,
  synonyms,
  textKinds,
  theBody,
]
