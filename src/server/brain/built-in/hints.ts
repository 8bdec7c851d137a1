import type { ExerciseView } from '../brain.ts'

type Hints = [ask: string, place: string, principle: string]

/** What to say at the levels 0 (ask), 1 (point at the place) and 2 (the principle). Never a number that could be the key. */
export function hintsFor(exercise: ExerciseView): Hints {
  const { operation, left, right } = exercise
  if (!Number.isInteger(left) || !Number.isInteger(right)) return fractions(operation)
  const little = Math.abs(left) <= 10 && Math.abs(right) <= 10
  if (operation === '+') return little ? littleAddition(left, right) : largeAddition
  if (operation === '-') return little || Math.abs(left) <= 20 ? littleSubtraction(left, right) : largeSubtraction
  if (operation === '×') return little ? littleMultiplication(left, right) : largeMultiplication(left, right)
  return division(left, right)
}

const littleAddition = (left: number, right: number): Hints => [
  'What did you try first?',
  `Look for the bigger number, ${Math.max(left, right)}, and start there.`,
  'Adding is counting on: say the bigger number, then one more number for each finger of the other.',
]
const largeAddition: Hints = [
  'What did you add first?',
  'Look at the ones first, the digits on the right.',
  'Add ones to ones and tens to tens. Ten ones make one more ten.',
]
const littleSubtraction = (left: number, right: number): Hints => [
  'What did you try first?',
  `Start at ${left}. Which way do we go when we take some away?`,
  `Taking away is counting back: one step back for each of the ${right}.`,
]
const largeSubtraction: Hints = [
  'Where did you start?',
  'Look at the ones first. Is the top digit big enough to take the other one away?',
  'When there are not enough ones, open one ten: it gives you ten ones more.',
]
const littleMultiplication = (left: number, right: number): Hints => [
  'What did you try first?',
  `${left} × ${right} is ${left} groups with ${right} in each group. Can you picture the groups?`,
  `Begin with a fact that you know well, a few groups of ${right}, and add the groups that are missing.`,
]
const largeMultiplication = (left: number, right: number): Hints => {
  const [large, little] = left >= right ? [left, right] : [right, left]
  return [
    'What did you multiply first?',
    `Look at the digits of ${large} one by one.`,
    `Break ${large} into its tens and ones, multiply each part by ${little}, and add the parts.`,
  ]
}
const division = (left: number, right: number): Hints => [
  'What did you try first?',
  `We share ${left} into ${right} equal groups. What goes into each group?`,
  `Sharing undoes multiplying: which number times ${right} makes ${left}?`,
]
const fractions = (operation: ExerciseView['operation']): Hints =>
  operation === '+' || operation === '-'
    ? [
        'What did you try first?',
        'Look at the bottoms of the fractions. Are they the same?',
        'We can only add or take away pieces of the same size, so give both the same bottom first.',
      ]
    : [
        'What did you try first?',
        'Look at the tops and the bottoms on their own.',
        operation === '×'
          ? 'Multiply top by top and bottom by bottom.'
          : 'Turn the second fraction upside down, and multiply.',
      ]
