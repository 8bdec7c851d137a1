import type Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { numbersIn, writtenAs } from '../read/sight.ts'
import { keyValue } from '../read/tries.ts'
import { type Lesson, openProblem } from '../state.ts'
import { keepClock } from './clock.ts'
import { keepData } from './data-list.ts'
import { keepEarly } from './early-math/memory.ts'
import type { Heard } from './hear.ts'
import { keepGroup } from './own-group.ts'
import { keepShape } from './own-shape.ts'
import { keepPurse } from './purse.ts'
import { keepQuantities } from './quantities/keep.ts'
import { keepRate } from './rate.ts'
import { keepRatio } from './ratio.ts'
import { keepPack } from './told-math/packs.ts'

// What the child told in numbers stays in mind for a few lines.

/** Numbers that stay in sight, and lines without one after which they are gone. */
const mostSeen = 10
const mostSilent = 4
/** A longer number is nothing to work with. */
const mostDigits = 9
const write = writtenAs('')

export const few: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }

/** The child's numbers, the newest first. */
export const seenIn = ({ sight }: Pick<Lesson, 'sight'>): Fraction[] =>
  [...sight].reverse().flatMap((one) => readNumber(one.replace('−', '-')) ?? [])

/** Kept among the numbers: they are of each of something. */
export const eachSaid = '×'

const ofEach =
  /\b(?:each|every|apiece|per)\b|(?:\$\d+(?:\.\d+)?|\b(?:dollars?|bucks?|cents?|points?|miles?|minutes?|pages?|cups?|pounds?)) an? [a-z]+\b/i

/** Hours and minutes are kept by the clock; coins are what they are worth in cents. */
export const worths: Readonly<Record<string, number>> = { q: 25, d: 10, n: 5, p: 1 }
const withoutClock = (text: string) =>
  text
    .replace(/\b\d{1,2}:\d\d\b/g, ' ')
    .replace(
      /\b(\d{1,2}|an?|one|two|three|four|five) (quarters?|dimes?|nickels?|nickles?|pennies|pennys|penny)\b(?! of\b)/gi,
      (_, count: string, coin: string) =>
        String((few[count.toLowerCase()] ?? Number(count)) * (worths[coin.charAt(0).toLowerCase()] ?? 1)),
    )

/** What each reader of the child's own things remembers of a message. */
const keepers = [keepClock, keepPurse, keepRate, keepRatio, keepGroup, keepShape, keepData, keepPack, keepEarly]

/** What was told stays in sight for a while; a question that the tutor puts clears it. */
export function keepInSight(heard: Heard, decision: Decision): Decision {
  const { lesson: before, text } = heard
  const lesson = keepQuantities(heard, decision.lesson)
  const [was, is] = [openProblem(before), openProblem(lesson)]
  const isNew = is !== null && is.item.id !== was?.item.id
  const given = isNew && (is.origin === 'practice' || is.origin === 'look_back')
  const key = isNew && is ? keyValue(is.item) : null
  const own = numbersIn(withoutClock(text)).map(({ value }) => value)
  const kept = given ? [] : before.sight
  const groups = own.length > 0 && ofEach.test(text) ? [eachSaid] : []
  const told = own.map(writtenAs(text)).filter((one) => one.length <= mostDigits && !(key && one === write(key)))
  const said = own.length > 0 ? [...told, ...groups] : ['']
  const sight = [...kept, ...said].slice(-mostSeen)
  const isGone = sight.slice(-mostSilent).length === mostSilent && sight.slice(-mostSilent).every((one) => one === '')
  return {
    ...decision,
    lesson: keepers.reduce((kept, keep) => keep(kept, text), {
      ...lesson,
      sight: isGone ? [] : sight,
      shape: given ? null : lesson.shape,
    }),
  }
}
