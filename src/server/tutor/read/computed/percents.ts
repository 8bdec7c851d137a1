import { asNumber, type Draft, num, type Reader, reading, written } from './draft.ts'

const percent = '(?:%| percent)'
const share = ([part = 0, whole = 0]: number[]): Draft | null =>
  whole > 0 && part >= 0
    ? {
        kind: 'percentOfWhole',
        values: { part, whole },
        answer: asPercent((part * 100) / whole),
        slips: [
          [part > 0 ? `${written((whole * 100) / part)}%` : null, 'turnedAround'],
          [`${written(part / whole)}%`, 'keptDecimal'],
          [`${written(whole - part)}%`, 'tookDifference'],
        ],
      }
    : null

const change = ([from = 0, to = 0]: number[]): Draft | null => {
  if (from <= 0 || to < 0 || from === to) return null
  const by = Math.abs(to - from)
  return {
    kind: 'percentChange',
    values: { from, to, by, way: to > from ? 'up' : 'down' },
    answer: asPercent((by * 100) / from),
    slips: [
      [`${written((by * 100) / to)}%`, 'tookNewWhole'],
      [`${written(by)}%`, 'tookDifference'],
      [`${written((to * 100) / from)}%`, 'tookWhole'],
    ],
    values2: [written(by)],
  }
}

/** Written in percent, and a bare number is taken for it. */
const asPercent = (value: number): Draft['answer'] => ({ form: 'number', answer: `${written(value)}%`, as: 'percent' })

const isExact = (draft: Draft | null) => draft && (/^-?\d+(?:\.\d{1,2})?%?$/.test(draft.answer.answer) ? draft : null)

const price = String.raw`\$?(\d{1,5}(?:\.\d\d)?)`
const sale = ([whole = 0, percent = 0]: number[]): Draft | null => {
  const off = (whole * percent) / 100
  return whole > 0 && percent > 0 && percent < 100
    ? {
        kind: 'salePrice',
        values: { whole, percent, off: written(off) },
        answer: asNumber(whole - off),
        slips: [
          [written(off), 'tookDiscount'],
          [written(whole - percent), 'percentAsDollars'],
          [written(whole + off), 'added'],
        ],
        values2: [written(off)],
      }
    : null
}

const years = String.raw`(\d{1,2}) years?`
const interest = ([base = 0, percent = 0, time = 0]: number[]): Draft | null =>
  base > 0 && percent > 0 && time > 0
    ? {
        kind: 'simpleInterest',
        values: { base, percent, time, yearly: written((base * percent) / 100) },
        answer: asNumber((base * percent * time) / 100),
        slips: [
          [time > 1 ? written((base * percent) / 100) : null, 'oneYear'],
          [written(base + (base * percent * time) / 100), 'withBase'],
        ],
        values2: [written((base * percent) / 100)],
      }
    : null

/** Which percent, of which whole, and by how many percent it changed. */
export const percentAsked: readonly Reader[] = [
  reading(
    new RegExp(
      `\\b(?:simple )?interest\\b[^\\d]{0,20}${price}[^\\d]{0,24}?(\\d{1,2}(?:\\.\\d)?)${percent}[^\\d]{0,30}?${years}\\b`,
    ),
    interest,
  ),
  reading(
    new RegExp(
      `^(?:(?!\\d).)*${price}(?: dollars| bucks)?[^.?!\\d]{0,28}?(\\d{1,2})${percent} off\\b(?! of \\$?\\d)[^\\d]*$`,
    ),
    sale,
  ),
  reading(
    new RegExp(
      `^(?:(?!\\d).)*(\\d{1,2})${percent} off (?:of )?(?:an? |the )?(?:[a-z]+ (?:for|of|that costs|that is|thats) )?${price}[^\\d]*$`,
    ),
    ([off = 0, whole = 0]) => sale([whole, off]),
  ),
  reading(new RegExp(`${num} is (?:what|which|how many) (?:percent|percentage|%) of ${num}\\b`), (numbers) =>
    isExact(share(numbers)),
  ),
  reading(new RegExp(`\\b(?:what|which) (?:percent|percentage|%) of ${num} is ${num}\\b`), ([whole = 0, part = 0]) =>
    isExact(share([part, whole])),
  ),
  reading(new RegExp(`\\b(?:what|which) (?:percent|percentage|%) is ${num} (?:out )?of ${num}\\b`), (numbers) =>
    isExact(share(numbers)),
  ),
  reading(new RegExp(`${num} (?:out of|right out of) ${num} (?:as a|in|is what) (?:percent|percentage|%)`), (numbers) =>
    isExact(share(numbers)),
  ),
  reading(new RegExp(`${num} is ${num}${percent} of (?:what|which|a)(?: number)?`), ([part = 0, of = 0]) =>
    of > 0 && part > 0
      ? isExact({
          kind: 'percentWhole',
          values: { part, percent: of },
          answer: asNumber((part * 100) / of),
          slips: [[written((part * of) / 100), 'tookPercent']],
        })
      : null,
  ),
  reading(
    new RegExp(
      `\\bpercent(?:age)? (?:increase|decrease|change|off|discount)\\b.{0,20}?\\bfrom ${num} (?:back )?to ${num}\\b`,
    ),
    (numbers) => isExact(change(numbers)),
  ),
  reading(
    new RegExp(`\\b(?:go|get|going|went|goes) (?:up |down )?from ${num} (?:back )?to ${num} (?:in|as a) (?:percent|%)`),
    (numbers) => isExact(change(numbers)),
  ),
  reading(
    new RegExp(
      `^(?:(?:what is|whats|what's|how much is|so|and|then|find|the|a) )*${num}${percent} (?:sales )?(?<what>tip|tax|commission|interest|discount) (?:on|of|for) (?:a )?${num}(?: (?:dollars|bucks|bill|meal|dinner|item))*$`,
    ),
    ([of = 0, whole = 0], { what = 'tax' }) => ({
      kind: 'percentAdded',
      values: { percent: of, whole, what },
      answer: asNumber((of * whole) / 100),
      slips: [
        [written(of), 'percentAsDollars'],
        [written(whole + of), 'percentAsDollars'],
        [written(whole + (of * whole) / 100), 'tookTotal'],
      ],
    }),
  ),
]
