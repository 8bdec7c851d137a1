import { z } from 'zod'
import capitals from '#content/decks/reading-capitals.json'
import commas from '#content/decks/reading-commas.json'
import compounds from '#content/decks/reading-compound-words.json'
import contractions from '#content/decks/reading-contractions.json'
import endMarks from '#content/decks/reading-end-marks.json'
import inference from '#content/decks/reading-inference.json'
import mainIdea from '#content/decks/reading-main-idea.json'
import prefixes from '#content/decks/reading-prefixes.json'
import sentences from '#content/decks/reading-sentences.json'
import sequence from '#content/decks/reading-sequence.json'
import suffixes from '#content/decks/reading-suffixes.json'
import synonyms from '#content/decks/reading-synonyms.json'
import textKinds from '#content/decks/reading-text-kinds.json'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard } from './choice-card.ts'

/** A card that is written out in full: its wrong choices have their names and what is said about them. */
const writtenCard = z.strictObject({
  skill: z.string(),
  key: z.string(),
  entity: z.string(),
  tags: z.array(z.string()),
  card_type: z.literal('word').optional(),
  text: z.array(z.string()).max(4).optional(),
  question: z.string(),
  name: z.string(),
  answer: z.string(),
  wrong: z.array(z.strictObject({ name: z.string(), answer: z.string(), observation: z.string() })).min(2),
  hints: z.tuple([z.string(), z.string(), z.string()]),
  steps: z.array(z.string()).min(1),
  explanation: z.string(),
})

const files: Readonly<Record<string, unknown>> = {
  synonyms,
  'compound-words': compounds,
  prefixes,
  suffixes,
  contractions,
  sentences,
  'end-marks': endMarks,
  capitals,
  commas,
  sequence,
  'main-idea': mainIdea,
  inference,
  'text-kinds': textKinds,
}

function cardOf({ wrong, card_type, text, ...rest }: z.infer<typeof writtenCard>): CardDraft {
  return choiceCard({ ...rest, lures: wrong, ...(card_type && { card_type }), ...(text && { text }) })
}

export const writtenDecks: readonly Deck[] = Object.entries(files).map(([deck, file]) => ({
  deck,
  cards: () => z.array(writtenCard).parse(file).map(cardOf),
}))
