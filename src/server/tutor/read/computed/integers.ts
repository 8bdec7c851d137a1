import { inList, type Reader } from './draft.ts'

const int = String.raw`(-?\d{1,4})`
const bigger = new RegExp(
  `\\b(?:which|what|whats) (?:is |one is |number is |s )?(?<way>bigger|greater|larger|more|higher|smaller|less|lower|warmer|colder):? ${int},? (?:or|and) ${int}$`,
)
const claimed = new RegExp(
  `^(?:so |is |but )*${int} (?:is )?(?<way>bigger|greater|larger|more|higher|smaller|less|lower) (?:than|then) ${int}$`,
)
const order =
  /^(?:(?:can you |help me |i need to |so |ok )*(?:put|order|arrange|sort|list)|order)\b[^\d-]*((?:-?\d{1,4}(?:,? and |, ?| )){2,8}-?\d{1,4})(?:[^\d]*)$/
const isLess = /smaller|less|lower|colder/

const shown = (value: number) => String(value).replace('-', '−')
const compared = (one: number, other: number, way: string) => {
  const [low, high] = one < other ? [one, other] : [other, one]
  return {
    kind: isLess.test(way) ? 'lessInteger' : 'moreInteger',
    values: { a: shown(one), b: shown(other) },
    answer: {
      form: 'choice' as const,
      answer: String(isLess.test(way) ? low : high),
      choices: [String(one), String(other)],
    },
  }
}

/** Which of two numbers is more, and which order they go in, where some are below zero. */
export const integerAsked: readonly Reader[] = [
  (text) => {
    const found = bigger.exec(text) ?? claimed.exec(text)
    const [one, other] = inList(
      found
        ?.slice(1)
        .filter((part) => /^-?\d/.test(part ?? ''))
        .join(' ') ?? '',
    )
    if (one === undefined || other === undefined || one === other || (one >= 0 && other >= 0)) return null
    return compared(one, other, found?.groups?.way ?? '')
  },
  (text) => {
    const numbers = inList(order.exec(text)?.[1] ?? '')
    if (numbers.length < 3 || numbers.every((one) => one >= 0) || new Set(numbers).size < numbers.length) return null
    const isDown = /greatest to least|biggest (?:first|to)|largest|descending|high(?:est)? to low/.test(text)
    const row = [...numbers].sort((one, other) => (isDown ? other - one : one - other)).map(String)
    return {
      kind: 'orderIntegers',
      values: {
        list: numbers.map(shown).join(', '),
        way: isDown ? 'greatest to least' : 'least to greatest',
        first: shown(Number(row[0])),
      },
      answer: {
        form: 'word',
        answer: row.join(', '),
        accepts: [' ', ' then ', ' < ', ' and ', ','].flatMap((joint) => [
          row.join(joint),
          row.map((one) => one.replace('-', '−')).join(joint),
        ]),
        spelling: 'exact',
      },
    }
  },
]
