import type { Task, TaskFamily } from '../tasks/task.ts'
import { earlyWords, endsAlike, isShortFor, neverRhymes, startsAlike } from './early-words.ts'
import { choicesOf, familyOf, seedOf, shuffled } from './pick-task.ts'
import { capital } from './question-words.ts'
import { type KnownWord, rhyme } from './words.ts'

/** A target with the choice that fits and the two that do not, each with why a child may take it. */
type SoundItem = { target: KnownWord; answer: KnownWord; others: [Lure, Lure] }
type Lure = { word: KnownWord; name: string; observation: string }

/** The level decides which words stand beside the target, so they are part of the id. */
const idOf =
  (family: string) =>
  ({ target, answer, others }: SoundItem) =>
    `${family}:${[target, answer, ...others.map(({ word }) => word)].map(({ word }) => word).join('-')}`

export const rhymeFamily: TaskFamily = familyOf('rhymes', {
  topic: { topic: 'rhymes', subject: 'reading', grades: [-1, 2], words: /\brhym(?:e|es|ing|ed)\b/ },
  pool: (level) => itemsOf(level, rhymeItem),
  idOf: idOf('rhymes'),
  toTask: (item, level) => {
    const { target, answer } = item
    return soundTask('rhymes', 'rhymes', item, level, {
      asks: `Which word rhymes with ${target.word}`,
      name: `rhymes with ${target.word}`,
      hints: [
        `Say ${target.word} slowly. Listen to its end.`,
        'Words that rhyme sound the same at the end.',
        `Say ${target.word} and then each choice, one by one.`,
      ],
      steps: [`Say ${target.word}. Say ${answer.word}.`, `Their ends sound the same, so ${answer.word} rhymes.`],
      explanation: `${capital(target.word)} and ${answer.word} sound the same at the end.`,
    })
  },
})

export const firstSoundFamily: TaskFamily = familyOf('first-sounds', {
  topic: {
    topic: 'first sounds',
    subject: 'reading',
    grades: [-1, 1],
    words: /\b(?:first|beginning|starting|start) (?:sounds?|letters?)\b|\b(?:phonics|letter sounds?)\b/,
  },
  pool: (level) => itemsOf(level, firstSoundItem),
  idOf: idOf('first-sounds'),
  toTask: (item, level) => {
    const { target, answer } = item
    return soundTask('first-sounds', 'first sounds', item, level, {
      asks: `Which word starts like ${target.word}`,
      name: `the first sound of ${target.word}`,
      hints: [
        `Say ${target.word} slowly. Listen to its start.`,
        'Words start alike when the first sound is the same.',
        `Say the first sound of ${target.word}, then of each choice.`,
      ],
      steps: [`Say ${target.word}. Say ${answer.word}.`, `Their first sound is the same, so it is ${answer.word}.`],
      explanation: `${capital(target.word)} and ${answer.word} start with the same sound.`,
    })
  },
})

type Wording = Pick<Task, 'name' | 'hints' | 'steps' | 'explanation'> & { asks: string }

function soundTask(family: string, topic: string, item: SoundItem, level: number, { asks, ...said }: Wording): Task {
  const id = idOf(family)(item)
  const { named, spec } = choicesOf(
    id,
    item.answer.word,
    item.others.map(({ word }) => word.word),
  )
  return {
    id,
    family,
    topic,
    subject: 'reading',
    grade: level,
    question: `${asks}: ${named}?`,
    answer: spec,
    ...said,
    mistakes: item.others.map(({ word, ...spot }) => ({ ...spot, answer: word.word })),
  }
}

const pools = new Map<string, SoundItem[]>()

function itemsOf(level: number, itemFor: (target: KnownWord, words: KnownWord[]) => SoundItem | null): SoundItem[] {
  const key = `${itemFor.name} ${level}`
  const made = pools.get(key) ?? earlyItems(level, itemFor)
  pools.set(key, made)
  return made
}

function earlyItems(level: number, itemFor: (target: KnownWord, words: KnownWord[]) => SoundItem | null): SoundItem[] {
  const words = earlyWords().filter(isShortFor(level))
  return words.flatMap((target) => {
    const others = shuffled(words, seedOf(target.word)).filter(
      ({ word }) => word !== target.word && Math.abs(word.length - target.word.length) <= 2,
    )
    return itemFor(target, others) ?? []
  })
}

function rhymeItem(target: KnownWord, words: KnownWord[]): SoundItem | null {
  const answer = words.find((each) => rhyme(target, each) === 'yes' && !startsAlike(target, each))
  if (!answer) return null
  const apart = words.filter((each) => neverRhymes(target, each) && neverRhymes(answer, each))
  const same = apart.find((each) => startsAlike(target, each))
  const end = apart.find((each) => each !== same && endsAlike(target, each) && !startsAlike(target, each))
  const far = apart.filter((each) => !startsAlike(target, each) && !endsAlike(target, each))
  const [first, second] = [
    ...(same ? [{ word: same, name: 'same-start', observation: 'These words start alike. Listen to the end.' }] : []),
    ...(end
      ? [{ word: end, name: 'last-sound-only', observation: 'The last sound fits. Listen to the middle, too.' }]
      : []),
    ...far.map((word) => ({ word, name: 'no-shared-end', observation: 'Say both words. Their ends sound different.' })),
  ]
  return first && second ? { target, answer, others: [first, second] } : null
}

function firstSoundItem(target: KnownWord, words: KnownWord[]): SoundItem | null {
  const answer = words.find((each) => startsAlike(target, each) && neverRhymes(target, each))
  if (!answer) return null
  const apart = words.filter((each) => !startsAlike(target, each))
  const letter = apart.find((each) => each.word[0] === target.word[0])
  const rhymes = apart.find((each) => each !== letter && rhyme(target, each) === 'yes')
  const far = apart.filter((each) => each !== letter && each !== rhymes && each.word[0] !== target.word[0])
  const [first, second] = [
    ...(rhymes
      ? [{ word: rhymes, name: 'rhyme-for-start', observation: 'These words end alike. Listen to the start.' }]
      : []),
    ...(letter
      ? [{ word: letter, name: 'same-letter-other-sound', observation: 'The first letter fits. Say the first sounds.' }]
      : []),
    ...far.map((word) => ({ word, name: 'other-start', observation: 'Say both words. Their starts sound different.' })),
  ]
  return first && second ? { target, answer, others: [first, second] } : null
}
