// A story problem in plain spelling: small letters, numbers in digits without commas, and the words that carry a story as they are usually
// written. Children misspell those, too ('yunger', 'fracshun', 'al togther'); what is counted may stay as it is, it is compared with itself.

import { usual } from './spellings.ts'

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ones = 'one two three four five six seven eight nine'.split(' ')
const digits = new Map<string, number>([
  ...small.map((word, at) => [word, at + 2] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
])

/** Words that are others, where they stand. */
const inPlace: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(\d) ?¢/g, '$1 cents'],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/\ba\.m\.?/g, 'am'],
  [/\bp\.m\.?/g, 'pm'],
  [/\b(mr|mrs|ms|dr|st)\./g, '$1'],
  [/\b(oz|lb|lbs|hrs?|mins?|secs?|ft|in|cm|yrs?)\.(?= [a-z])/g, '$1'],
  [/(\d)(ft|feet|cm|mm|km|oz|lbs?|hrs?|mins?|inches)\b/g, '$1 $2'],
  [/(\d) (?:ft|foots)\b/g, '$1 feet'],
  [/(\d) in (?=(?:long|wide|tall|high|deep)\b)/g, '$1 inches '],
  [/(\d) lb\b/g, '$1 pounds'],
  [/(\d) min\b/g, '$1 minutes'],
  [/\bal (?:together|togther|togeter|togethr)\b/g, 'altogether'],
  [/\ball (?:together|togther|togeter|togethr)\b/g, 'altogether'],
  [/\bout side\b/g, 'outside'],
  [/\bin side\b/g, 'inside'],
  [/\bwon'?t (?=be\b|fit\b|have\b|get\b)/g, 'will not '],
  [/\bhow mush\b/g, 'how much'],
  [
    /\b(how many|some) hole\b|\b(\d+|a|the) hole (?=(?:pizza|pie|cake|bag|box|pan|class|thing|week|day))/g,
    '$1$2 whole ',
  ],
  [/\b(on |in )?sum (?=on\b|of\b|more\b|[a-z]+s\b)/g, '$1some '],
  [/\bway (?=\d)/g, 'weigh '],
  [/\b(it|he|she|dog|cat|puppy|box|bag) ways (?=\d)/g, '$1 weighs '],
  [/\b(?:i|he|she|we|they|mom|dad) mad (?=\d|a )/g, ' made '],
  [/\b(are|theirs|there|their) (?=house\b|school\b|class\b|team\b)/g, 'our '],
  [/\b(their|ther|thier) (?=is\b|are\b|was\b|were\b|r\b|will be\b)/g, 'there '],
  [/\bthere (?=age|ages|mom|dad|money|score|scores|total|teacher|bag|bags|box)/g, 'their '],
  [/\bdays in a weak\b/g, 'days in a week'],
  [/\b(\d+|a|one|each|every|per|this) weak\b/g, '$1 week'],
  [/\b(he|she|they|we|i|mom|dad) of (?=them\b)/g, '$1 of '],
  [
    /\b(each|every|this|that|the|which|any|last|first|other|another|blue|red|green|big|little|new|old) 1(s?)\b(?! ?[\d/.:])/g,
    '$1 one$2',
  ],
  [/\b(?:from )?monday (?:through|to|thru|until) friday\b/g, 'for 5 days'],
  [/\br\b/g, 'are'],
  [/\bu\b/g, 'you'],
  [/\b(\d+) (?:bucks)\b/g, '$1 dollars'],
  [/\bplay ground|playgrond\b/g, 'playground'],
  [/\b(theres|there's)\b/g, 'there is'],
  [/\bit's\b/g, 'it is'],
  [/\b(that|what|he|she|here|who|where)'?s\b(?= )/g, '$1 is'],
  [/\bwatch\b(?= that)/g, 'what is'],
]

/** The text in small letters, in plain spelling, with its marks. */
export function plainStory(text: string): string {
  const lower = inDollars(
    inPlace.reduce((left, [written, as]) => left.replace(written, as), text.toLowerCase().replace(/\s+/g, ' ')),
  )
  return inOrder(inDigits(lower.replace(/[a-z']+/g, (word) => usual.get(word) ?? word)))
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Cents beside dollars are dollars, too, where no cents are asked for. */
function inDollars(text: string): string {
  const dollars = text.replace(
    /(\d+) dollars? and (\d{1,2}) cents?\b/g,
    (_, whole: string, part: string) => `$${whole}.${part.padStart(2, '0')}`,
  )
  if (!/\$ ?\d|\d[- ]dollars?\b/.test(dollars) || /\b(?:how many|in) cents\b/.test(dollars)) return dollars
  return dollars.replace(/(?<![\d.$/])(\d{1,2})[- ]cents?\b/g, (_, part: string) => `$0.${part.padStart(2, '0')}`)
}

const tensAndOne = new RegExp(`\\b(${tens.join('|')})[- ](${ones.join('|')})\\b`, 'g')
const hundreds = new RegExp(`\\b(a|one|${ones.join('|')}) hundred(?: and)?(?: (\\d{1,2}))?\\b`, 'g')
const single = new RegExp(
  `\\b(?<!-)(?<!\\bthe (?=two\\b|three\\b))(${[...digits.keys()].join('|')})\\b(?![- ](?:thirds|fourths|quarters|fifths|sixths|eighths|tenths)\\b)(?!-(?:third|fourth|fifth|sixth|eighth|tenth)\\b)`,
  'g',
)

const eachOf =
  /(\d+)((?: [a-z]+){0,2}?)(?: (?:sit|sits|are|were|go|goes|ride))? (?:in|on|at|to|for|into|onto) each of (?:the |his |her |my |our |their )?(\d+) ((?:[a-z]+ )?[a-z]+)\b/g
const oneTakes =
  /\b(?:it |she |he |they |i |we )?(?:takes?|uses?|needs?) (\d+(?:\.\d+|\/\d+)?) ([a-z]+(?: of [a-z]+)?) (?:(?:to make|to build|to fill|to cover) (?:one|an?|1|each|every)|for (?:one|1|each|every)) ([a-z]+)\b/g
/** '10 shells in each of 5 boxes' are 5 boxes with 10 shells each. */
const inOrder = (text: string) => text.replace(eachOf, '$3 $4 with $1$2 each').replace(oneTakes, 'each $3 takes $1 $2')

/** Numbers from two on in digits; 'one' may be anybody. */
const inDigits = (text: string) =>
  text
    .replace(tensAndOne, (_, ten: string, one: string) => String((digits.get(ten) ?? 0) + ones.indexOf(one) + 1))
    .replace(single, (word) => String(digits.get(word) ?? word))
    .replace(hundreds, (_, of: string, rest?: string) => {
      const many = of === 'a' || of === 'one' ? 1 : (digits.get(of) ?? 1)
      return String(many * 100 + Number(rest ?? 0))
    })
    .replace(/\b([2-9]) hundred(?: and)?(?: (\d{1,2}))?\b/g, (_, of: string, rest?: string) =>
      String(Number(of) * 100 + Number(rest ?? 0)),
    )

/** A story and what it asks. */
export type Told = {
  text: string
  /** The question, from its first word to the end of its sentence. */
  asked: string
  /** All the rest. */
  told: string
  /** The numbers as they stand, without times of day; '$' left out. */
  numbers: readonly string[]
}

const asks =
  /\b(?:how (?:many|much|long|far|old|tall|heavy|high|wide|deep|fast|big)|what (?:is|was|will|were|are|would|does|did|do|time|percent|percentage|fraction|part|score|number|length|change|distance|volume|area|temperature)|whats|(?:to|by|at|in) what|when (?:is|was|will|does|did|do|should|must|would)|find|which)\b/g

/** The last question of a text; null where it asks nothing. */
export function toldIn(text: string): Told | null {
  const plain = plainStory(text)
  const starts = [...plain.matchAll(asks)].filter(
    ({ index }) => !/\b(?:know|tell|see|wonders?|out|show|matter|no)\s$/.test(plain.slice(0, index)),
  )
  const from = starts.at(-1)?.index
  if (from === undefined) return null
  const first = starts.find(({ index }) => index < from && !/[.?!] /.test(plain.slice(index, from)))?.index ?? from
  const rest = plain.slice(first)
  const end = /[?!]|\.(?!\d)/.exec(rest)?.index ?? rest.length
  const asked = rest.slice(0, end).trim()
  const told = `${plain.slice(0, first)} ${rest.slice(end + 1)}`.trim()
  return { text: plain, asked, told, numbers: numbersIn(plain) }
}

/** Numbers that count something, as they stand: no times of day, no ordinals, no years beside a month. */
export const numbersIn = (text: string): string[] =>
  (
    text.match(
      /(?<![\d:/.a-z])(?:\d+ )?\d+\/\d+(?![\d:/])|(?<![\d:/.a-z])(?:\d+(?:\.\d+)?|\.\d+)(?![\d:/]|st\b|nd\b|rd\b|th\b)(?!\.\d)/g,
    ) ?? []
  ).map((one) => one.trim())
