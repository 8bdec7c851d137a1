import { definitionOf } from './glossary/glossary.ts'
import { languageAnswer } from './language/language-answer.ts'
import { answerArithmetic } from './math/asked-arithmetic.ts'
import { factFor } from './science/science-facts.ts'
import { readStory } from './stories/read-story.ts'
import type { Task } from './tasks/task.ts'

/** What the tutor can say to a child's own question about words and the world, or null: then it does not know. */
export const knownAbout = (text: string, grade: number): string | null =>
  languageAnswer(text, grade) ?? definitionOf(text, grade) ?? factFor(text, grade)

/** A child's own question about numbers that is more than two numbers and a sign. */
export const askedTask = (text: string, grade: number): Task | null => answerArithmetic(text, grade)

/** A child's own number story: an exercise where it can be read in one way only, else what is known in it. */
export function storyIn(text: string, grade: number): { task: Task } | { known: string[] } | null {
  const story = readStory(text, grade)
  if (story === null) return null
  if (story.kind === 'solved') return { task: story.task }
  return { known: story.facts.slice(0, grade <= 2 ? 2 : 3) }
}
