import Fraction from 'fraction.js'
import type { Exercise, Sum } from '../brain.ts'
import { bestOf } from './best-of.ts'
import { type Dice, diceOf, drawFrom } from './dice.ts'
import { isTask } from './exercise-kinds.ts'
import { exerciseFrom, hasWork, type Operation, type Term, type Terms, term, termsFrom, termsOf } from './terms.ts'
import { readTopic, type Topic } from './topics.ts'

export type Wish = {
  topic: Topic
  grade: number
  seed: number
  /** How many steps easier or harder than the grade. */
  shift?: number
  /** The exercise before this one: never the same again, nor the same answer. */
  after?: Exercise | null
  /** Smaller or larger numbers than in the exercise before. */
  size?: 'smaller' | 'larger'
  /** False for an exercise whose answer would stand in what is said with it. */
  isQuiet?: (exercise: Sum) => boolean
}

const tries = 160

/** An exercise of a topic that fits the grade. The same wish gives the same exercise. */
export function makeExercise(wish: Wish): Sum {
  const { after, size, isQuiet, shift = 0 } = wish
  const dice = diceOf(wish.seed)
  const { operation, kind, table } = readTopic(wish.topic, dice)
  const level = Math.max(-2, Math.min(7, Math.min(6, wish.grade) + shift))
  const before = after && !isTask(after) ? termsOf(after) : null
  const seen = new Set([after?.question])
  const made = bestOf(tries, () => {
    const [a, b] =
      kind === 'fractions' ? fractions(operation, level, dice) : whole(operation, kind, level, dice, table, shift)
    const drawn = termsFrom(operation, a, b)
    if (!drawn || seen.has(drawn.question)) return null
    seen.add(drawn.question)
    return drawn
  }, [
    { worth: 1, holds: hasWork },
    { worth: 2, holds: ({ key }) => before?.key.equals(key) !== true },
    { worth: 4, holds: (drawn) => !size || !before || isSize(size, drawn, before) },
    { worth: 8, holds: (drawn) => isQuiet?.(exerciseFrom(drawn)) ?? true },
  ])
  return made ? exerciseFrom(made) : simplest(after)
}

function isSize(size: 'smaller' | 'larger', drawn: Terms, before: Terms): boolean {
  const difference = weight(drawn).compare(weight(before))
  return size === 'smaller' ? difference < 0 : difference > 0
}

/** How hard the numbers look: the largest of them, or how fine the fractions are. */
function weight({ left, right, key }: Terms): Fraction {
  if (left.value.d === 1n && right.value.d === 1n) {
    return [left.value, right.value, key].reduce(
      (most, value) => (value.abs().gt(most) ? value.abs() : most),
      new Fraction(0),
    )
  }
  return new Fraction(left.value.d + right.value.d)
}

function simplest(after: Exercise | null | undefined): Sum {
  const right = after?.question === '2 + 1' ? 2 : 1
  return { question: `2 + ${right}`, operation: '+', left: 2, right, answer: String(2 + right) }
}

type Pair = [Term, Term]

function whole(
  operation: Operation,
  kind: 'plain' | 'table',
  level: number,
  dice: Dice,
  table: number | undefined,
  shift: number,
): Pair {
  if (operation === '+') return adding(level, dice)
  if (operation === '-') return takingAway(level, dice)
  if (operation === '÷') return dividing(level, dice)
  if (table !== undefined) {
    const [low, high] = shift < 0 ? [2, 5] : shift > 0 ? [6, 12] : [2, 10]
    return [term(table), term(dice(low, high))]
  }
  return kind === 'table' || level <= 3 ? tables(level, dice) : multiplying(level, dice)
}

/** The largest sum, by level. */
const most: Record<number, number> = { [-2]: 3, [-1]: 5, 0: 10, 1: 20, 2: 100, 3: 1_000, 4: 10_000 }

function adding(level: number, dice: Dice): Pair {
  const sum = most[level] ?? 100_000
  if (level <= 0) {
    const a = dice(1, sum - 1)
    return [term(a), term(dice(1, sum - a))]
  }
  if (level === 1) {
    const a = dice(3, 15)
    return [term(a), term(dice(2, Math.min(9, 20 - a)))]
  }
  const least = Math.floor(sum / 8)
  const a = dice(least, Math.floor(sum * 0.7))
  return [term(a), term(dice(least, sum - a))]
}

function takingAway(level: number, dice: Dice): Pair {
  const from = most[level] ?? 100_000
  if (level <= 0) {
    const a = dice(2, from)
    return [term(a), term(dice(1, a - 1))]
  }
  if (level === 1) return [term(dice(10, 20)), term(dice(2, 9))]
  const a = dice(Math.floor(from / 3), from - 1)
  return [term(a), term(dice(Math.floor(from / 9), Math.floor(a * 0.85)))]
}

function tables(level: number, dice: Dice): Pair {
  if (level <= 0) return [term(2), term(dice(3, 5))]
  if (level <= 2) return turned(dice, drawFrom(dice, [2, 5, 10]), dice(2, level === 1 ? 5 : 10))
  return level === 3 ? [term(dice(2, 10)), term(dice(2, 10))] : [term(dice(3, 12)), term(dice(3, 12))]
}

const turned = (dice: Dice, a: number, b: number): Pair => (dice(0, 1) === 0 ? [term(a), term(b)] : [term(b), term(a)])

function multiplying(level: number, dice: Dice): Pair {
  if (level === 4) return [term(dice(12, 98)), term(dice(3, 9))]
  if (level === 5 && dice(0, 1) === 0) return [term(dice(112, 498)), term(dice(3, 9))]
  return [term(dice(12, level >= 6 ? 298 : 89)), term(dice(12, 48))]
}

function dividing(level: number, dice: Dice): Pair {
  const [divisor, quotient] =
    level <= 0
      ? [2, dice(3, 5)]
      : level === 1
        ? [drawFrom(dice, [2, 5]), dice(3, 4)]
        : level === 2
          ? [drawFrom(dice, [2, 5, 10]), dice(2, 10)]
          : level === 3
            ? [dice(2, 10), dice(2, 10)]
            : level === 4
              ? [dice(3, 9), dice(11, 32)]
              : [dice(6, 24), dice(12, level === 5 ? 48 : 98)]
  return [term(divisor * quotient), term(divisor)]
}

const bottoms: [[number, number], ...[number, number][]] = [
  [2, 4],
  [3, 6],
  [2, 8],
  [4, 8],
  [2, 3],
  [3, 4],
  [2, 5],
  [5, 10],
  [4, 6],
  [3, 5],
]

function fractions(operation: Operation, level: number, dice: Dice): Pair {
  const same = drawFrom(dice, level <= 2 ? [3, 4] : [4, 5, 6, 8, 10])
  const [low, high] = level <= 4 ? [same, same] : drawFrom(dice, bottoms)
  const part = (bottom: number) => {
    const top = dice(1, bottom - 1)
    return term(new Fraction(top, bottom), `${top}/${bottom}`)
  }
  const [a, b] = dice(0, 1) === 0 ? [part(low), part(high)] : [part(high), part(low)]
  if (operation === '-') return a.value.lt(b.value) ? [b, a] : [a, b]
  return [a, b]
}
