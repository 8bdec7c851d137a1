import Fraction from 'fraction.js'
import type { Sum, SumView } from '../brain.ts'
import { bestOf } from './best-of.ts'
import { type Dice, diceOf } from './dice.ts'
import { stepsOf } from './steps.ts'
import { exerciseFrom, exerciseOf, hasWork, isMixed, type Term, type Terms, term, termsFrom, termsOf } from './terms.ts'
import { readTopic, type Topic } from './topics.ts'

export type TwinWish = {
  of: SumView
  seed: number
  /** A table that the exercise stays in. */
  topic?: Topic | null
  isQuiet?: (twin: Sum) => boolean
  /** The grade whose way of working must fit both. */
  grade: number
}

const tries = 160
/** From here on, the numbers may be of another table or other pieces. */
const wideFrom = 80

/** The same kind of exercise with other numbers and another answer: as long, with as much to carry or to trade. */
export function twinOf({ of, seed, topic, isQuiet, grade }: TwinWish): Sum {
  const dice = diceOf(seed)
  const terms = termsOf(of)
  const shape = shapeOf(terms)
  const way = wayOf(terms, grade)
  const table = topic ? readTopic(topic, dice).table : undefined
  const seen = new Set([of.question])
  const twin = bestOf(
    tries,
    (at) => {
      const [a, b] = draw(terms, dice, at < wideFrom ? { table, wider: 0 } : { wider: dice(0, 3) })
      const drawn = termsFrom(terms.operation, a, b)
      if (!drawn || seen.has(drawn.question) || drawn.key.equals(terms.key)) return null
      seen.add(drawn.question)
      return drawn
    },
    [
      { worth: 8, holds: ({ key }) => key.lt(0) === terms.key.lt(0) },
      { worth: 4, holds: hasWork },
      { worth: 1, holds: (drawn) => shapeOf(drawn) === shape },
      { worth: 2, holds: (drawn) => wayOf(drawn, grade) === way },
      { worth: 16, holds: (drawn) => isQuiet?.(exerciseFrom(drawn)) ?? true },
    ],
  )
  return twin ? exerciseFrom(twin) : onward(terms)
}

/** Where drawing finds nothing else: the next number up. */
function onward({ operation, left, right }: Terms): Sum {
  const next = exerciseOf(operation, term(left.value.add(1)), term(right.value.add(operation === '÷' ? 0 : 1)))
  return next ?? { question: '2 + 1', operation: '+', left: 2, right: 1, answer: '3' }
}

/** How an exercise is worked out, whatever its numbers. */
const wayOf = (terms: Terms, grade: number) =>
  stepsOf(terms, grade)
    .join(' ')
    .replace(/[−\d/.,]*\d/g, '#')
    .replace(/#(?:, #)+/g, '#')

/** What two exercises must share to be the same kind of work. */
function shapeOf(terms: Terms): string {
  const { whole, operation, key, left, right } = terms
  const sign = key.lt(0) ? 'below' : 'above'
  if (!whole) return [sign, key.d === 1n, left.value.d === right.value.d, left.value.lt(0), right.value.lt(0)].join()
  const { a, b } = whole
  const band = operation === '+' ? bandOf(a + b) : operation === '-' ? bandOf(Math.max(a, b)) : ''
  const quotient = operation === '÷' ? String(key.floor()).length : 0
  return [
    sign,
    key.d === 1n,
    String(a).length,
    String(b).length,
    band,
    String(key.abs().floor()).length,
    quotient,
  ].join()
}

const bandOf = (most: number) => (most <= 5 ? 5 : most <= 10 ? 10 : most <= 20 ? 20 : 100)

/** `wider` makes other pieces of fractions, where those of the exercise have no twin. */
function draw(terms: Terms, dice: Dice, { table, wider }: { table?: number; wider: number }): [Term, Term] {
  const { operation, whole, left, right, key } = terms
  if (!whole) return [drawLike(left, dice, wider), drawLike(right, dice, wider)]
  const { a, b } = whole
  if (operation === '×') {
    if (table === a) return [term(a), term(dice(2, Math.max(10, b)))]
    if (table === b) return [term(dice(2, Math.max(10, a))), term(b)]
    return [term(withLength(a, dice)), term(withLength(b, dice))]
  }
  if (operation === '÷') {
    const divisor = Math.max(2, withLength(b, dice))
    if (a < b) return [term(dice(1, divisor)), term(divisor + 1)]
    const quotient = withLength(Math.max(1, key.floor().valueOf()), dice)
    return [term(divisor * quotient + (key.d === 1n ? 0 : dice(1, divisor - 1))), term(divisor)]
  }
  const band = bandOf(operation === '+' ? a + b : Math.max(a, b))
  if (band <= 20) return [term(dice(1, band)), term(dice(1, band))]
  return [term(withLength(a, dice)), term(withLength(b, dice))]
}

/** A whole number with as many digits; a round number stays round. */
function withLength(size: number, dice: Dice): number {
  if (size <= 5) return dice(2, 5)
  if (size <= 12) return size < 10 ? dice(6, 9) : dice(10, 12)
  const zeros = /0*$/.exec(String(size))?.[0].length ?? 0
  const digits = String(size).length - zeros
  return dice(10 ** (digits - 1) + (digits > 1 ? 1 : 0), 10 ** digits - 1) * 10 ** zeros
}

/** A number written in the same way: as many decimal places, or the same bottom. */
function drawLike({ value, written }: Term, dice: Dice, wider: number): Term {
  const sign = value.lt(0) ? -1 : 1
  const places = written.split('.')[1]?.length ?? 0
  if (places > 0) {
    const size =
      10 **
      String(
        value
          .abs()
          .mul(10 ** places)
          .ceil(),
      ).length
    const drawn = new Fraction(dice(1, Math.min(size, 1_000_000) - 1) * sign, 10 ** places)
    return term(drawn, `${sign < 0 ? '−' : ''}${drawn.abs().valueOf().toFixed(places)}`)
  }
  const bar = Number(/\/(\d+)$/.exec(written)?.[1] ?? 1)
  const bottom = bar > 1 ? bar + wider : 1
  const mixed = isMixed({ value, written })
  if (bottom > 1) {
    const top = dice(1, mixed || value.abs().lt(1) ? bottom - 1 : bottom * 2)
    const front = mixed ? dice(1, Math.max(3, Number(value.abs().floor()))) : 0
    const shown = `${sign < 0 ? '−' : ''}${mixed ? `${front} ` : ''}${top}/${bottom}`
    return term(new Fraction(top, bottom).add(front).mul(sign), shown)
  }
  return term(withLength(value.abs().valueOf(), dice) * sign)
}
