const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'zero' to 'nineteen'. */
const smallWords = new Map([...small.map((word, value) => [word, value] as const), ['nought', 0], ['naught', 0]])
/** 'twenty' to 'ninety', with the commonest slips of a child's pen. */
const tensWords = new Map([
  ...tens.flatMap((word, value) => (word === '' ? [] : [[word, value * 10] as const])),
  ['fourty', 40],
  ['fivety', 50],
  ['ninty', 90],
])
const scales = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
])

/** How a number word goes on: what may follow it depends on its kind. */
export type NumberWord = { kind: 'small' | 'tens' | 'both' | 'hundred' | 'scale'; value: number }

export function numberWord(word: string): NumberWord | null {
  const one = smallWords.get(word)
  if (one !== undefined) return { kind: 'small', value: one }
  const ten = tensWords.get(word)
  if (ten !== undefined) return { kind: 'tens', value: ten }
  if (word === 'hundred') return { kind: 'hundred', value: 100 }
  const scale = scales.get(word)
  if (scale !== undefined) return { kind: 'scale', value: scale }
  return joinedWord(word)
}

/** 'fiftysix', written as one word. */
function joinedWord(word: string): NumberWord | null {
  const end = word.endsWith('ty') ? -1 : word.indexOf('ty') + 2
  const ten = end < 2 ? undefined : tensWords.get(word.slice(0, end))
  const one = end < 2 ? undefined : smallWords.get(word.slice(end))
  return ten === undefined || one === undefined || one === 0 || one > 9 ? null : { kind: 'both', value: ten + one }
}

const bottoms = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const singular = new Map([
  ['half', 2],
  ['quarter', 4],
  ...bottoms.map((word, index) => [word, index + 3] as const),
  ['twentieth', 20],
  ['hundredth', 100],
])
const plural = new Map([...singular].map(([word, value]) => [word === 'half' ? 'halves' : `${word}s`, value]))

/** The bottom of a fraction in words: 'half', 'thirds', 'eighth'. */
export function bottomWord(word: string): { value: number; plural: boolean } | null {
  const many = plural.get(word)
  if (many !== undefined) return { value: many, plural: true }
  const one = singular.get(word)
  return one === undefined ? null : { value: one, plural: false }
}

/** A whole number in words, as it is said: 'fifty-six', 'one hundred five', 'minus twelve'. */
export function inWords(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1_000_000_000) return String(value)
  if (value < 0) return `minus ${inWords(-value)}`
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]}-${small[value % 10]}`
  }
  const [unit, name] =
    value < 1_000 ? [100, 'hundred'] : value < 1_000_000 ? [1_000, 'thousand'] : [1_000_000, 'million']
  const rest = value % unit
  return `${inWords(Math.floor(value / unit))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}
