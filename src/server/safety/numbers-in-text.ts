import Fraction from 'fraction.js'
import { inWords, readNumber } from '#shared/answers/numbers.ts'
import { readOnce } from '#shared/answers/read-once.ts'

/** A piece of a text: a number, a sign or a word. */
export type Item = {
  text: string
  start: number
  end: number
  /** Nothing stands between this item and the one before. */
  glued: boolean
  /** Only of a number. */
  value?: Fraction
  /** Only of a number: 'half' and 'a quarter' are as often plain words. */
  loose?: boolean
  /** Only of a number: written in words. */
  spelled?: boolean
  /** Only of a number counted in groups: how much one is, 8 in '7 eights'; 1 in '5 tens and 6 ones'. */
  grouped?: number
}
export type NumberItem = Item & { value: Fraction }

export const isNumber = (item: Item | undefined): item is NumberItem => item?.value !== undefined
export const isWord = (item: Item | undefined) =>
  item !== undefined && item.value === undefined && /^\p{L}/u.test(item.text)

/**
 * A text as a row of numbers, signs and words, so that it can be calculated with. Numbers are read however they are
 * written: 1,234; 3/4; 2 1/2; 50%; fifty-six; three quarters; 5 tens and 6 ones; zero point five.
 */
export const readItems = readOnce(read)

function read(text: string): Item[] {
  const items: Item[] = []
  for (const match of plainDigits(text).matchAll(piece)) {
    const [all, digits] = match
    const item: Item = {
      text: all,
      start: match.index,
      end: match.index + all.length,
      glued: items.at(-1)?.end === match.index,
    }
    const readable = digits !== undefined && digits.length <= longestNumber
    items.push(readable ? { ...item, value: new Fraction(digits.replaceAll(',', '')) } : item)
  }
  return joinPlurals(joinFractions(spellOut(items)))
}

const longestNumber = 24
const piece = /(\d{1,3}(?:,\d{3}){1,7}(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<!\d)\.\d+)|\p{L}+(?:'\p{L}+)?|\S/gu
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Plain digits and letters for reading: '½' is ' 1/2', 'x²' is 'x^2', '−' is '-'. */
export const plainDigits = (text: string) =>
  text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^${[...run].map((sign) => superscripts.indexOf(sign)).join('')}`)
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .normalize('NFKC')
    .replace(/[−–‐‑]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/’/g, "'")
    .toLowerCase()

const whole =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand million'
const part =
  'half halves third thirds quarter quarters fourth fourths fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths twelfth twelfths'
const wholes = new Set(whole.split(' '))
const parts = new Set(part.split(' '))
const links = new Set(['and', 'a', '-', 'point'])
const mostWords = 12

const join = (from: Item, to: Item, value: Fraction, more: Partial<Item>): NumberItem => ({
  text: '',
  start: from.start,
  end: to.end,
  glued: from.glued,
  value,
  ...more,
})

/** Numbers in words, the longest that can be read: 'fifty-six', 'two and a half', 'zero point seven five', '3 tenths'. */
function spellOut(items: Item[]): Item[] {
  const out: Item[] = []
  for (let at = 0; at < items.length; ) {
    const number = wordsAt(items, at)
    const item = items[at]
    if (number) out.push(number.item)
    else if (item) out.push(item)
    at = number ? number.next : at + 1
  }
  return out
}

function wordsAt(items: Item[], from: number): { item: Item; next: number } | null {
  const first = items[from]
  const lone = first?.text === 'half' || (first?.text === 'a' && parts.has(items[from + 1]?.text ?? ''))
  if (!first || !(lone || wholes.has(first.text) || isCount(first))) return null
  let to = from + 1
  while (to < from + mostWords && isPartOfNumber(items[to])) to++
  for (; to > from; to--) {
    const last = items[to - 1]
    const value = last && (wholes.has(last.text) || parts.has(last.text)) ? readNumber(wording(items, from, to)) : null
    if (last && value) return { item: join(first, last, value, { spelled: true, loose: lone }), next: to }
  }
  return null
}

const isPartOfNumber = (item: Item | undefined) =>
  item !== undefined && (wholes.has(item.text) || parts.has(item.text) || links.has(item.text))
const isCount = (item: Item) => isNumber(item) && item.value.d === 1n && item.value.lt(100)

const wording = (items: Item[], from: number, to: number) =>
  items
    .slice(from, to)
    .map((item) => (isNumber(item) ? inWords(Number(item.value)) : item.text))
    .join(' ')

/** '3/4' without spaces, '2 3/4', '50%'. */
function joinFractions(items: Item[]): Item[] {
  const out: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [top, slash, bottom, next] = [items[at], items[at + 1], items[at + 2], items[at + 3]]
    if (!top) continue
    const chained = (next?.text === '/' && next.glued) || out.at(-1)?.text === '/'
    if (
      isNumber(top) &&
      slash?.text === '/' &&
      slash.glued &&
      isNumber(bottom) &&
      bottom.glued &&
      !chained &&
      !bottom.value.equals(0)
    ) {
      pushFraction(out, join(top, bottom, top.value.div(bottom.value), {}), top)
      at += 2
    } else if (isNumber(top) && (slash?.text === '%' || slash?.text === 'percent')) {
      out.push(join(top, slash, top.value.div(100), {}))
      at++
    } else out.push(top)
  }
  return out
}

function pushFraction(out: Item[], fraction: NumberItem, top: Item): void {
  const before = out.at(-1)
  const mixed =
    isNumber(before) &&
    before.value.d === 1n &&
    before.text !== '' &&
    !top.glued &&
    top.start - before.end <= 2 &&
    fraction.value.lt(1)
  if (mixed) out.pop()
  out.push(mixed ? join(before, fraction, before.value.add(fraction.value), {}) : fraction)
}

const plurals = new Map([
  ['ones', 1],
  ['twos', 2],
  ['threes', 3],
  ['fours', 4],
  ['fives', 5],
  ['sixes', 6],
  ['sevens', 7],
  ['eights', 8],
  ['nines', 9],
  ['tens', 10],
  ['elevens', 11],
  ['twelves', 12],
  ['hundreds', 100],
  ['thousands', 1000],
])

/** '5 tens and 6 ones', '7 eights', '5 tens 6'. */
function joinPlurals(items: Item[]): Item[] {
  const out: Item[] = []
  for (const item of items) {
    const each = plurals.get(item.text)
    const count = out.at(-1)
    if (each === undefined || !isNumber(count) || count.grouped) {
      out.push(item)
      continue
    }
    out.pop()
    const group = join(count, item, count.value.mul(each), { grouped: each })
    const higher = placeBefore(out)
    if (higher && count.value.lt(10) && higher.value.gte(each * 10)) {
      while (out.at(-1) !== higher) out.pop()
      out.pop()
      out.push(join(higher, item, higher.value.add(count.value.mul(each)), { grouped: 1 }))
    } else out.push(group)
  }
  return out
}

/** The place value that an 'and' or a comma links to what follows. */
function placeBefore(out: Item[]): NumberItem | null {
  const last = out.slice(-3).findLast((item) => item.text !== 'and' && item.text !== ',')
  return isNumber(last) && last.grouped !== undefined ? last : null
}
