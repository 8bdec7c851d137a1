import { type Lesson, type Move, newLesson, type Turn } from '#server/brain/brain.ts'
import { builtInBrain } from '#server/brain/built-in/built-in-brain.ts'
import { decideMove } from '#server/brain/policy.ts'
import { inWords } from '#shared/answers/numbers.ts'

export type Child = { lesson: Lesson; grade: number; notes: string[]; moves: Move[]; words: string[] }

export const childOf = (grade = 3, notes: string[] = []): Child => ({
  lesson: newLesson(7),
  grade,
  notes,
  moves: [],
  words: [],
})

export async function hear(move: Move, grade = 3, name = 'Nia'): Promise<string> {
  const turn: Turn = {
    tutor: { name, personality: '', subjects: ['math'] },
    student: { nickname: 'Mia', grade_level: grade },
    notes: [],
    recent: [],
    move,
    signal: new AbortController().signal,
  }
  let text = ''
  for await (const piece of builtInBrain(turn)) text += piece
  return text
}

export async function say(child: Child, text: string): Promise<string> {
  const { move, lesson } = decideMove({ lesson: child.lesson, text, grade: child.grade, notes: child.notes })
  child.lesson = lesson
  child.moves.push(move)
  const words = await hear(move, child.grade)
  child.words.push(words)
  return words
}

/** Whether the words tell the key: as a number in figures or words, apart from what stands in the question itself. */
export function tells(words: string, exercise: { question: string; answer: string }): boolean {
  const said = words.replaceAll(exercise.question, ' ').toLowerCase()
  const inQuestion = new Set(exercise.question.match(/\d+/g) ?? [])
  if (inQuestion.has(exercise.answer)) return false
  const value = Number(exercise.answer)
  const figures = new RegExp(`(?<![\\d/.])${exercise.answer.replace('-', '\\-')}(?![\\d/])`)
  return figures.test(said) || (value > 12 && said.includes(inWords(value)))
}
