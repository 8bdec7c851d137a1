import { z } from 'zod'
import file from '#content/decks/reading-spelling.json'
import type { SpellingWord } from '#server/brain/built-in/language/spelling-list.ts'
import { placeOf, spotOf } from '#server/brain/built-in/language/spelling-spot.ts'
import type { CardDraft } from '#server/cards/strand.ts'
import { keyOf, quietOf } from './choice-card.ts'

const moreWord = z.strictObject({
  word: z.string(),
  grade: z.int().min(1).max(5),
  /** What its letters have in common with others: 'doubled letters', 'ei after c'. */
  pattern: z.string(),
  clue: z.string(),
  sentence: z.string().includes('___'),
  misspelled: z.array(z.string()).min(2),
  tricky: z.int(),
  help: z.string(),
})
type MoreWord = z.infer<typeof moreWord>

let list: readonly MoreWord[] | null = null

/** Words by their patterns, beside those of the tutor's own exercises. */
export function moreSpellingWords(): readonly MoreWord[] {
  list ??= z.array(moreWord).parse(file)
  return list
}

/** The ends of the word, but not its hard letter. */
const shown = ({ word, tricky }: SpellingWord) =>
  [...word].map((letter, at) => (at !== tricky - 1 && (at === 0 || at === word.length - 1) ? letter : '_')).join(' ')

/** The word is written by hand; its slips are named by where they are. */
export function moreSpellingCard(item: MoreWord, skill: string): CardDraft {
  const { word, clue, sentence, misspelled, tricky, help, pattern } = item
  return {
    skill,
    key: keyOf('write', word),
    card_type: 'word',
    entity: word,
    tags: ['spelling', 'write', keyOf(pattern)],
    text: [sentence],
    question: `How do you spell the word that means ${clue}: ${shown(item)}?`,
    name: `spelling the word that means ${clue}`,
    answer: { form: 'word', answer: word, spelling: 'exact' },
    hints: [
      `Say the word slowly. The hard part is ${placeOf(tricky - 1, word.length)}.`,
      help,
      `Only one letter is missing: ${[...word].map((letter, at) => (at === tricky - 1 ? '_' : letter)).join(' ')}.`,
    ],
    steps: [`Say it, then write it: ${[...word].join(', ')}.`, help, `The word is ${word}.`],
    explanation: help,
    mistakes: misspelled.map((answer) => {
      const { name, observation } = spotOf(word, answer)
      return { name, answer, observation: quietOf(word, observation, 'Say it slowly, and look at each letter.') }
    }),
  }
}
