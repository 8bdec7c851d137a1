import type Fraction from 'fraction.js'
import { findNumbers } from '#shared/answers/numbers.ts'
import type { Problem } from '../state.ts'
import { keyValue } from './tries.ts'

// A question of other numbers than the open one's: 'is 7 even' while 0 is open, 'what about 100'.

const begins = '^\\W*(?:(?:and|so|ok|okay|but|then|now|wait|oh|hmm) )*'
const asks = new RegExp(
  `${begins}(?:is|are|which is|how much is|how many|what is|whats|what's|does|do|can|what about|how about)\\b(?! (?:it|that|this|the answer|my answer|mine|if)\\b)`,
  'i',
)

/** It asks of numbers that the open problem does not have, so it is no answer to it. */
export function asksOfOther(text: string, { item }: Problem): boolean {
  if (asksOtherMeasure(text, item.name)) return true
  if (!asks.test(text)) return false
  const here = findNumbers(text)
  const known = [
    ...findNumbers([...item.text, item.question].join(' ')),
    ...(keyValue(item) === null ? [] : [keyValue(item)]),
  ]
  const others = here.filter((one) => !known.some((other) => other?.equals(one)))
  return here.length > 0 && (here.length === 1 ? others.length === 1 : others.length > 0 || isTwice(here))
}

const measures = /\b(mean|average|median|mode|range|area|perimeter|volume)\b/g
const measuresIn = (text: string): string[] =>
  (text.toLowerCase().match(measures) ?? []).map((one) => one.replace('mean', 'average'))

/** 'What's the median then, is it 8' while the average is open. */
function asksOtherMeasure(text: string, name: string): boolean {
  const named = measuresIn(text)
  const [open] = measuresIn(name)
  return open !== undefined && named.length > 0 && !named.includes(open)
}

/** '0.5 and 0.50': one number, written in two ways. */
const isTwice = ([one, other, ...more]: readonly Fraction[]) =>
  one !== undefined && other !== undefined && more.length === 0 && one.equals(other)

const number = /\d+(?:\/\d+|\.\d+)?%?/g
const follows = new RegExp(
  `${begins}(?:what about|how about|and|now|what if (?:its|it's|it is|it was)|then|whats|ok) ((?:the |it'?s )?\\d[\\d./%]*(?:(?:,| and| or| to| by| x)* \\d[\\d./%]*)*)\\W*$`,
  'i',
)

const than = /\b\d+ (?:more|less|fewer) than\b/i
const moreOrLess = new RegExp(`${begins}(?:what(?:'?s| is| about) |whats )?(\\d+) (more|less|fewer)\\W*$`, 'i')
const nearest = /\bnearest \w+\b/i
const toPlace = new RegExp(
  `${begins}(?:what about|how about|and|now)(?: to)?(?: the)? (?:nearest )?(ten|hundred|thousand|whole number|tenth|hundredth|one)s?\\W*$`,
  'i',
)

/** 'What about 100' behind 'is 7 even': the same is asked of other numbers. The line itself where it is none such. */
export function sameOfOthers(text: string, asked: string | null): string {
  const [, by, way] = asked === null ? [] : (moreOrLess.exec(text) ?? [])
  if (asked !== null && by !== undefined && than.test(asked)) return asked.replace(than, `${by} ${way} than`)
  const [, place] = asked === null ? [] : (toPlace.exec(text) ?? [])
  if (asked !== null && place !== undefined && nearest.test(asked)) return asked.replace(nearest, `nearest ${place}`)
  const [, others] = asked === null ? [] : (follows.exec(text) ?? [])
  // '3.4 x 10' behind '0.6 + 0.27' brings its own sign.
  if (asked === null || others === undefined || (/\d x \d/i.test(others) && !/\d ?(?:x|by|×) ?\d/i.test(asked)))
    return text
  const [from, to] = [asked.match(number) ?? [], others.match(number) ?? []]
  const [one = ''] = to
  const [like, ...more] = from.filter((each) => each.endsWith('%') === one.endsWith('%'))
  if (to.length === 1 && from.length === 2 && like !== undefined && more.length === 0) return asked.replace(like, one)
  if (to.length === 0 || from.length !== to.length || new Set(from).size !== from.length) return text
  let at = 0
  return asked.replace(number, () => to[at++] ?? '').replace(/%%/g, '%')
}
