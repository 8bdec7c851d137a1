import { asRoman, fromRoman, romanParts } from '../../know/roman.ts'
import { listed } from '../../know/words/question-words.ts'
import type { Decision } from '../../move.ts'
import type { Heard } from '../hear.ts'
import { said } from './beside.ts'

// Numbers as the Romans wrote them: what the child writes is looked at, and one that it wants to write is taken apart.

const letters = /(?<![\w'])[IVXLCDM]{2,12}(?![\w'])/g
/** Words, sizes and short forms in capitals. */
const noNumber =
  /^(?:MIX|DID|LID|MILD|CIVIL|VIVID|DIM|ILL|MILL|DILL|MID|CD|DVD|MM|ID|DC|ML|CM|XL|LI|MD|MI|MC|DI|XXL|LV|VI?D|MIL|CC|DM|IM|XD|LILI|CIVIC|MIMIC|LIVID|IDLI)$/
const roman = /\broman\b/i
const asksRoman =
  /\b(?:how|what|whats|what's)\b.{0,30}?\b(?:write|make|do|spell|say|is|for|put)?\b.{0,12}?\b(\d{1,4})\b.{0,20}\broman\b|\broman\b.{0,30}\b(?:of|for|is|number) (\d{1,4})\b/i
const numberIn = /(?<![\d.,])\d{1,4}(?![\d.,]*\d)/

const partsOf = (number: number): string => listed(romanParts(number).map(({ sign, value }) => `${value} is ${sign}`))

/** The number that is spoken of: in this line, or in the last ones. */
function numberMeant({ written, lesson }: Heard): number | null {
  const here = numberIn.exec(written)?.[0]
  if (here !== undefined) return Number(here)
  for (const line of [...lesson.lines].reverse().slice(0, 2)) {
    const before = numberIn.exec(line)?.[0]
    if (before !== undefined) return Number(before)
  }
  return null
}

export function romanSaid(heard: Heard): Decision | null {
  const { written, lesson } = heard
  const typed = (written.match(letters) ?? []).filter((one) => !noNumber.test(one))
  const isOf = [written, ...lesson.lines].some((line) => roman.test(line))
  const [last] = typed.slice(-1)
  if (last === undefined) {
    const [, one, other] = asksRoman.exec(written) ?? []
    const number = Number(one ?? other ?? 0)
    return asRoman(number) === null
      ? null
      : said(heard, [{ key: 'school.roman.way', values: { number, parts: partsOf(number) } }])
  }
  if (typed.length > 1)
    return /\bwhy\b|\bhow come\b/i.test(written) && isOf ? said(heard, [{ key: 'school.roman.rule' }]) : null
  const value = fromRoman(last)
  const number = numberMeant(heard)
  if (value === null) {
    if (number === null || asRoman(number) === null || !(isOf || numberIn.test(written))) return null
    return said(heard, [{ key: 'school.roman.look', values: { typed: last, parts: partsOf(number) } }], {
      mood: 'thinking',
    })
  }
  const asks = /\?|\b(?:do i|is|what|whats|year|roman|numerals?|write|right)\b/i.test(written)
  const figures: readonly string[] = written.match(/\d+/g) ?? []
  const isNamed = number === value || figures.includes(String(value))
  if (isNamed)
    return said(heard, [{ key: 'school.roman.yes', values: { typed: last, number: value, parts: partsOf(value) } }])
  return isOf || (asks && last.length >= fewestLetters)
    ? said(heard, [{ key: 'school.roman.is', values: { typed: last, number: value, parts: partsOf(value) } }])
    : null
}
const fewestLetters = 4
