import {
  earlyWords,
  endsAlike,
  isShortFor,
  neverRhymes,
  startsAlike,
} from '#server/brain/built-in/language/early-words.ts'
import { seedOf, shuffled } from '#server/brain/built-in/language/pick-task.ts'
import { capital } from '#server/brain/built-in/language/question-words.ts'
import type { KnownWord } from '#server/brain/built-in/language/words.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard, type Lure } from './choice-card.ts'

/** Which word ends with the same sound: not a rhyme, or the ear would not have to go to the last sound. */
export const lastSoundDeck: Deck = {
  deck: 'last-sounds',
  cards: () => {
    const words = earlyWords().filter((each) => isShortFor(0)(each) && endsPlainly(each))
    return words.flatMap((target) => lastSoundCard(target, words) ?? [])
  },
}

/** One last consonant that is heard as it is written: not 'car', 'cow' or 'box'. */
const endsPlainly = ({ word }: KnownWord) => /[aeiou](?:[bdgmnptlk]|ck|ll|sh)$/.test(word)

function lastSoundCard(target: KnownWord, words: readonly KnownWord[]): CardDraft | null {
  const others = shuffled(words, seedOf(target.word)).filter(({ word }) => word !== target.word)
  const answer = others.find(
    (each) => endsAlike(target, each) && neverRhymes(target, each) && !startsAlike(target, each),
  )
  if (!answer) return null
  const apart = others.filter((each) => !endsAlike(target, each))
  const start = apart.find((each) => startsAlike(target, each))
  const swapped = apart.find((each) => each !== start && each.word[0] === target.word.at(-1))
  const far = apart.filter((each) => each !== start && each !== swapped && !startsAlike(target, each))
  const lures: Lure[] = [
    ...(start ? [lureOf(start, 'first-sound-for-last', 'These words start alike. Listen to their ends.')] : []),
    ...(swapped ? [lureOf(swapped, 'last-sound-at-the-start', 'That sound is there, but at the start.')] : []),
    ...far.map((each) => lureOf(each, 'other-last-sound', `Say ${target.word} and ${each.word}. Hold the last sound.`)),
  ].slice(0, 2)
  return cardOf(target.word, answer.word, lures)
}

const lureOf = ({ word }: KnownWord, name: string, observation: string): Lure => ({ name, answer: word, observation })

const mouths: [ends: RegExp, mouth: string][] = [
  [/[bp]$/, 'Your lips close at the end, then pop.'],
  [/m$/, 'Your lips stay closed at the end, and it hums.'],
  [/n$/, 'The tip of your tongue goes up, and it hums in your nose.'],
  [/[dt]$/, 'The tip of your tongue taps behind your teeth at the end.'],
  [/(?:g|k|ck)$/, 'The back of your tongue goes up at the end.'],
  [/ll?$/, 'Your tongue goes up and stays there.'],
  [/sh$/, 'You blow, as when you ask for quiet.'],
]

function cardOf(target: string, answer: string, lures: readonly Lure[]): CardDraft {
  const mouth = mouths.find(([ends]) => ends.test(target))?.[1] ?? 'Feel your mouth at the end.'
  return choiceCard({
    skill: 'reading.last-sounds',
    key: `ends-like-${target}`,
    entity: target,
    tags: ['last-sounds'],
    question: `Which word ends with the same sound as ${target}?`,
    name: `the last sound of ${target}`,
    answer,
    lures,
    hints: [`Say ${target}. Hold its last sound.`, 'Listen to the end only. The middle may differ.', mouth],
    steps: [`Say ${target}. Say ${answer}.`, `Their last sound is the same, so it is ${answer}.`],
    explanation: `${capital(target)} and ${answer} end with the same sound.`,
  })
}
