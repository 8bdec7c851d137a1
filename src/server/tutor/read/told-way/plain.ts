import Fraction from 'fraction.js'
import { smallFigures } from '../small-numbers.ts'

// A line that tells a result and its way, in plain words with figures: '6 twenty fourths' is 6/24, '$5' is 5 dollars.

export type Num = {
  value: Fraction
  /** As it stands in the plain line. */
  written: string
  /** The words right behind it, up to two. */
  behind: string
  from: number
  to: number
}

const bottoms: readonly (readonly [string, number])[] = [
  ['halves', 2],
  ['half', 2],
  ['thirds?', 3],
  ['(?:fourths?|4ths?)', 4],
  ['(?:fifths?|5ths?)', 5],
  ['(?:sixths?|6ths?)', 6],
  ['(?:sevenths?|7ths?)', 7],
  ['(?:eighths?|eigths?|8ths?)', 8],
  ['(?:ninths?|9ths?)', 9],
  ['(?:tenths?|10ths?)', 10],
  ['(?:twelfths?|twelths?|12ths?)', 12],
  ['(?:sixteenths?|16ths?)', 16],
  ['(?:hundredths?|100ths?)', 100],
  ['20[ -](?:fourths?|4ths?)', 24],
]
const inParts = bottoms.map(
  ([name, bottom]) => [new RegExp(String.raw`\b(\d{1,3})[ -]${name}\b(?! graders?\b| grade\b)`, 'g'), bottom] as const,
)

/** 'The other one', 'that one', 'ones': nothing is counted. */
const noCount =
  /\b(the|this|that|other|another|each|every|no|which|any|little|big|new|last|next|first|right|good|easy|hard|lonely|same) one\b/g

const mended: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [noCount, '$1 oone'],
  [/\bone day\b(?= (?:i|we|he|she|my)\b)/g, 'oone day'],
  [/\$ ?(\d+(?:\.\d+)?|\.\d+)(?: dollars?| bucks?)?/g, '$1 dollars'],
  [/(\d) ?¢/g, '$1 cents'],
  [/\b(?:that's|that is|thts|dats)\b/g, 'thats'],
  [/\b(?:it's|it is)\b/g, 'its'],
  [/\b(?:there's|there is|there are|theres|there was|there were)\b/g, 'theres'],
  [/\b(?:square|sq) (?:feet|foot|ft)\b/g, 'square feet'],
  [/\b(?:um+|uh+|like|maybe|umm|hmm+|lol|about|just|only|oh|wait|ok|okay)\b,? ?/g, ''],
  [/\ba hundred\b/g, '100'],
  [/\bpenn?(?:ys|ies)\b/g, 'pennies'],
  [/\bnickles?\b/g, 'nickels'],
  [/(\d)(feet|ft|min|mins|hrs?|oz|lbs?|cm|in|cents)\b/g, '$1 $2'],
]

/** The line in lower case, with figures for its numbers. */
export function plainWay(text: string): string {
  const plain = smallFigures(mended.reduce((said, [from, to]) => said.replace(from, to), text.toLowerCase()))
    .replace(/\b(\d+) hundred\b/g, (_, many) => `${Number(many) * 100}`)
    .replace(/\b(\d+) and (?:a|1) half\b/g, '$1.5')
    .replace(/\b(\d+) 1\/2\b/g, '$1.5')
  return inParts
    .reduce((said, [from, bottom]) => said.replace(from, (_, top) => `${top}/${bottom}`), plain)
    .replaceAll('oone', 'one')
    .replace(/\s+/g, ' ')
    .trim()
}

const figure = /(?<![\w:./])(\d+(?:\.\d+)?|\.\d+)(?:\/(\d+))?(?![\d:]|(?:st|nd|rd|th|am|pm)\b)(?!\.\d)/g
/** A number that only names or dates something. */
const labelBefore =
  /\b(?:number|num|no\.|question|problem|page|pg|chapter|level|lvl|grade|channel|room|seat|bus|locker|gate|street|lane|route|highway|age|aged|at age|turn(?:s|ed|ing)?|i am|i'm|im|he is|she is|hes|shes|year|june|july|may|march|april|since|until|till|jersey|team|lives? (?:at|on)|apartment|apt|channel|season|episode|version|floor) $/
const labelBehind = /^ (?:million|thousand|billion|trillion|years? old|yrs? old|yr old|o'?clock|am|pm|grade|graders?)\b/

/** The numbers of a plain line that count or measure something, in their order. */
export function numsIn(plain: string): Num[] {
  return [...plain.matchAll(figure)].flatMap((found): Num[] => {
    const [written, top = '', bottom] = found
    const [from, to] = [found.index, found.index + written.length]
    const behind = plain.slice(to)
    if (labelBefore.test(plain.slice(0, from)) || labelBehind.test(behind) || bottom === '0') return []
    if (top.length > 9 || (/^(?:19|20)\d\d$/.test(written) && !/^ (?:\w+s|feet|people)\b/.test(behind))) return []
    const value = new Fraction(top).div(bottom ?? 1)
    const words = /^ ?((?:%|[a-z']+)(?: [a-z']+)?)/.exec(behind)?.[1] ?? ''
    return [{ value, written, behind: words, from, to }]
  })
}

const unitWords =
  /^(?:square feet|feet|foot|ft|inch(?:es)?|yards?|miles?|minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?|months?|years?|dollars?|bucks?|cents?|dimes?|nickels?|quarters?|pennies|cups?|gallons?|gal|pints?|quarts?|ounces?|pounds?|lbs?|cm|meters?|dozen|percent|degrees?|people|kids|pieces|points?|tickets?|cookies|squares)\b/
const fullUnit: Readonly<Record<string, string>> = {
  ft: 'feet',
  min: 'minutes',
  mins: 'minutes',
  hr: 'hours',
  hrs: 'hours',
  bucks: 'dollars',
  gal: 'gallons',
  lbs: 'pounds',
}
const noThing =
  /^(?:is|its|was|has|does|this|thats|always|us|yes|cus|bus|minus|plus|times|less|makes|gets|costs|goes|comes|says|lets|wants|needs|likes|eats|feels|looks|fits|pays|guys|makes|equals|class|guess|theres|hes|shes|cause|because)$/

/** The thing of a number, as it is said back; nothing where that is not sure. */
export function thingSaid({ behind, value }: Num): string {
  const unit = unitWords.exec(behind)?.[0]
  if (unit !== undefined) {
    const full = fullUnit[unit] ?? unit
    return value.equals(1) || value.d !== 1n ? full : full.replace(/^(dollar|cent|minute|hour|day|week)$/, '$1s')
  }
  const [word = ''] = behind.split(' ')
  return word.length > 3 && /[^s]s$/.test(word) && !noThing.test(word) && value.gt(1) ? word : ''
}

/** The number with its thing: '1000 square feet', '$9'. */
export function numSaid(num: Num): string {
  const thing = thingSaid(num)
  const figures = num.written.includes('/') ? num.written : num.value.toString()
  if (/^dollars?$/.test(thing))
    return `$${num.value.mul(100).mod(100).equals(0) ? figures : num.value.valueOf().toFixed(2)}`
  return thing === '' ? figures : `${figures} ${thing}`
}
