import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Draft, Reader } from './draft.ts'

const value = String.raw`(\d{1,4}\/\d{1,4}|\d{0,3}\.\d{1,4}|\d{1,3}(?:\.\d)? ?(?:%|percent))`
const to = '(?:as|in|into|to|is what|=|equals what)(?: an?| the| its)?(?: simplest| exact)?'
const form = '(?<form>decimal|fraction|percent(?:age)?|%)'
const asked = new RegExp(
  `(?<![\\d.])${value},? ${to} ${form}(?: form| number)?(?: (?:in simplest form|please|again))*$`,
)
const turned = new RegExp(`\\b(?:what|which) ${form} (?:is|equals|does) ${value}(?: (?:equal|make))?$`)

/** Ends after few places, so that it can be said. */
const isShort = (one: Fraction) =>
  writeNumber(one, 'decimal').replace(/^\d*\./, '').length <= 4 && one.mul(10_000).d === 1n

function amountIn(text: string): { value: Fraction; kind: 'fraction' | 'decimal' | 'percent' } | null {
  const bare = text.replace(/ ?(?:%|percent)$/, '')
  if (/\/0+$/.test(bare)) return null
  if (bare !== text) return { value: new Fraction(bare).div(100), kind: 'percent' }
  return {
    value: new Fraction(bare.startsWith('.') ? `0${bare}` : bare),
    kind: bare.includes('/') ? 'fraction' : 'decimal',
  }
}

/** 3/10 as a decimal, 0.45 as a fraction, 45% as a fraction, 3/5 as a percent. */
export const formAsked: readonly Reader[] = [
  (text) => {
    const found = asked.exec(text)
    if (found) return drafted(found[1] ?? '', found.groups?.form ?? '')
    const other = turned.exec(text)
    return other ? drafted(other[2] ?? '', other.groups?.form ?? '') : null
  },
]

/** '7/100 is 0.7', '0.4 is 40%': what the child says of two forms, as the question of the second. */
export function formClaimed(text: string): { draft: Draft; said: string } | null {
  const [, asking = '', told = '', right = ''] =
    new RegExp(
      `^(?:(?:so|and|then|but|ok|wait) )*(?:is ${value} (?:(?:also|the same as|equal to) )?|${value} (?:is|=|equals|is the same as) )${value}(?:,? (?:too|also|right|or no|or not|huh))*$`,
    ).exec(text) ?? []
  const left = asking || told
  const [one, other] = left === '' ? [null, null] : [amountIn(left), amountIn(right)]
  if (!one || !other || one.kind === other.kind) return null
  const draft = drafted(left, other.kind)
  return draft && { draft, said: right }
}

function drafted(text: string, wanted: string): Draft | null {
  const read = amountIn(text)
  const target = wanted === 'decimal' || wanted === 'fraction' ? wanted : 'percent'
  if (
    !read ||
    read.kind === target ||
    (target !== 'fraction' && !isShort(target === 'percent' ? read.value.mul(100) : read.value))
  )
    return null
  const [top, bottom] = [read.value.n, read.value.d].map(String)
  const asDecimal = writeNumber(read.value, 'decimal')
  const values = { from: text.replace(/^\./, '0.').replace(/ ?percent/, '%'), top: top ?? '', bottom: bottom ?? '' }
  if (target === 'fraction')
    return {
      kind: read.kind === 'percent' ? 'percentToFraction' : 'decimalToFraction',
      values: {
        ...values,
        ones: asDecimal.replace(/^0?\./, '').replace(/^0+/, ''),
        place: placeNames[asDecimal.split('.')[1]?.length ?? 1] ?? 'hundredths',
      },
      answer: { form: 'number', answer: writeNumber(read.value, 'fraction') },
    }
  if (target === 'percent')
    return {
      kind: read.kind === 'fraction' ? 'fractionToPercent' : 'decimalToPercent',
      values,
      answer: { form: 'number', answer: `${writeNumber(read.value.mul(100), 'decimal')}%`, as: 'percent' },
      slips: [
        [`${asDecimal}%`, 'pointKept'],
        [`${top}${bottom}%`, 'digitsTogether'],
      ],
    }
  const digits = /^(\d+)\/(\d+)$/.exec(text)
  const isPower = /^10+$/.test(bottom ?? '') || /\/10+$/.test(text)
  return {
    kind: read.kind === 'percent' ? 'percentToDecimal' : isPower ? 'tenthsToDecimal' : 'fractionToDecimal',
    values: { ...values, place: placeNames[(/\/10+$/.exec(text)?.[0].length ?? 2) - 2] ?? 'tenths' },
    answer: { form: 'number', answer: asDecimal, as: 'decimal' },
    slips: [
      [digits ? `${digits[1]}.${digits[2]}` : null, 'barAsPoint'],
      [writeNumber(read.value.mul(10), 'decimal'), 'onePlaceOff'],
      [writeNumber(read.value.div(10), 'decimal'), 'onePlaceOff'],
    ],
  }
}
const placeNames = ['ones', 'tenths', 'hundredths', 'thousandths', 'ten thousandths']
