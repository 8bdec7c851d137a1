import { diceOf } from '#server/brain/built-in/dice.ts'
import { shuffled } from '#server/brain/built-in/language/pick-task.ts'
import { capital } from '#server/brain/built-in/language/question-words.ts'
import type { CardDraft, CardMaker, Deck } from '#server/cards/strand.ts'
import { choiceCard, keyOf, type Lure, quietOf } from './choice-card.ts'
import { phonics, shortVowels, type Vowel, vowelOf, vowels } from './phonics-list.ts'

/** For each vowel: words that have it, and gaps that it fills. */
export const shortVowelDecks: readonly Deck[] = vowels.map((vowel) => ({
  deck: `short-${vowel}`,
  cards: () => [
    ...phonics()
      .sets.filter((set) => set.some((word) => vowelOf(word) === vowel))
      .map((set) => hearingCard(vowel, set)),
    ...phonics()
      .clues.filter(({ word }) => vowelOf(word) === vowel)
      .map(({ word, clue }) => gapCard(vowel, word, clue)),
  ],
}))

function hearingCard(vowel: Vowel, set: readonly string[]): CardDraft {
  const word = set.find((each) => vowelOf(each) === vowel) ?? ''
  const { as, mouth } = shortVowels[vowel]
  const others = set.filter((each) => each !== word).slice(0, 2)
  return choiceCard({
    skill: `reading.short-${vowel}`,
    key: keyOf('hear', word),
    entity: word,
    tags: ['short-vowels', `short-${vowel}`],
    question: `Which word has the middle sound that starts ${as}?`,
    name: `the word with the first sound of ${as} in ${word.charAt(0)} … ${word.charAt(2)}`,
    answer: word,
    lures: others.map((other) => vowelLure(other, as)),
    hints: [
      `Only the middle changes: ${word.charAt(0)} … ${word.charAt(2)}.`,
      `Say ${as}. Listen to how it starts. ${mouth}`,
      `Say the start of ${as} between ${word.charAt(0)} and ${word.charAt(2)}.`,
    ],
    steps: [`${capital(as)} starts with the short ${vowel}.`, `${capital(word)} has it in the middle.`],
    explanation: `The letter in the middle of ${word} is ${vowel}, as in ${as}.`,
  })
}

function vowelLure(other: string, as: string): Lure {
  const heard = vowelOf(other) ?? 'a'
  return {
    name: `short-${heard}-heard`,
    answer: other,
    observation: `The middle of ${other} is the start of ${shortVowels[heard].as}. Say ${as} again.`,
  }
}

function gapCard(vowel: Vowel, word: string, clue: string): CardDraft {
  const gapped = `${word.charAt(0)} _ ${word.charAt(2)}`
  const { as, mouth } = shortVowels[vowel]
  const others = shuffled(
    vowels.filter((each) => each !== vowel),
    word.charCodeAt(0) * 31 + word.charCodeAt(2),
  ).slice(0, 2)
  return choiceCard({
    skill: `reading.short-${vowel}`,
    key: keyOf('gap', word),
    card_type: 'word',
    entity: word,
    tags: ['short-vowels', `short-${vowel}`],
    text: [clue],
    question: `Which letter is missing in ${gapped}?`,
    name: `the middle letter of ${gapped.replace('_', '…')}`,
    answer: vowel,
    lures: others.map((other) => ({
      name: `short-${other}-for-another`,
      answer: other,
      observation: `That makes ${word.replace(vowel, other)}. Say the word for the clue again.`,
    })),
    hints: ['Say the word that the clue tells. Stretch it.', 'Listen to the middle sound only.', mouth],
    steps: [`The middle sounds like the start of ${as}.`, `That letter is ${vowel}: ${word}.`],
    explanation: `${capital(word)} has the short ${vowel} of ${as}.`,
  })
}

/** Many Americans do not say these with the vowel of 'hot'. */
const saidTwoWays: ReadonlySet<string> = new Set(['dog', 'log'])

/** All five vowels: the same middle sound in two words that do not rhyme. */
export const shortVowelMaker: CardMaker = {
  skill: 'reading.short-vowels',
  make: (seed) => {
    const dice = diceOf(seed)
    const words = shuffled(
      phonics()
        .clues.map(({ word }) => word)
        .filter((word) => !saidTwoWays.has(word)),
      dice(0, 1_000_000),
    )
    const vowel = vowels[dice(0, vowels.length - 1)] ?? 'a'
    const [target = 'cat', ...alike] = words.filter((word) => vowelOf(word) === vowel)
    const answer = alike.find((word) => word.charAt(2) !== target.charAt(2) && word[0] !== target[0]) ?? 'hat'
    const lure = (at: number) => words.filter((word) => vowelOf(word) === othersOf(vowel, seed)[at])
    const others = [0, 1, 2].flatMap((at) => lure(at).find((word) => word[0] !== answer[0]) ?? [])
    return sameVowelCard(target, answer, others)
  },
}

const othersOf = (vowel: Vowel, seed: number) =>
  shuffled(
    vowels.filter((each) => each !== vowel),
    seed,
  )

function sameVowelCard(target: string, answer: string, others: readonly string[]): CardDraft {
  const { mouth, as } = shortVowels[vowelOf(target) ?? 'a']
  return choiceCard({
    skill: 'reading.short-vowels',
    key: keyOf('middle', target, ...[answer, ...others].sort()),
    entity: target,
    tags: ['short-vowels'],
    question: `Which word has the same middle sound as ${target}?`,
    name: `the middle sound of ${target}`,
    answer,
    lures: others.map((other) => vowelLure(other, target)),
    hints: [
      `Say ${target} slowly. Stop in the middle.`,
      quietOf(answer, mouth, `It is the start of ${as}.`),
      `The middle sounds like the start of ${as}.`,
    ],
    steps: [`The middle of ${target} sounds like the start of ${as}.`, `So does the middle of ${answer}.`],
    explanation: `${capital(target)} and ${answer} both have the short ${vowelOf(answer)}.`,
  })
}
