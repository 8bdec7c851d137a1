import { smallNumber as n, smallValue } from './small-numbers.ts'

// Facts of adding and taking away as children say them, in signs: '5 is 4 and 2' is '4 + 2 = 5', '10 less than 30 is 20' is '30 - 10 = 20'.

const lead = String.raw`^\W*(?:(?:so|and|ok|okay|oh|um+|wait|well|yes|no|but|then|now|also|is|can|does|i think|i know|i did|i put|i got|like|cuz|because|look|my (?:paper|worksheet|page|sheet|homework) (?:says|said|has)|it says|the (?:paper|worksheet|page|sheet|next one|first one|problem) (?:says|is))[\s:,]+)*`
const tail = String.raw`(?: (?:right|too|also|easy|yay|lol|i think|again|now|correct|is that right|i know that|huh|ok|all together|altogether|in all))*\W*$`
const thing = String.raw`(?: (?!and\b|is\b|make|more\b|less\b|tens?\b|ones?\b|o'clock|hundreds?\b|half|quarters?\b|dimes?\b|nickels?\b|pennies|penny|thirds?\b|fourths?\b|inches|feet|minutes?|hours?|dollars?|cents?)[a-z]{3,12})?`
const comes = String.raw`(?:is|are|=|makes?|equals?|is equal to|gives?|thats|that's|is like|adds? up to)`

const whole = (source: string) => new RegExp(lead + source + tail, 'i')

type Form = readonly [RegExp, (numbers: readonly number[]) => string | null]

const forms: readonly Form[] = [
  // '5 is 4 and 2', 'can 5 be 5 and 0', '5 = 3 + 2'
  [
    whole(
      String.raw`(?:the )?${n} (?:is|=|equals?|can be|could be|be|is made of|makes) (?:the same as )?${n} (?:and|plus|\+|&) ${n}`,
    ),
    ([made = 0, one = 0, other = 0]) => (isDigits(made, one, other) ? null : `${one} + ${other} = ${made}`),
  ],
  [
    whole(String.raw`${n}${thing} (?:and|plus|&|with) ${n}${thing} ${comes} (?:like )?${n}${thing}`),
    ([one = 0, other = 0, made = 0]) => (isDigits(made, one, other) ? null : `${one} + ${other} = ${made}`),
  ],
  [whole(String.raw`${n} more than ${n} ${comes} ${n}`), ([by, from, made]) => `${from} + ${by} = ${made}`],
  [whole(String.raw`${n} (?:less|fewer) than ${n} ${comes} ${n}`), ([by, from, made]) => `${from} - ${by} = ${made}`],
  [whole(String.raw`${n} (?:take away|minus) ${n} ${comes} ${n}`), ([from, by, made]) => `${from} - ${by} = ${made}`],
  // '15 take away 5 is 10 and 2 more is 8': two more are taken.
  [
    whole(
      String.raw`${n} (?:take away|minus|-) ${n} (?:is|=|makes) ${n},? (?:and|then|and then|minus|take away|-) ?(?:take away |minus )?${n}(?: more)? (?:is|=|makes) ${n}`,
    ),
    ([from = 0, by = 0, made = 0, again = 0, end = 0]) =>
      from - by === made && made - again === end ? `${from} - ${by} = ${made}, ${made} - ${again} = ${end}` : null,
  ],
  // 'Double 4 is 8', 'doubles of 6 is 12'
  [whole(String.raw`(?:a )?doubles? (?:of )?${n} ${comes} ${n}`), ([one, made]) => `${one} + ${one} = ${made}`],
]

const joint = String.raw`(?:,? and|,| plus| \+| &)`
const chain = whole(
  String.raw`(${n}${thing}(?:${joint} ${n}${thing}){2,7}) ${comes} (?:like )?${n}${thing}`.replaceAll(
    n,
    `(?:${n.slice(1, -1)})`,
  ),
)
const oneNumber = new RegExp(String.raw`\b${n}\b`, 'gi')

/** '10 and 10 and 10 equals 30': three numbers and more. Numbers in a row may be counted on. */
function chained(text: string): string | null {
  const [line, parts] = chain.exec(text) ?? []
  if (line === undefined || parts === undefined || !/\b(?:and|plus)\b|[+&]/.test(parts)) return null
  const numbers = [...line.matchAll(oneNumber)].map(([said]) => smallValue(said))
  const made = numbers.pop() ?? 0
  const [first = 0, second = 0] = numbers
  const step = second - first
  const isRow = step !== 0 && numbers.every((one, at) => at === 0 || one - (numbers[at - 1] ?? 0) === step)
  // '5 and 6 and 7 is 7': it is counted, and may go on.
  const last = numbers.at(-1) ?? 0
  return isRow && [last, last + step].includes(made) ? null : `${numbers.join(' + ')} = ${made}`
}

/** '14 is 1 and 4' tells of its digits. */
const isDigits = (made: number, one: number, other: number) => made > 9 && String(made) === `${one}${other}`

/** The fact in signs; any other line as it is. */
export function saidSum(text: string): string {
  if (text.length > 90) return text
  const several = chained(text)
  if (several !== null) return several
  for (const [pattern, sum] of forms) {
    const said = pattern.exec(text)?.slice(1)
    if (!said) continue
    const signs = sum(said.map((one) => smallValue(one)))
    if (signs !== null) return signs
  }
  return text
}

const blank = String.raw`(?:_+|blank|\[ ?\]|box|\?)`
const gaps: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${lead}${n} (?:=|is|equals?|makes) ${n} (?:and|plus|\+) ${blank}\W*$`, 'i'), '$2 + ___ = $1'],
  [new RegExp(String.raw`${lead}${n} (?:=|is|equals?|makes) ${blank} (?:and|plus|\+) ${n}\W*$`, 'i'), '___ + $2 = $1'],
  [new RegExp(String.raw`${lead}${n} (?:and|plus|\+) ${blank} ${comes} ${n}\W*$`, 'i'), '$1 + ___ = $2'],
  [new RegExp(String.raw`${lead}${blank} (?:and|plus|\+) ${n} ${comes} ${n}\W*$`, 'i'), '___ + $1 = $2'],
]

/** A number sentence with its blank in signs: '5 = 3 and __' is '3 + ___ = 5'. */
export const saidGap = (text: string): string => {
  if (text.length > 90) return text
  const spaced = text.replace(/([=+])/g, ' $1 ').replace(/\s+/g, ' ')
  const found = gaps.find(([pattern]) => pattern.test(spaced))
  return found ? spaced.replace(...found) : text
}
