import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Reader } from './draft.ts'

const part = String.raw`(\d{1,2})\/(\d{1,2})(?![\d/])`
const took =
  '(?:ate|eats?|eaten|drank|drinks?|used|uses|read|reads|took|takes|painted|paints|mowed|finished|got|gets|had|ran|cleaned|planted|cut|did|does|spent|gave|sold|walked|watched)'
const told = new RegExp(
  String.raw`\b${took}\b[^\d?]{0,24}${part}[^\d?]{0,70}${part}[^\d?]{0,60}\b(?:how much|what (?:fraction|part|amount))\b[^?\d]{0,40}\b(?:left|remains?|remaining|left over|uneaten|still)\b`,
)

/** 'Ty ate 2/6 of a pan of brownies and Jo ate 3/6. How much of the pan is left?' */
export const partsLeft: readonly Reader[] = [
  (text) => {
    const [, a, b, c, d] = (told.exec(text) ?? []).map(Number)
    if (a === undefined || b === undefined || c === undefined || d === undefined || b === 0 || d === 0) return null
    if (
      new RegExp(String.raw`${took}[^.?]{0,40}\bof (?:the (?:rest|remaining)|what (?:was|is) left|that)\b`).test(text)
    )
      return null
    const [one, other] = [new Fraction(a, b), new Fraction(c, d)]
    const both = one.add(other)
    if (both.gte(1) || /\d/.test(text.replace(told, '').replace(/^\W*\d{1,2}[.)]/, ''))) return null
    const rest = new Fraction(1).sub(both)
    const bottom = b === d ? b : Number(both.d)
    const glued = new Fraction(a + c, b + d)
    return {
      kind: b === d ? 'partsLeft' : 'partsLeftApart',
      values: {
        one: `${a}/${b}`,
        other: `${c}/${d}`,
        whole: `${bottom}/${bottom}`,
        bottom,
        a,
        c,
        both: writeNumber(both),
      },
      answer: { form: 'number', answer: writeNumber(rest) },
      slips: [
        [writeNumber(both), 'eaten'],
        [writeNumber(glued), 'bottoms'],
        [writeNumber(new Fraction(1).sub(glued)), 'bottoms'],
        [writeNumber(new Fraction(1).sub(one)), 'onlyOne'],
        [writeNumber(new Fraction(1).sub(other)), 'onlyOne'],
      ],
      values2: [writeNumber(both)],
    }
  },
]
