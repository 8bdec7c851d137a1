import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askStep } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Fractions of unlike parts, step by step: '15' for the denominator of 2/3 + 1/5, then '10/15', 'and 3/15'.

const unlike = /^(\d{1,3})\/(\d{1,3}) ([+−-]) (\d{1,3})\/(\d{1,3})$/
const wholeSaid =
  /^\W*(?:(?:is it|maybe|um+|so|ok|i think|its|it's|the (?:common |bottom |new )?(?:denominator|bottom|number)(?: is| should be)?|use|we need|like) )*(\d{1,3})(?:ths?)?(?: parts)?\W*\??$/i
const fractionSaid =
  /^\W*(?:(?:and|so|ok|um+|then|its|it's|that's|thats|is it|i think|i get|now) )*(\d{1,4})\/(\d{1,4})\W*\??$/i
const bothSaid =
  /^\W*(?:(?:so|ok|um+|its|it's|that's|i get|now) )*(\d{1,4})\/(\d{1,4}) ?(?:\+|-|−|and|plus|minus|,) ?(\d{1,4})\/(\d{1,4})\W*$/i

/** A true step to the sum of two fractions is named as that, and the next one is asked for. */
export function sameParts(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, a, b, , c, d] = unlike.exec(open?.item.name ?? '') ?? []
  if (!open || a === undefined || b === undefined || c === undefined || d === undefined || b === d) return null
  const [one, other] = [new Fraction(Number(a), Number(b)), new Fraction(Number(c), Number(d))]
  const key = readNumber(open.item.answer.answer)
  const [, whole] = wholeSaid.exec(text) ?? []
  const isCommon = whole !== undefined && Number(whole) % Number(b) === 0 && Number(whole) % Number(d) === 0
  if (isCommon && Number(whole) <= Number(b) * Number(d) && key?.equals(Number(whole)) !== true)
    return step(heard, 'same.common', { bottom: whole, one: `${a}/${b}` }, 'same.first')
  const both = bothSaid.exec(text)?.slice(1).map(Number)
  if (both) {
    const [e = 0, f = 1, g = 0, h = 1] = both
    if (f !== h || f === 0 || !new Fraction(e, f).equals(one) || !new Fraction(g, h).equals(other)) return null
    return step(heard, 'same.both', { one: `${e}/${f}`, other: `${g}/${h}` }, 'same.go')
  }
  const [, top, bottom] = fractionSaid.exec(text) ?? []
  if (top === undefined || bottom === undefined || Number(bottom) === 0) return null
  const said = new Fraction(Number(top), Number(bottom))
  if (key?.equals(said) === true || [b, d].includes(bottom)) return null
  const isOne = said.equals(one)
  if (!isOne && !said.equals(other)) return null
  const values = {
    of: isOne ? `${a}/${b}` : `${c}/${d}`,
    said: `${top}/${bottom}`,
    rest: isOne ? `${c}/${d}` : `${a}/${b}`,
  }
  const isSecond = open.done.length > 0
  return step(heard, 'same.one', values, isSecond ? 'same.go' : 'same.other', values.said)
}

function step({ lesson }: Heard, key: string, values: Record<string, string>, ask: string, done?: string): Decision {
  const open = openProblem(lesson)
  const after =
    open && done !== undefined
      ? {
          ...lesson,
          problems: lesson.problems.map((one) => (one === open ? { ...one, done: [...one.done, done] } : one)),
        }
      : lesson
  return reply([{ key, values }], askStep({ ...after, aside: 0 }, { key: ask, values }, null), {
    kind: 'step',
    mood: 'happy',
  })
}
