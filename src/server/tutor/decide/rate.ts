import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { clockTalkIn } from '../read/clock-talk.ts'
import { type Lesson, openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'

// So much in so long: 60 miles an hour, 12 pages a day. How far in 3 hours, how long for 300 miles.

const told =
  /\b\$?(\d{1,5}(?:\.\d+)?) (miles?|kilometers?|km|meters?|feet|pages?|words?|laps?|dollars?|bucks|points?|steps|minutes?|problems?|cookies|cupcakes|push ?ups|pounds?|inches|ounces|cents|grams|kids|eggs) (?:an?|per|each|every|in an?|in one|in 1) (hour|minute|day|night|week|month)\b/i
const inMinutes = { hour: 60, minute: 1, day: 1440, week: 10080, month: 43200 } as const
type Span = keyof typeof inMinutes
const spanNames: readonly Span[] = ['hour', 'minute', 'day', 'week', 'month']
const spans = /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|ten) (day|night|week|month)s?\b/i
const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
}

/** How many of the spans a text names; null where it names none. */
function spansIn(text: string, span: Span): number | null {
  if (span === 'hour' || span === 'minute') {
    const minutes = clockTalkIn(text).minutes.at(-1)
    return minutes === undefined ? null : minutes / inMinutes[span]
  }
  const [, count = '', named] = spans.exec(text) ?? []
  return named?.toLowerCase().replace('night', 'day') === span ? (small[count.toLowerCase()] ?? Number(count)) : null
}

const grows = /\b(?:gains?|grows?|gets?|adds?|saves?|puts?)\b/i

/** Where it grows: the number that was told last before it. */
function startIn({ sight }: Lesson, text: string, amount: string): number | null {
  const last = grows.test(text) ? [...sight].reverse().find((one) => /^\d+$/.test(one) && one !== amount) : undefined
  return last === undefined ? null : Number(last)
}

/** What a message tells of a rate, or of how long it goes on. */
export function keepRate(lesson: Lesson, text: string): Lesson {
  const [, amount, thing, named] = told.exec(text) ?? []
  const span = spanNames.find((one) => one === named?.toLowerCase().replace('night', 'day'))
  if (amount !== undefined && thing !== undefined && span !== undefined) {
    const long = spansIn(text.replace(told, ' '), span)
    return {
      ...lesson,
      rate: { amount: Number(amount), thing: thing.toLowerCase(), span, long, start: startIn(lesson, text, amount) },
    }
  }
  const long = lesson.rate && spansIn(text, lesson.rate.span)
  return lesson.rate && long !== null ? { ...lesson, rate: { ...lesson.rate, long } } : lesson
}

/** How far it is, told before: 'how long if we drive 70 miles per hour'. */
const seenFar = ({ sight }: Lesson, amount: number) =>
  [...sight]
    .reverse()
    .flatMap((one) => (/^\d+(?:\.\d+)?$/.test(one) ? (readNumber(one) ?? []) : []))
    .find((one) => one.gt(amount))

const asksAll = /\bhow (?:far|many|much)\b/i
const asksLong = /\bhow (?:long|many (?:hours|minutes|days|weeks|months))\b|\bhow much time\b/i

/** 'How far', 'how long for 300 miles' of a rate that was told: the child's own problem. */
export function askedOfRate(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { rate } = keepRate(lesson, text)
  if (!rate || openProblem(lesson) || (told.test(text.replace(/\?.*/, '')) && !/\?|\bhow\b/i.test(text))) return null
  const whole = readNumber(
    new RegExp(`\\b(\\d{1,6})\\s+${rate.thing.slice(0, 4)}`, 'i').exec(text.replace(told, ' '))?.[1] ?? '',
  )
  if (asksLong.test(text)) {
    const seen = whole ?? (/\d/.test(text.replace(told, ' ')) ? null : (seenFar(lesson, rate.amount) ?? null))
    return seen ? ownProblem({ ...heard, text: `${seen.toString()} ÷ ${rate.amount}` }) : null
  }
  if (!asksAll.test(text) || rate.long === null || /\bhow (?:many|much) (?:more|less|fewer|older|left)\b/i.test(text))
    return null
  const grown = `${rate.long} × ${rate.amount}`
  const isWhole = /\bwill\b/i.test(text) && !/\bmore\b|\bgain|\bgrow/i.test(text)
  return ownProblem({ ...heard, text: isWhole && rate.start !== null ? `${rate.start} + ${grown}` : grown })
}
