import Fraction from 'fraction.js'
import type { Exercise, ExerciseView } from '../brain.ts'

export type Operation = Exercise['operation']

/** The largest number of an exercise that the tutor works with. */
export const largestTerm = 1_000_000

/** The exact result, or null where there is none (division by zero). */
export function resultOf(operation: Operation, left: Fraction, right: Fraction): Fraction | null {
  if (operation === '+') return left.add(right)
  if (operation === '-') return left.sub(right)
  if (operation === '×') return left.mul(right)
  return right.equals(0) ? null : left.div(right)
}

const sign = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const

/** An exercise with whole numbers, its key worked out exactly. */
export function exerciseOf(operation: Operation, left: number, right: number): Exercise {
  const answer = resultOf(operation, new Fraction(left), new Fraction(right))
  if (!answer) throw new RangeError('an exercise cannot divide by zero')
  return { question: `${left} ${sign[operation]} ${right}`, operation, left, right, answer: answer.toFraction() }
}

export const viewOf = ({ question, operation, left, right }: ExerciseView): ExerciseView => ({
  question,
  operation,
  left,
  right,
})

/** A number from 0 to 1 that depends on the seed alone (mulberry32). */
function fraction(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** A whole number from `low` to `high`, both possible, from a seed and which of its draws this is. */
export const draw = (seed: number, nth: number, low: number, high: number) =>
  low + Math.floor(fraction(seed * 31 + nth * 7_919) * (high - low + 1))

type Range = { left: [number, number]; right: [number, number] }

/** How large the numbers are, by operation and grade; the first row that the grade reaches. `ease` shifts it by grades. */
const sizes: Record<Operation, { upTo: number; range: Range }[]> = {
  '+': [
    { upTo: -1, range: { left: [1, 3], right: [1, 2] } },
    { upTo: 0, range: { left: [1, 5], right: [1, 5] } },
    { upTo: 1, range: { left: [3, 10], right: [2, 10] } },
    { upTo: 2, range: { left: [12, 59], right: [11, 39] } },
    { upTo: 3, range: { left: [105, 489], right: [104, 489] } },
    { upTo: 99, range: { left: [1_200, 4_800], right: [1_100, 4_900] } },
  ],
  '-': [
    { upTo: -1, range: { left: [3, 5], right: [1, 2] } },
    { upTo: 0, range: { left: [5, 10], right: [1, 4] } },
    { upTo: 1, range: { left: [11, 20], right: [2, 9] } },
    { upTo: 2, range: { left: [41, 99], right: [12, 38] } },
    { upTo: 3, range: { left: [401, 899], right: [112, 389] } },
    { upTo: 99, range: { left: [4_100, 9_200], right: [1_150, 3_900] } },
  ],
  '×': [
    { upTo: 2, range: { left: [2, 5], right: [2, 5] } },
    { upTo: 3, range: { left: [3, 9], right: [3, 9] } },
    { upTo: 4, range: { left: [12, 48], right: [3, 9] } },
    { upTo: 99, range: { left: [102, 389], right: [4, 9] } },
  ],
  '÷': [
    { upTo: 2, range: { left: [2, 5], right: [2, 4] } },
    { upTo: 3, range: { left: [3, 9], right: [3, 9] } },
    { upTo: 4, range: { left: [11, 24], right: [3, 9] } },
    { upTo: 99, range: { left: [31, 120], right: [4, 9] } },
  ],
}

const rangeFor = (operation: Operation, grade: number): Range => {
  const rows = sizes[operation]
  return (rows.find((row) => grade <= row.upTo) ?? rows[rows.length - 1] ?? { range: { left: [1, 5], right: [1, 5] } })
    .range
}

export type Wish = { operation: Operation; grade: number; seed: number; table?: number | undefined; avoid?: string[] }

/** An exercise that fits the grade, the same for the same seed; never one of `avoid` (questions, or keys). */
export function makeExercise({ operation, grade, seed, table, avoid = [] }: Wish): Exercise {
  const { left, right } = rangeFor(operation, grade)
  for (let nth = 0; ; nth += 2) {
    const a = table && operation === '×' ? table : draw(seed, nth, ...left)
    const b = table && operation === '×' ? draw(seed, nth + 1, 2, 10) : draw(seed, nth + 1, ...right)
    // A division is made from its result, so that it always comes out even.
    const made = operation === '÷' ? exerciseOf('÷', a * b, table ?? b) : exerciseOf(operation, a, b)
    const exercise = operation === '÷' && table ? exerciseOf('÷', table * b, table) : made
    if (nth > 60 || !(avoid.includes(exercise.question) || avoid.includes(exercise.answer))) return exercise
  }
}

/** The same kind of exercise with other numbers of the same size, and another key. */
export function twinOf(exercise: ExerciseView & { answer?: string }, seed: number, avoid: string[]): Exercise {
  const { operation, left, right } = exercise
  const quotient = operation === '÷' && right !== 0 ? Math.max(2, Math.floor(left / right)) : 0
  const near = (value: number, nth: number): [number, number, number] => [
    nth,
    Math.max(2, Math.floor(value * 0.7)),
    Math.max(4, Math.ceil(Math.abs(value) * 1.3)),
  ]
  for (let nth = 0; ; nth += 2) {
    const b = draw(seed, ...near(right, nth + 1))
    const a = operation === '÷' ? b * draw(seed, ...near(quotient, nth)) : draw(seed, ...near(left, nth))
    const made = operation === '-' && b > a ? exerciseOf('-', b, a) : exerciseOf(operation, a, b)
    if (nth > 80 || !(made.answer === '0' || made.question === exercise.question || avoid.includes(made.answer)))
      return made
  }
}
