import { describe, expect, it } from 'vitest'
import { type Lesson, newLesson } from '#server/brain/brain.ts'
import { answerMayBeTold, decideMove, moodOf, openingMove } from '#server/brain/policy.ts'
import { hear, tells } from '#tests/support/play-child.ts'
import { makeExercise } from './exercises.ts'

describe('every reply of the built-in tutor', () => {
  const grades = [-1, 0, 1, 2, 3, 4, 5, 8]
  const operations = ['+', '-', '×', '÷'] as const
  const tries = ['hint', 'I have no idea', '3', 'why', 'repeat', 'hello', 'are you a robot', 'no', 'banana', 'forty']
  const exercises = Array.from({ length: 500 }, (_, n) => {
    const operation = operations[n % 4] ?? '+'
    const grade = grades[n % grades.length] ?? 3
    return { grade, exercise: makeExercise({ operation, grade, seed: n * 13 + 1 }), seed: n }
  })

  it('below the last hint never holds the answer, and every equation in it is true', async () => {
    let replies = 0
    for (const { grade, exercise, seed } of exercises) {
      for (const text of tries) {
        const lesson: Lesson = {
          ...newLesson(seed),
          exercise,
          hintLevel: seed % 3 === 0 ? 1 : seed % 3 === 1 ? 2 : 0,
          misses: seed % 2,
        }
        const { move } = decideMove({ lesson, text, grade, notes: [] })
        const words = await hear(move, grade)
        replies++
        if (
          !answerMayBeTold(move) &&
          move.kind !== 'praise' &&
          'exercise' in move &&
          move.exercise?.question === exercise.question
        ) {
          expect(tells(words, exercise), `${exercise.question} = ${exercise.answer}, "${text}": ${words}`).toBe(false)
        }
        for (const [equation, left, sign, right, result] of words.matchAll(
          /(?<![+−×÷\d] ?)(\b\d+) ([+−×÷]) (\d+) = (\d+)(?!\d*\/| \d+\/)/g,
        )) {
          const [a, b] = [Number(left), Number(right)]
          const value = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b
          expect(value, equation).toBe(Number(result))
        }
      }
    }
    expect(replies).toBe(5_000)
  })

  it('is short, one question at most, and plain', async () => {
    for (const { grade, exercise, seed } of exercises) {
      for (const text of ['hint', 'I have no idea', '3', 'hello', 'banana', exercise.answer]) {
        const { move } = decideMove({ lesson: { ...newLesson(seed), exercise }, text, grade, notes: [] })
        const words = await hear(move, grade)
        const sentences = words.split(/(?<=[.!?]) /)
        const showing = 'example' in move && move.example
        if (!showing) expect(sentences.length, words).toBeLessThanOrEqual(grade <= 2 ? 4 : 5)
        expect((words.match(/\?/g) ?? []).length, words).toBeLessThanOrEqual(showing ? 2 : 2)
        expect(words).toMatch(/^[ -~×÷−]+[.!?]$/)
        for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(24)
      }
    }
  })

  it('has a mood', () => {
    expect(moodOf(openingMove({ again: true }))).toBe('happy')
  })
})
