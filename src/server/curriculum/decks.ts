import capitals from '#content/en/decks/capitals.json'
import commas from '#content/en/decks/commas.json'
import compoundWords from '#content/en/decks/compound-words.json'
import contractions from '#content/en/decks/contractions.json'
import earthAndSpace from '#content/en/decks/earth-and-space.json'
import endMarks from '#content/en/decks/end-marks.json'
import forcesAndEnergy from '#content/en/decks/forces-and-energy.json'
import homophones from '#content/en/decks/homophones.json'
import howScienceWorks from '#content/en/decks/how-science-works.json'
import inference from '#content/en/decks/inference.json'
import logic from '#content/en/decks/logic.json'
import mainIdea from '#content/en/decks/main-idea.json'
import matter from '#content/en/decks/matter.json'
import planning from '#content/en/decks/planning.json'
import plantsAndAnimals from '#content/en/decks/plants-and-animals.json'
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
  capitals,
  commas,
  compoundWords,
  contractions,
  earthAndSpace,
  endMarks,
  forcesAndEnergy,
  homophones,
  howScienceWorks,
  inference,
  logic,
  mainIdea,
  matter,
  planning,
  plantsAndAnimals,
  prefixes,
  sentences,
  sequence,
  suffixes,
  synonyms,
  textKinds,
  theBody,
]
