import type { Decision } from '../move.ts'
import { list } from '../say/list.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Which numbers go into a number of the child's own: 24 cupcakes for 8 kids, and for 9. Asked why, counted by steps, looked for.

const numbersOf = (text: string) => (text.match(/(?<![\d.,/:%$])\d{1,3}(?![\d/:%]|\.\d)/g) ?? []).map(Number)
const named = (numbers: readonly number[]) => list.format(numbers.map(String))

const asksWhy =
  /\b(?:why|how come)\b.*\b(?:divides?|go(?:es)?|fits?|splits?|shares?|works?|even(?:ly)?)\b.*\b(?:not|but|doesn'?t|isn'?t|and)\b/i
const asksMore =
  /\b(?:what|which|any|other|more|are there|is there|find|tell me)\b.*\b(?:numbers?|ways?|factors?|groups?)\b.*\b(?:works?|go(?:es)? into|divides?|fits?|splits?|shares?|for|of|evenly)\b/i
const skips = /\b(?:jumps?|skips?|hops?|miss(?:es)?|past|over|lands?|never hits?)\b/i
const key = 'math-factors-'

/** The number that is asked about: in the line, else of the line before. */
function wholeOf({ told }: Lesson, numbers: readonly number[]): number | null {
  const before = told?.startsWith(key) ? Number.parseInt(told.slice(key.length), 10) : null
  return before ?? (numbers.length > 0 ? Math.max(...numbers) : null)
}

export function ofFactors(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (/[-+−×*÷=]|\d\/\d|\d\.\d/.test(text)) return null
  const numbers = numbersOf(text)
  return (
    stated(heard) ??
    whyOf(heard, numbers) ??
    steppedOver(heard, numbers) ??
    lookedFor(heard, numbers) ??
    tried(heard, numbers, lesson)
  )
}

const closing = (heard: Heard, ask: string): Closing =>
  openProblem(heard.lesson) ? askAgain(heard, heard.lesson) : askChat(heard.lesson, { key: ask })

const remember = ({ lesson, ...rest }: Heard, whole: number): Heard => ({
  ...rest,
  lesson: { ...lesson, told: `${key}${whole}` },
})

const states =
  /^\W*(?:(?:so|oh|ok|and|but|wait|then|i think|because|bc) )*(\d{1,3}) (?:is|are|isn'?t|aren'?t) (?:not )?(?:an? |one )?(factor|divisor|multiple)s? of (\d{1,3})\W*$/i

/** 'So 5 isn't a factor of 12': so it is, or it is looked at again. */
function stated(heard: Heard): Decision | null {
  const [, one, relation = '', other] = states.exec(heard.text) ?? []
  if (one === undefined || other === undefined) return null
  const [part, whole] = /^m/i.test(relation) ? [Number(other), Number(one)] : [Number(one), Number(other)]
  if (part < 1 || whole < 1) return null
  const fits = whole % part === 0
  const isRight = fits !== /\bnot\b|n'?t\b/i.test(heard.text)
  const times = Math.floor(whole / part)
  const values = { part, whole, times, near: times * part, left: whole - times * part }
  return reply(
    [{ key: isRight ? 'factors.right' : 'factors.other' }, { key: fits ? 'factors.goes' : 'factors.leaves', values }],
    closing(heard, 'sight.next'),
    { kind: 'claim', mood: isRight ? 'happy' : 'thinking' },
  )
}

/** 'Why does 24 divide good by 8 but not 9'. */
function whyOf(heard: Heard, numbers: readonly number[]): Decision | null {
  const [whole = 0, ...parts] = numbers
  if (
    !asksWhy.test(heard.text) ||
    parts.length === 0 ||
    parts.length > 3 ||
    parts.some((one) => one < 2 || one >= whole)
  )
    return null
  const [fits, misses] = [parts.find((one) => whole % one === 0), parts.find((one) => whole % one > 0)]
  if (misses === undefined) return null
  const values = {
    whole,
    fits: fits ?? 0,
    times: fits === undefined ? 0 : whole / fits,
    misses,
    under: whole - (whole % misses),
    over: whole - (whole % misses) + misses,
  }
  const here = remember(heard, whole)
  return reply(
    [{ key: fits === undefined ? 'factors.misses' : 'factors.why', values }],
    closing(here, 'factors.more'),
    {
      kind: 'why',
      mood: 'thinking',
    },
  )
}

/** '9 18 27 jumps over it': counted by steps, past the number. */
function steppedOver(heard: Heard, numbers: readonly number[]): Decision | null {
  const [step = 0, ...more] = numbers
  const whole = wholeOf(heard.lesson, [])
  if (whole === null || step < 2 || more.length === 0 || !skips.test(heard.text)) return null
  if (!numbers.every((one) => one % step === 0) || whole % step === 0) return null
  const values = { whole, step, under: whole - (whole % step), over: whole - (whole % step) + step }
  return reply([{ key: 'factors.over', values }], closing(heard, 'factors.more'), { kind: 'claim', mood: 'happy' })
}

/** 'Are there other numbers that work for 24': the child looks for them. */
function lookedFor(heard: Heard, numbers: readonly number[]): Decision | null {
  const [whole] = numbers
  if (
    !asksMore.test(heard.text) ||
    numbers.length !== 1 ||
    whole === undefined ||
    whole < 4 ||
    openProblem(heard.lesson)
  )
    return null
  const count = factorsOf(whole).length
  if (count <= 2)
    return reply([{ key: 'factors.prime', values: { whole } }], askChat(heard.lesson, { key: 'sight.next' }), {
      kind: 'why',
    })
  return reply(
    [{ key: 'factors.look', values: { whole, count } }],
    askChat(remember(heard, whole).lesson, { key: 'factors.find', values: { whole } }),
    {
      kind: 'why',
      mood: 'thinking',
    },
  )
}

const factorsOf = (whole: number) => Array.from({ length: whole }, (_, at) => at + 1).filter((one) => whole % one === 0)
const onlyNumbers =
  /^\W*(?:(?:oh|so|ok|um+|and|is it|maybe|then|like|also|what about|how about|does|do)\W+)*(?:\d{1,3}(?:\W+(?:and\W+)?|\W*$))+(?:\w+ ?){0,2}\W*$/i

/** '4 and 6 and 12': each goes in or does not. */
function tried(heard: Heard, numbers: readonly number[], lesson: Lesson): Decision | null {
  const whole = wholeOf(lesson, [])
  if (whole === null || numbers.length === 0 || !onlyNumbers.test(heard.text) || openProblem(lesson)) return null
  if (!lesson.said.slice(-4).some((one) => one.startsWith('factors.'))) return null
  const [fit, not] = [
    numbers.filter((one) => one > 0 && whole % one === 0),
    numbers.filter((one) => one === 0 || whole % one > 0),
  ]
  const lines = [
    ...(fit.length > 0 ? [{ key: 'factors.fit', values: { numbers: named(fit), count: fit.length, whole } }] : []),
    ...(not.length > 0 ? [{ key: 'factors.not', values: { numbers: named(not), count: not.length, whole } }] : []),
  ]
  return reply(lines, askChat(lesson, { key: 'factors.more' }), {
    kind: 'claim',
    mood: not.length > 0 ? 'thinking' : 'happy',
  })
}
