import { type Dice, diceOf } from '../dice.ts'
import type { Task, TaskFamily, TaskWish } from '../tasks/task.ts'
import { type Entry, gistOf } from './entries.ts'
import { clueLetters, gapIn } from './vocabulary-hints.ts'
import { askable, othersFor } from './vocabulary-words.ts'

const topic = 'word meanings'
const grades = [1, 5] as const

/** 'Which word means "the place where a plant or animal lives": moss, habitat or prey?' */
export const glossaryTasks: TaskFamily = {
  family: 'vocabulary',
  topics: [
    {
      topic,
      subject: 'reading',
      grades,
      words: /\b(?:word meanings?|vocab(?:ulary)?|what words mean|new words|definitions?)\b/,
    },
  ],
  make,
}

function make(wish: TaskWish): Task | null {
  const [from, to] = grades
  if (wish.topic !== topic || wish.grade < from || wish.grade > to) return null
  const level = Math.min(to, Math.max(0, wish.grade + (wish.shift ?? 0)))
  const dice = diceOf(wish.seed)
  const words = askable(level)
  const used = new Set(wish.before?.map(wordOfId))
  const fresh = words.filter(({ word }) => !used.has(word))
  const last = wordOfId(wish.before?.at(-1) ?? '')
  const entry = oneOf(dice, fresh.length > 0 ? fresh : words.filter(({ word }) => word !== last))
  return entry ? taskOf(entry, twoOf(dice, othersFor(entry)), dice) : null
}

const idStart = 'vocabulary:'
const wordOfId = (id: string) => (id.startsWith(idStart) ? (id.split(':')[1] ?? '') : '')

function taskOf(entry: Entry, others: readonly Entry[], dice: Dice): Task {
  const { word, means } = entry
  const gist = gistOf(entry)
  const choices = shuffled(dice, [entry, ...others]).map((one) => one.word)
  return {
    id: `${idStart}${word}:${choices.join('-')}`,
    family: 'vocabulary',
    topic,
    subject: 'reading',
    grade: entry.grade,
    question: `Which word means “${gist}”: ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}?`,
    name: `the word for “${gist}”`,
    answer: { form: 'choice', answer: word, choices },
    hints: [
      'Say what each word means to you.',
      `Fill in: ${gapIn(entry)}`,
      `The word begins with ${clueLetters(
        word,
        others.map((one) => one.word),
      )}.`,
    ],
    steps: [means, `So the word is ${word}.`],
    explanation: means,
    mistakes: others.map((other) => ({
      name: 'meaning-of-another-word',
      answer: other.word,
      observation: other.means,
    })),
  }
}

function oneOf<T>(dice: Dice, list: readonly T[]): T | undefined {
  return list[dice(0, list.length - 1)]
}

function twoOf(dice: Dice, list: readonly Entry[]): Entry[] {
  const at = dice(0, list.length - 1)
  const far = dice(1, list.length - 1)
  return [at, (at + far) % list.length].flatMap((index) => list[index] ?? [])
}

function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const left = [...list]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(dice(0, left.length - 1), 1))
  return drawn
}
