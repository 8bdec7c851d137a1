import type { ExerciseView } from '../brain.ts'

/** A mistake with a name: how to know it, what to say about it, and what helps. Nothing in it is the key. */
export type Misconception = { name: string; observation: string; hint: string }

type Rule = {
  name: string
  on: ExerciseView['operation'][]
  made: (exercise: ExerciseView, tried: number, key: number) => boolean
  observation: (exercise: ExerciseView, tried: number) => string
  hint: (exercise: ExerciseView) => string
}

const reversed = (value: number) => Number([...String(Math.abs(value))].reverse().join(''))
const withoutCarry = (left: number, right: number) => byDigit(left, right, (a, b) => (a + b) % 10)
const smallerFromLarger = (left: number, right: number) => byDigit(left, right, (a, b) => Math.abs(a - b))

function byDigit(left: number, right: number, join: (a: number, b: number) => number): number {
  let value = 0
  for (let place = 1; place <= Math.max(left, right); place *= 10) {
    value += join(Math.floor(left / place) % 10, Math.floor(right / place) % 10) * place
  }
  return value
}

const large = ({ left, right }: ExerciseView) => left > 10 || right > 10

const rules: Rule[] = [
  {
    name: 'added-instead',
    on: ['-', '×', '÷'],
    made: ({ left, right }, tried) => tried === left + right,
    observation: ({ left, right }, tried) => `${tried} is ${left} + ${right}, so you added.`,
    hint: ({ operation }) =>
      `Look at the sign in the middle again. What does ${operation === '-' ? 'minus' : operation === '×' ? 'times' : 'divided by'} ask us to do?`,
  },
  {
    name: 'subtracted-instead',
    on: ['+', '×', '÷'],
    made: ({ left, right }, tried) => tried === Math.abs(left - right),
    observation: (_, tried) => `${tried} is what is left when we take away.`,
    hint: ({ operation }) =>
      operation === '+' ? 'The plus sign asks us to put together.' : 'Look at the sign in the middle again.',
  },
  {
    name: 'multiplied-instead',
    on: ['+', '-', '÷'],
    made: ({ left, right }, tried) => tried === left * right && left > 1 && right > 1,
    observation: ({ left, right }, tried) => `${tried} is ${left} × ${right}, so you multiplied.`,
    hint: () => 'Look at the sign in the middle again.',
  },
  {
    name: 'forgot-to-carry',
    on: ['+'],
    made: (exercise, tried) => large(exercise) && tried === withoutCarry(exercise.left, exercise.right),
    observation: () => 'You added each column well, but one little ten got lost on the way.',
    hint: () => 'Look at the ones. When they make ten or more, one ten moves to the next column.',
  },
  {
    name: 'tens-only',
    on: ['+'],
    made: ({ left, right }, tried, key) =>
      large({ question: '', operation: '+', left, right }) &&
      tried === Math.floor(left / 10) * 10 + Math.floor(right / 10) * 10 &&
      tried !== key,
    observation: () => 'You added the tens.',
    hint: () => 'Now look at the ones, and add them too.',
  },
  {
    name: 'smaller-from-larger',
    on: ['-'],
    made: (exercise, tried) => large(exercise) && tried === smallerFromLarger(exercise.left, exercise.right),
    observation: () => 'In one column you took the top digit from the bottom one.',
    hint: () => 'We always take the bottom from the top. When there are not enough ones, open a ten.',
  },
  {
    name: 'one-table-step-off',
    on: ['×'],
    made: ({ left, right }, tried, key) => [left, right].some((step) => tried === key - step || tried === key + step),
    observation: ({ left, right }, tried) => nearTable(left, right, tried),
    hint: (exercise) => `Count the groups once more. We want ${exercise.left} groups of ${exercise.right}.`,
  },
  {
    name: 'another-table-fact',
    on: ['×'],
    made: ({ left, right }, tried) => left <= 12 && right <= 12 && factors(tried).length > 0,
    observation: ({ left, right }, tried) => nearTable(left, right, tried),
    hint: ({ left, right }) => `So it is another fact of the tables. We want ${left} groups of ${right}.`,
  },
  {
    name: 'digits-swapped',
    on: ['+', '-', '×', '÷'],
    made: (_, tried, key) => key > 11 && tried !== key && tried === reversed(key),
    observation: () => 'You have the right digits, but look at their places.',
    hint: () => 'Which digit stands for the tens, and which for the ones?',
  },
  {
    name: 'off-by-one',
    on: ['+', '-'],
    made: (_, tried, key) => Math.abs(tried - key) === 1,
    observation: () => 'You are very, very close.',
    hint: () => 'Maybe the first number was counted twice. Count the steps, not the number where you start.',
  },
  {
    name: 'off-by-ten',
    on: ['+', '-', '×'],
    made: (_, tried, key) => Math.abs(tried - key) === 10 || Math.abs(tried - key) === 100,
    observation: () => 'The ones are right.',
    hint: () => 'Look at the tens again. One is too many or missing.',
  },
  {
    name: 'place-value-zero',
    on: ['×', '÷'],
    made: (_, tried, key) => tried !== 0 && (tried === key * 10 || tried * 10 === key),
    observation: () => 'Your digits are right, but a zero is too many or missing.',
    hint: () => 'Think about whether your number is about as big as it should be.',
  },
  {
    name: 'gave-a-term',
    on: ['+', '-', '×', '÷'],
    made: ({ left, right }, tried) => tried === left || tried === right,
    observation: (_, tried) => `${tried} is one of the numbers in the question.`,
    hint: ({ operation }) =>
      operation === '÷' ? 'We want to know what goes into each group.' : 'Now do the step with the other number.',
  },
]

function factors(value: number): [number, number][] {
  const found: [number, number][] = []
  for (let a = 2; a <= 12; a++) if (value % a === 0 && value / a >= 2 && value / a <= 12) found.push([a, value / a])
  return found
}

function nearTable(left: number, right: number, tried: number): string {
  const facts = factors(tried)
  const fact = facts.find(([a, b]) => [a, b].includes(left) || [a, b].includes(right)) ?? facts[0]
  return fact ? `${tried} is ${fact[0]} × ${fact[1]}.` : 'That is close.'
}

/** The mistake behind a wrong number, where we know one. The words never hold the key. */
export function misconceptionIn(exercise: ExerciseView, tried: number, key: number): Misconception | null {
  const { operation, left, right } = exercise
  if (![left, right, tried, key].every((value) => Number.isInteger(value) && value >= 0)) return null
  const rule = rules.find((one) => one.on.includes(operation) && one.made(exercise, tried, key))
  if (!rule) return null
  const found = { name: rule.name, observation: rule.observation(exercise, tried), hint: rule.hint(exercise) }
  // '40 is 4 × 10' would tell a child that 2 × 2 is 4.
  const told: string[] = `${found.observation} ${found.hint}`.match(/\d+/g) ?? []
  return told.includes(String(key)) && key !== left && key !== right ? null : found
}
