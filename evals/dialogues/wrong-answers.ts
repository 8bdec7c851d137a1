import Fraction from 'fraction.js'
import type { Exercise, Sum } from '#server/brain/brain.ts'

/** Wrong answers as children give them, each by a misconception: written here anew, apart from the product's own rules. */
export function misconceptionsFor(exercise: Exercise): string[] {
  if ('task' in exercise) return exercise.task.mistakes.map((mistake) => mistake.answer)
  return [...new Set(wrongSums(exercise))].filter((wrong) => !new Fraction(wrong).equals(new Fraction(exercise.answer)))
}

function wrongSums({ operation, left: a, right: b, question, answer }: Sum): string[] {
  const fractions = question.match(/\d+\/\d+/g)
  if (fractions) {
    const [[t1 = 1, b1 = 2] = [], [t2 = 1, b2 = 2] = []] = fractions.map((text) => text.split('/').map(Number))
    const top = operation === '-' ? Math.abs(t1 - t2) : t1 + t2
    return [`${top}/${b1 + b2}`, `${top}/${Math.max(b1, b2)}`]
  }
  if (!Number.isInteger(a) || !Number.isInteger(b)) return [new Fraction(answer).mul(10).toFraction()]
  if (operation === '+') return [withoutCarry(a, b), String(a + b + 1), String(a + b - 10), String(Math.abs(a - b))]
  if (operation === '-') return [smallerFromLarger(a, b), String(a - b + 10), String(a + b), String(a - b - 1)]
  if (operation === '×') return [String(a + b), String(a * (b - 1)), String(a * (b + 1)), `${a}${b}`]
  return [String(a - b), String(Math.floor(a / b) + 1), String(Math.max(1, Math.floor(a / b) - 1)), String(b)]
}

/** 27 + 15 = 312 without the carrying: the tens and the ones are added alone, and the ten is lost. */
function withoutCarry(a: number, b: number): string {
  let sum = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10)
    sum += (((Math.floor(a / place) % 10) + (Math.floor(b / place) % 10)) % 10) * place
  return String(sum)
}

/** 52 - 38 = 26: in each place the smaller digit from the larger. */
function smallerFromLarger(a: number, b: number): string {
  let left = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10)
    left += Math.abs((Math.floor(a / place) % 10) - (Math.floor(b / place) % 10)) * place
  return String(left)
}

/** The right answer, as a child may type it. */
export const rightAnswer = (exercise: Exercise): string =>
  'task' in exercise ? exercise.task.answer.answer : exercise.answer
