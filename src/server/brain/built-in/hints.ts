import type { SumView } from '../brain.ts'
import { tells } from './tells.ts'
import { barOf, type Operation, type Terms, termsOf } from './terms.ts'

export type HintLevel = 0 | 1 | 2 | 3

/**
 * A hint of one sentence: 0 asks for a start, 1 points at the place, 2 says the principle, 3 leads from a worked example
 * back to the exercise. Never with the answer in it, not even by accident: then a hint without numbers is given.
 */
export function hintFor(exercise: SumView, level: HintLevel, grade: number): string {
  if (level === 0) return 'Show me how you would start.'
  if (level === 3) return 'Do the same steps with your numbers.'
  const terms = termsOf(exercise)
  const hints = terms.whole ? wholeHints(terms, terms.whole, grade) : otherHints(terms)
  return (
    [hints[level - 1], plain[terms.operation][level - 1]].find((hint) => hint && !tells(hint, exercise)) ??
    'Go step by step.'
  )
}

type Hints = readonly [place: string, principle: string]

/** Hints without any number. */
const plain: Record<Operation, Hints> = {
  '+': ['Start with the bigger number.', 'Count on from the bigger number.'],
  '-': ['Start with the number in front.', 'Count back in small steps.'],
  '×': ['Draw equal rows of dots.', 'Add the same number again and again.'],
  '÷': ['Deal it out like cards, in equal groups.', 'Find the times table that fits.'],
}

function wholeHints({ operation }: Terms, { a, b }: { a: number; b: number }, grade: number): Hints {
  if (operation === '+') return adding(a, b, grade)
  if (operation === '-') return takingAway(a, b)
  if (operation === '×') return multiplying(a, b, grade)
  return dividing(a, b)
}

function adding(a: number, b: number, grade: number): Hints {
  const [high, low] = a >= b ? [a, b] : [b, a]
  if (a + b <= 5 || grade < 0) return ['Use your fingers for both numbers.', 'Count all the fingers that are up.']
  if (a + b <= 10) return [`Start at the bigger number, ${high}.`, `Count on ${low} more with your fingers.`]
  if (high < 10) return [`Look at the ${high}: it is almost a ten.`, `Split the ${low} so that the ${high} gets full.`]
  if (high < 20 && low <= 3) return [`Start at the bigger number, ${high}.`, `Hop ${low} steps up on the number line.`]
  const ones = `Look at the ones first: ${a % 10} and ${b % 10}.`
  if (Math.abs(10 - (low % 10)) <= 1 && low < 100) {
    return [`The ${low} is close to a full ten.`, 'Add the full ten, then fix it.']
  }
  const carries = (a % 10) + (b % 10) > 9
  return [ones, carries ? 'Add the ones, and carry to the tens.' : 'Add the ones, then add the tens.']
}

function takingAway(a: number, b: number): Hints {
  if (a < b) return [`Look: ${b} is more than ${a}.`, 'You go below zero: use a minus.']
  if (a <= 5) return [`Hold up ${a} fingers.`, `Put ${b} of them down and count the rest.`]
  if (b <= 3) return [`Start at ${a} on the number line.`, `Hop back ${b} steps.`]
  if (a <= 10) return [`Look how far it is from ${b} to ${a}.`, `Count on from ${b} until you reach ${a}.`]
  if (a < 20 && b < 10 && a - 10 < b)
    return [`First go from ${a} down to a full ten.`, `Split the ${b} to land on the ten.`]
  const [x, y] = [a % 10, b % 10]
  if (x < y) return [`Look at the ones: ${x} is less than ${y}.`, 'Trade a ten for ones, then take away.']
  return [`Look at the ones first: ${x} and ${y}.`, 'Take away the ones, then the tens.']
}

function multiplying(a: number, b: number, grade: number): Hints {
  if (grade <= 2) return [`Draw ${a} rows with ${b} dots in each.`, `Count in ${b}s, ${a} times.`]
  const rows = `It means ${a} groups of ${b}.`
  const [high, low] = a >= b ? [a, b] : [b, a]
  if (low === 2) return [rows, `Double the ${high}.`]
  if (low === 10 || high === 10) return [rows, 'Count it in tens.']
  if (low === 5 || high === 5) return [rows, `Take half of ${low === 5 ? high : low} × 10.`]
  if (low === 9 || high === 9) {
    const other = low === 9 ? high : low
    return [rows, `Start from 10 × ${other}, then take ${other} away.`]
  }
  if (high >= 11) {
    const front = 10 ** (String(high).length - 1) * Number(String(high).charAt(0))
    if (front === high) return [`Look at ${high} without its zeros.`, 'Multiply without the zeros, then put them back.']
    return [`Split the ${high} into ${front} and ${high - front}.`, `Take each part times ${low}, then add.`]
  }
  if (low === 4) return [rows, `Double the ${high}, then double again.`]
  if (low === 3) return [rows, `Double the ${high}, then add ${high} more.`]
  const [split, other] = [a, b]
  return [rows, `Split the ${split} into 5 and ${split - 5}, and take each times ${other}.`]
}

function dividing(a: number, b: number): Hints {
  if (a < b) return [`There are only ${a} for ${b} groups.`, 'Each group gets a fraction.']
  if (a / b <= 10) return [`Think of the ${b} times table.`, `Find how many ${b}s fit into ${a}.`]
  const tens = Math.floor(a / b / 10) >= 10 ? 100 : 10
  return [`Take out ${tens} groups of ${b} at a time.`, `Take out ${tens} groups, and see what is left.`]
}

function otherHints({ left, right, operation }: Terms): Hints {
  const bars = [left, right].some(({ written }) => written.includes('/'))
  if (!bars && left.value.d === 1n && right.value.d === 1n) {
    if (operation === '×' || operation === '÷') {
      return ['Look at the minus signs first.', 'Like signs make plus, unlike signs minus.']
    }
    return [`Start at ${left.written} on the number line.`, 'Think whether you go up or down from there.']
  }
  if (!bars) {
    return operation === '+' || operation === '-'
      ? ['Write the points below each other.', 'Work place by place, as with whole numbers.']
      : ['Look how many places are behind the points.', 'Work without points, then put the point back.']
  }
  if (operation === '×') return ['Look at the tops, then at the bottoms.', 'Multiply top by top, and bottom by bottom.']
  if (operation === '÷') return ['Look at the last fraction.', 'Turn the last fraction over, then multiply.']
  const like = barOf(left).bottom === barOf(right).bottom
  const what = operation === '+' ? 'add' : 'take away'
  return like
    ? ['Look: the bottoms are the same.', `Keep the bottom, and ${what} the tops.`]
    : ['Look: the bottoms are not the same.', 'Make the bottoms the same first.']
}
