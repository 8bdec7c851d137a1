const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Pairs of 'word value word value' as a map. */
const slips = (list: string) =>
  [...list.matchAll(/(\p{L}+) (\d+)/gu)].map(([, word, value]) => [word ?? '', Number(value)] as const)

/** 'zero' to 'nineteen', with the commonest slips of a child's pen. */
const smallWords = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...slips(
    'nought 0 naught 0 zeero 0 ziro 0 thre 3 therr 3 fower 4 fuor 4 fivve 5 siks 6 sevn 7 sevin 7 sevan 7 sven 7 ' +
      'eigt 8 eihgt 8 eght 8 ninne 9 elevn 11 elven 11 elevin 11 elleven 11 twelv 12 twelf 12 twevle 12 ' +
      'tweleve 12 twelfe 12 therteen 13 thirten 13 thriteen 13 forteen 14 fourten 14 fiveteen 15 fiften 15 fifteeen 15 ' +
      'fifeteen 15 fithteen 15 fiten 15 fiftene 15 sixten 16 sixtene 16 seventen 17 sevnteen 17 sevinteen 17 ' +
      'eightteen 18 eighten 18 eigteen 18 ninteen 19 ninteteen 19 nineten 19',
  ),
])
/** 'twenty' to 'ninety', with the commonest slips of a child's pen. */
const tensWords = new Map([
  ...tens.flatMap((word, value) => (word === '' ? [] : [[word, value * 10] as const])),
  ...slips(
    'twenny 20 tweny 20 twenity 20 twentie 20 therty 30 thirdy 30 thrity 30 thirtey 30 fourty 40 fortey 40 fivety 50 ' +
      'fivty 50 fiftey 50 sixtey 60 sixdy 60 seventey 70 sevinty 70 sevnty 70 eightey 80 eighdy 80 eigty 80 eightty 80 ' +
      'ninty 90 ninedy 90 ninetey 90',
  ),
])
const hundreds = new Set('hundred hundered hundread hunderd hundrid hundret'.split(' '))
const scales = new Map([
  ...slips('thousand 1000 thosand 1000 thousend 1000 thowsand 1000 tousand 1000 thousnd 1000'),
  ['million', 1_000_000],
])

/** How a number word goes on: what may follow it depends on its kind. */
export type NumberWord = { kind: 'small' | 'tens' | 'both' | 'hundred' | 'scale'; value: number }

export function numberWord(word: string): NumberWord | null {
  const one = smallWords.get(word)
  if (one !== undefined) return { kind: 'small', value: one }
  const ten = tensWords.get(word)
  if (ten !== undefined) return { kind: 'tens', value: ten }
  if (hundreds.has(word)) return { kind: 'hundred', value: 100 }
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
  ...slips('haf 2 hafe 2 forth 4 fith 5 fifh 5 eigth 8 eightth 8'),
])
const plural = new Map([
  ...[...singular].map(([word, value]) => [`${word}s`, value] as const),
  ...slips('halves 2 halfs 2 havs 2 haves 2'),
])

/** The bottom of a fraction in words: 'half', 'thirds', 'eighth'. */
export function bottomWord(word: string): { value: number; plural: boolean } | null {
  const many = plural.get(word)
  if (many !== undefined) return { value: many, plural: true }
  const one = singular.get(word)
  return one === undefined ? null : { value: one, plural: false }
}

/** 'first' to 'tenth', for patterns that name places. */
export const placeNames: readonly string[] = ['first', 'second', ...bottoms.slice(0, 8)]

/** Which place a word names, from 1 on: 'third', '3rd'; null for any other word. */
export function placeWord(word: string): number | null {
  const figures = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)?.[1]
  if (figures !== undefined) return Number(figures)
  const at = placeNames.indexOf(word)
  return at < 0 ? null : at + 1
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
