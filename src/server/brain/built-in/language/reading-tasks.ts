import { z } from 'zod'
import file from '#content/words/passages.json'
import type { Task, TaskFamily } from '../tasks/task.ts'
import { atGrade, choicesOf, familyOf } from './pick-task.ts'
import { capital } from './question-words.ts'

const passage = z.strictObject({
  id: z.string(),
  grade: z.int(),
  name: z.string(),
  text: z.array(z.string()).min(2).max(3),
  questions: z.array(
    z.strictObject({
      kind: z.enum(['literal', 'inference', 'vocabulary', 'main-idea']),
      /** Which sentence answers it, counted from 1; 0 when the whole does. */
      sentence: z.int().min(0).max(3),
      ask: z.string(),
      answer: z.string(),
      others: z.tuple([
        z.strictObject({ name: z.string(), answer: z.string(), observation: z.string() }),
        z.strictObject({ name: z.string(), answer: z.string(), observation: z.string() }),
      ]),
      clue: z.string(),
      why: z.string(),
    }),
  ),
})
export type Passage = z.infer<typeof passage>
type ReadingItem = { grade: number; passage: Passage; question: Passage['questions'][number]; index: number }

let items: readonly ReadingItem[] | null = null
function allItems(): readonly ReadingItem[] {
  items ??= z
    .strictObject({ passages: z.array(passage) })
    .parse(file)
    .passages.flatMap((each) =>
      each.questions.map((question, index) => ({ grade: each.grade, passage: each, question, index })),
    )
  return items
}

const idOf = ({ passage, index }: ReadingItem) => `reading:${passage.id}:${index + 1}`

export const readingFamily: TaskFamily = familyOf('reading', {
  topic: {
    topic: 'reading',
    subject: 'reading',
    grades: [0, 5],
    words:
      /\b(?:reading|passages?|comprehension|stories)\b|\bread (?:a|me a|the|some|another) (?:story|passage|text)\b/,
  },
  pool: (level) => atGrade(allItems(), level),
  idOf,
  toTask,
})

const ways: Record<Passage['questions'][number]['kind'], string> = {
  literal: 'The answer stands in the words.',
  inference: 'The words do not say it. Put clues together.',
  vocabulary: 'The other words show what it means.',
  'main-idea': 'Think about what the whole text tells.',
}

function toTask(item: ReadingItem): Task {
  const { passage, question } = item
  const id = idOf(item)
  const { named, spec } = choicesOf(
    id,
    question.answer,
    question.others.map(({ answer }) => answer),
  )
  return {
    id,
    family: 'reading',
    topic: 'reading',
    subject: 'reading',
    grade: passage.grade,
    text: passage.text,
    question: `${question.ask}: ${named}?`,
    name: `the text "${capital(passage.name)}"`,
    answer: spec,
    hints: [placeOf(question.sentence), ways[question.kind], question.clue],
    steps: [question.why, `The answer is ${question.answer}.`],
    explanation: question.why,
    mistakes: question.others,
  }
}

const placeOf = (sentence: number) =>
  sentence === 0 ? 'Read the whole text again.' : `Read sentence ${sentence} again, slowly.`
