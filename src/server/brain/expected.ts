import type { Expected } from '#shared/conversation.ts'
import type { Exercise } from './brain.ts'
import { isTask } from './built-in/exercise-kinds.ts'

/** What kind of answer the open exercise waits for, so that a recogniser knows what to listen for. Never the answer. */
export function expectedFor(exercise: Exercise | null): Expected | null {
  if (!exercise) return null
  if (!isTask(exercise)) return { kind: exercise.question.includes('/') ? 'fraction' : 'number' }
  const { answer } = exercise.task
  switch (answer.form) {
    case 'number':
      return { kind: answer.answer.includes('/') ? 'fraction' : 'number' }
    case 'money':
    case 'remainder':
      return { kind: 'number' }
    case 'time':
      return { kind: 'time' }
    case 'compare':
      return { kind: 'choice', choices: ['less than', 'greater than', 'equal'] }
    case 'choice':
      return { kind: 'choice', choices: answer.choices }
    case 'word':
      return { kind: answer.answer.length === 1 ? 'letter' : 'word' }
  }
}
