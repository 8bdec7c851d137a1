import Fraction from 'fraction.js'

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const values = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, value) => (word ? [[word, value * 10] as const] : [])),
  ['fourty', 40],
  ['none', 0],
  ['dozen', 12],
])
const parts = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourth', 4],
  ['fourths', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['sixth', 6],
  ['sixths', 6],
  ['seventh', 7],
  ['sevenths', 7],
  ['eighth', 8],
  ['eighths', 8],
  ['ninth', 9],
  ['ninths', 9],
  ['tenth', 10],
  ['tenths', 10],
  ['twelfth', 12],
  ['twelfths', 12],
])
const vulgar = new Map([
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅖', '2/5'],
  ['⅗', '3/5'],
  ['⅘', '4/5'],
  ['⅙', '1/6'],
  ['⅚', '5/6'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
])

/** Largest number that we read, in either direction. */
export const largestNumber = 999_999_999

/** A whole number in words, 0 to 999,999: 'fifty-six', 'one hundred five'. */
export function inWords(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > 999_999) return String(value)
  if (value < 0) return `minus ${inWords(-value)}`
  if (value < 20) return small[value] ?? String(value)
  if (value < 100)
    return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]}-${small[value % 10]}`
  const [unit, name] = value < 1_000 ? [100, 'hundred'] : [1_000, 'thousand']
  const rest = value % unit
  return `${inWords(Math.floor(value / unit))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}

const plain = (text: string) =>
  [...text.normalize('NFC')]
    .map((sign) => (vulgar.has(sign) ? ` ${vulgar.get(sign)}` : sign))
    .join('')
    .replaceAll(/[−–—]/g, '-')
    .toLowerCase()
    .trim()

const figures = /^(-?)(?:(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,9}))?|\.(\d{1,9}))$/
const ratio = /^(-?)(?:(\d{1,6})\s+)?(\d{1,6})\s*\/\s*(\d{1,6})$/

/** The exact number that a text is, in figures or words: '56', '10,000', '3 1/2', 'three quarters', 'fifty six'. Else null. */
export function readNumber(text: string): Fraction | null {
  const clean = plain(text)
  return readFigures(clean) ?? readRatio(clean) ?? readWords(clean)
}

function readFigures(text: string): Fraction | null {
  const found = figures.exec(text)
  if (!found) return null
  const [, sign, whole = '0', decimals = found[4] ?? ''] = found
  const value = new Fraction(`${whole.replaceAll(',', '')}${decimals ? `.${decimals}` : ''}`)
  return sign ? value.neg() : value
}

function readRatio(text: string): Fraction | null {
  const found = ratio.exec(text)
  if (!found) return null
  const [, sign, whole = '0', top = '0', bottom = '0'] = found
  if (Number(bottom) === 0) return null
  const value = new Fraction(Number(top), Number(bottom)).add(Number(whole))
  return sign ? value.neg() : value
}

function readWords(text: string): Fraction | null {
  const words = text
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'a' && word !== 'an')
  if (words.length === 0 || words.length > 14) return null
  const [first, ...others] = words
  if (first === 'minus' || first === 'negative') return others.length > 0 ? (readUnsigned(others)?.neg() ?? null) : null
  return readUnsigned(words)
}

function readUnsigned(words: string[]): Fraction | null {
  const point = words.indexOf('point')
  if (point >= 0) return readDecimals(words.slice(0, point), words.slice(point + 1))
  const last = words.at(-1) ?? ''
  const bottom = parts.get(last)
  if (bottom === undefined) return readWhole(words)
  return readParts(words.slice(0, -1), bottom)
}

/** 'three quarters', 'half', 'two and three quarters': the top is the last number that fits below 20. */
function readParts(words: string[], bottom: number): Fraction | null {
  if (words.length === 0) return new Fraction(1, bottom)
  const top = readWhole(words.slice(-1))
  if (words.length === 1)
    return top && !(bottom === 2 && top.compare(1) > 0)
      ? top.div(bottom)
      : top
        ? top.add(new Fraction(1, bottom))
        : null
  const whole = readWhole(words.slice(0, -1))
  return whole && top ? whole.add(top.div(bottom)) : null
}

function readDecimals(whole: string[], digits: string[]): Fraction | null {
  const before = whole.length === 0 ? new Fraction(0) : readWhole(whole)
  const after = digits.map((word) => values.get(word) ?? Number.NaN)
  if (!before || after.length === 0 || after.some((digit) => !(digit >= 0 && digit <= 9))) return null
  return before.add(new Fraction(Number(after.join('')), 10 ** after.length))
}

function readWhole(words: string[]): Fraction | null {
  let total = 0
  let group = 0
  let step = Number.POSITIVE_INFINITY
  for (const word of words) {
    const value = values.get(word) ?? (/^\d{1,9}$/.test(word) && words.length > 1 ? Number(word) : undefined)
    if (word === 'hundred') [group, step] = [(group || 1) * 100, 100]
    else if (word === 'thousand') [total, group, step] = [total + (group || 1) * 1_000, 0, 1_000]
    else if (word === 'million') [total, group, step] = [total + (group || 1) * 1_000_000, 0, 1_000_000]
    else if (value === undefined || value >= step) return null
    else [group, step] = [group + value, value >= 20 && value % 10 === 0 ? 10 : 1]
  }
  const sum = total + group
  return words.length > 0 && sum <= largestNumber ? new Fraction(sum) : null
}
