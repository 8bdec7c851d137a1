import Fraction from 'fraction.js'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { looked } from '../last-answer.ts'
import { reply } from '../reply.ts'

// What a child concludes in one line: a percent in two parts, odd by the wrong digit, less than half of it, one more van for who is left.

const inParts =
  /(?<![\d.])(\d{1,2}) ?(?:%|percent) of \$?(\d{1,5}(?:\.\d+)?) (?:is|=|would be) \$?(\d*\.?\d+) (?:plus|\+|and|minus|-) \$?(\d*\.?\d+)(?:[,.;]? ?(?:so|is|=|that'?s|which is|its|it's)?) \$?(\d*\.?\d+)\W*$/i

/** '15% of 60 is 6 plus 3. 9'. */
export function percentInParts(heard: Heard): Decision | null {
  const [, percent, base, one, other, said] = inParts.exec(heard.text) ?? []
  if (percent === undefined || base === undefined || said === undefined) return null
  const isMinus = /\d (?:minus|-) ?\$?\d/i.test(heard.text)
  const sum = new Fraction(one ?? 0).add(new Fraction(other ?? 0).mul(isMinus ? -1 : 1))
  const makes = new Fraction(base).mul(percent).div(100)
  if (sum.equals(new Fraction(said)) && makes.equals(sum))
    return right(heard, { key: 'percent.part', values: { percent, base, said } })
  return looked(heard, `what is ${percent}% of ${base}`, said)
}

const parityBecause =
  /\b(?:is|are) (?:the )?(\d{1,6}) (?:an? )?(odd|even)(?: number)?,? (?:because|cause|cuz|cus|bc|since)\b/i

/** 'Is 18 odd cause there's a 1': the ones digit decides. */
export function parityAsked(heard: Heard): Decision | null {
  const [, number, said = ''] = parityBecause.exec(heard.written) ?? []
  if (number === undefined || heard.lesson.spanish) return null
  const last = number.at(-1) ?? ''
  const kind = Number(last) % 2 === 0 ? 'even' : 'odd'
  const values = { number, last, kind }
  return kind === said.toLowerCase()
    ? right(heard, { key: 'parity.right', values })
    : reply([{ key: 'parity.look', values }], askChat(heard.lesson, { key: 'parity.ask', values }), {
        kind: 'claim',
        mood: 'thinking',
      })
}

const belowHalf =
  /(?<![\d.])(0?\.\d{1,3}|\d\/\d{1,2}) is (less|more|bigger|smaller) th[ae]n (?:a )?half,? so (?:(?:its|it's|it is|the answer is|it has to be|it should be|it must be|thats) )?(less|more|bigger|smaller) th[ae]n (?:a )?half of (\d*\.?\d+)/i

/** '.4 is less than half so its less than half of .6': a good way to see how large a product must be. */
export function halfOfIt(heard: Heard): Decision | null {
  const [, part, how = '', then = '', whole] = belowHalf.exec(heard.text) ?? []
  const [a, b] = [readNumber((part ?? '').replace(/^\./, '0.')), readNumber((whole ?? '').replace(/^\./, '0.'))]
  if (!a || !b || /less|small/i.test(how) !== /less|small/i.test(then)) return null
  if (/less|small/i.test(how) !== a.lt(0.5) || a.equals(0.5)) return null
  const write = (value: Fraction) => writeNumber(value, 'decimal')
  const values = { part: write(a), whole: write(b), half: write(b.div(2)), how: a.lt(0.5) ? 'less' : 'more' }
  return right(heard, { key: 'half.right', values })
}

/** '157 kids and 6 in a van and she said 27': who is left over needs one more. */
export function oneMoreForRest(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const name = openProblem(lesson)?.item.name ?? lesson.last?.item.name ?? ''
  const [, all, by] = /^(\d+) ÷ (\d+) with its remainder$/.exec(name) ?? []
  if (all === undefined || by === undefined || openProblem(lesson)) return null
  const [full, rest] = [Math.floor(Number(all) / Number(by)), Number(all) % Number(by)]
  const told = (text.match(/\d+/g) ?? []).map(Number)
  if (told.at(-1) !== full + 1 || ![Number(all), Number(by)].every((one) => told.includes(one))) return null
  return right(heard, { key: 'rest.more', values: { full, rest, more: full + 1, by } })
}
