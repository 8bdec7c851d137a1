import type { Task } from '#server/brain/built-in/tasks/task.ts'
import type { Item } from './item.ts'

/** The family of tasks that are items. */
const family = 'card'

/** An item as the tutor teaches it: asked in words alone, or as it stands on the child's screen with its picture. */
export function taskOfItem(
  item: Item,
  { topic, subject, grade }: Pick<Task, 'topic' | 'subject' | 'grade'>,
  question: string,
): Task {
  const { id, name, answer, hints, solution, explanation, distractors, text } = item
  return {
    id,
    family,
    topic,
    subject,
    grade,
    ...(text.length > 0 && { text: [...text] }),
    question,
    name,
    answer,
    hints: [...hints],
    steps: solution[0].map((step) => step.says),
    explanation,
    mistakes: distractors.map(({ answer: wrong, misconception, feedback }) => ({
      name: misconception,
      answer: wrong,
      observation: feedback,
    })),
  }
}
