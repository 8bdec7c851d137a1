import { newLesson } from '#server/brain/brain.ts'
import { decideMove } from '#server/brain/policy.ts'
import { writePrompt } from '#server/brain/prompt.ts'

/** Characters of the whole prompt, and of its part that is the same in every turn, at a turn of a conversation. */
export type PromptSize = { turn: number; characters: number; stable: number }

const lookedAt = [5, 10, 20, 50, 100, 200, 500]
/** What the turn's statement reads of a conversation at most (conversations/turn-store.ts). */
const readAtMost = 20

/** How the prompt grows over a long conversation of a child that writes a lot. */
export async function promptSizes(): Promise<PromptSize[]> {
  const sizes: PromptSize[] = []
  const said: { role: 'user' | 'assistant'; content: string }[] = []
  let lesson = newLesson(5)
  const signal = new AbortController().signal
  for (let turn = 1; turn <= Math.max(...lookedAt); turn++) {
    const text =
      turn % 3 === 0
        ? 'I think it is 12 because I counted all of them twice and then I was not sure.'
        : 'next one please'
    const decided = decideMove({ lesson, text, grade: 3, notes: [] })
    lesson = decided.lesson
    said.push({ role: 'user', content: text })
    const { system, messages } = writePrompt({
      tutor: { name: 'Fern', personality: 'Calm and curious.', subjects: ['math'] },
      student: { nickname: 'Mia', grade_level: 3 },
      notes: ['Loves dinosaurs, and needs short steps.'],
      done: { solved: lesson.solved, shown: lesson.shown ?? [], topic: lesson.topic, earlier: null },
      recent: said.slice(-readAtMost),
      move: decided.move,
      signal,
    })
    const characters = system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
    if (lookedAt.includes(turn)) sizes.push({ turn, characters, stable: system.length })
    said.push({ role: 'assistant', content: 'Good try. Look at the ones first, then at the tens. What is 12 + 15?' })
  }
  return sizes
}
