import file from '#content/words/sounds.json'
import type { Task, TaskFamily } from '../tasks/task.ts'
import { soundsFile } from './ask-sounds.ts'
import { atGrade, familyOf } from './pick-task.ts'

type Split = { word: string; grade: number; parts: string }

const idOf = ({ word }: Split) => `syllables:${word}`

let splits: readonly Split[] | null = null
function allSplits(): readonly Split[] {
  splits ??= soundsFile.parse(file).syllables
  return splits
}

export const syllableFamily: TaskFamily = familyOf('syllables', {
  topic: {
    topic: 'syllables',
    subject: 'reading',
    grades: [0, 3],
    words: /\bsyllables?\b|\bclap(?:s|ping)? (?:the )?words?\b/,
  },
  pool: (level) => atGrade(allSplits(), level),
  idOf,
  toTask,
})

function toTask(item: Split): Task {
  const { word, parts } = item
  const claps = parts.split('-')
  const count = claps.length
  return {
    id: idOf(item),
    family: 'syllables',
    topic: 'syllables',
    subject: 'reading',
    grade: item.grade,
    question: `How many claps (syllables) has the word ${word}?`,
    name: `claps in ${word}`,
    answer: { form: 'number', answer: String(count) },
    hints: [
      `Say ${word} slowly, and clap each beat.`,
      'Each beat has its own vowel sound.',
      count === 1 ? 'Put a hand under your chin. Feel it drop.' : `It starts with ${claps[0]}. Clap that, and go on.`,
    ],
    steps: [count === 1 ? `Say ${word}. The chin drops once.` : `Clap it: ${claps.join(', ')}.`, answerStep(count)],
    explanation: 'Each clap has its own vowel sound.',
    mistakes: mistakesOf(word, count),
  }
}

const answerStep = (count: number) => (count === 1 ? 'That makes 1 clap.' : `That makes ${count} claps.`)

function mistakesOf(word: string, count: number): Task['mistakes'] {
  const all = [
    {
      name: 'counts-the-letters',
      answer: word.length,
      observation: 'You counted the letters. Count the beats you hear.',
    },
    { name: 'beat-lost', answer: count - 1, observation: 'A beat got lost. Say each part slowly.' },
    { name: 'beat-split', answer: count + 1, observation: 'A beat was split. Say it as you always do.' },
  ]
  const seen = new Set([count, 0])
  return all.flatMap(({ answer, ...said }) => {
    if (seen.has(answer)) return []
    seen.add(answer)
    return [{ ...said, answer: String(answer) }]
  })
}
