import { applyRules, type Rule } from './speech-rules.ts'

/** Fractions, decimals, powers, dates, money and very long numbers as they are said. */
export const withoutFigures = (text: string): string => applyRules(text, rules)

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const months = 'January February March April May June July August September October November December'.split(' ')

/** A whole number from 0 to 999 in words. */
export function numberWords(value: number): string {
  if (value < 20) return units[value] ?? ''
  if (value < 100)
    return [tens[Math.floor(value / 10)], value % 10 === 0 ? '' : units[value % 10]].filter(Boolean).join('-')
  const rest = value % 100 === 0 ? '' : ` ${numberWords(value % 100)}`
  return `${units[Math.floor(value / 100)]} hundred${rest}`
}

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** The name of a part as a teacher says it: half, third, fourth, twelfth, hundredth. */
function partName(denominator: number, many: boolean): string {
  if (denominator === 2) return many ? 'halves' : 'half'
  const names: Record<number, string> = { 100: 'hundredth', 1000: 'thousandth' }
  const whole = numberWords(Math.min(denominator, 999))
  const last = /[a-z]+$/.exec(whole)?.[0] ?? ''
  const name =
    names[denominator] ??
    whole.slice(0, whole.length - last.length) + (irregular[last] ?? last.replace(/y$/, 'ie').concat('th'))
  return many ? `${name}s` : name
}

const words = (digits: string) => (digits.length <= 3 ? numberWords(Number(digits)) : digits)

function fraction(_whole: string, before = '', over = '', under = ''): string {
  const [numerator, denominator] = [Number(over), Number(under)]
  const named = denominator >= 2 && (denominator <= 100 || denominator === 1_000)
  const part = named
    ? `${words(over)} ${partName(denominator, numerator !== 1)}`
    : `${words(over)} over ${words(under)}`
  if (!before) return part
  if (denominator === 2 && numerator === 1) return `${words(before)} and a half`
  return `${words(before)} and ${part}`
}

const decimal = (_whole: string, before = '', after = '', letter = '') =>
  `${numberWords(Number(before))} point ${[...after].map((digit) => units[Number(digit)]).join(' ')}${letter && ' '}`

function power(_whole: string, base = '', exponent = ''): string {
  const said = /^\d{1,3}$/.test(base) ? numberWords(Number(base)) : base
  const size =
    { '2': 'squared', '3': 'cubed' }[exponent] ?? `to the power of ${exponent.replace(/^minus |^-/, 'minus ')}`
  return `${said} ${size}`
}

const isDate = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31
function date(whole: string, year: number, month: number, day: number): string {
  if (isDate(month, day)) return `${months[month - 1]} ${day}, ${year}`
  return isDate(day, month) ? `${months[day - 1]} ${month}, ${year}` : whole.replace(/[-/]/g, ', ')
}

function long(digits: string): string {
  if (digits.length > 20) return `a number with ${digits.length} digits`
  return [...digits].join(' ')
}

const cents = (_whole: string, amount = '') => (Number(amount) === 1 ? '1 cent' : `${Number(amount)} cents`)

const rules: readonly Rule[] = [
  [/(?<![\d,.])\d{13,}(?![\d,])/g, long],
  [/\$ (?=\d)/g, '$'],
  [/\$(\d[\d,.]*\d|\d) (thousand|million|billion|trillion)\b/g, '$1 $2 dollars'],
  [/\$0?\.(\d\d)(?!\d)/g, cents],
  [/(?<=\$\d+\.\d)(?![\d.])/g, '0'],
  [
    /(?<![\w/])(\d{1,2}):00(?! ?[ap]\.?m)(?![\w:])/gi,
    (whole, hour = '') => (Number(hour) >= 1 && Number(hour) <= 12 ? `${Number(hour)} o'clock` : whole),
  ],
  [/(?<![\w:])(\d+)(?: : |:)(\d|\d{3,}|[6-9]\d)(?![\d:])/g, '$1 to $2'],
  [/(?<=[\d)a-zA-Z] ?)\^\(([^()]+)\)/g, '^$1'],
  [/(\d+|\b[a-zA-Z]|\)|(?<![a-z])[a-z]+)?\^ ?((?:minus |-)?(?:\d+|[a-z]\b))/g, power],
  [/\^/g, ' to the power of '],
  [
    /(?<![\d/.,$])(\d{3,4})\/(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    (whole, year, month, day) => date(whole, Number(year), Number(month), Number(day)),
  ],
  [
    /(?<![\d/.,$])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g,
    (whole, month, day, year) => date(whole, Number(year), Number(month), Number(day)),
  ],
  [/(?<![\d/])\d+(?:\/\d+){2,}(?![\d/])/g, (whole) => whole.replaceAll('/', ', ')],
  [/\b24\/7\b/g, 'twenty-four seven'],
  [/\b(got|get|scored|score:|score of|score is|score was) (\d+)\/(\d+)(?![\d/])/gi, '$1 $2 out of $3'],
  [/(?<![\d/$]|\d[.,])(?:(\d{1,3}) )?(?<![\d/$]|\d[.,])(\d{1,3})\/(\d{1,4})(?![\d/]|\.\d|,\d)/g, fraction],
  // Of an hour and of a dollar there are quarters: the words of clocks and coins.
  [/\bfourth(s?)(?= (?:of (?:an?|one) )?(?:hour|dollar)s?\b)/g, 'quarter$1'],
  [/(?<![\w.$]|\d,)(\d{0,3})\.(\d{1,20})(?!\d|\.\d)(?=([a-z])?)/gi, decimal],
]

/** Dates with hyphens, which would otherwise be taken for subtraction. */
export const withoutHyphenDates = (text: string): string =>
  text.replace(
    /(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?![\w-])/g,
    (whole: string, year: string, month: string, day: string) => date(whole, Number(year), Number(month), Number(day)),
  )
