import { applyRules, type Rule } from './speech-rules.ts'
import { unitNames } from './speech-units.ts'

/** The signs of arithmetic as words: '12 - 5 = ?' becomes '12 minus 5 equals what?'. */
export const withoutOperators = (text: string): string => applyRules(text, rules)

const sign = String.raw`(?:[=+×÷*<>−/]|-(?=\s*[\d_?(]))`
const unknown = String.raw`\b(?:what|blank)`
// What a sign can stand behind and before: a number, a gap, a bracket, one letter (but not the words 'I' and, before, 'a').
const left = String.raw`(?:[\d)%°]|${unknown}|(?<![a-zA-Z'])[a-zA-HJ-Z]|\d ?(?:${unitNames})(?:\^[23])?)`
const right = String.raw`(?:[\d($]|\.\d|${unknown}\b|[b-zA-HJ-Z](?![\w'])|a(?= ?[-+=×÷)?.,]|$))`

const brackets: readonly Rule[] = [
  [/(?<=\d)\((?=[-−]?\d)/g, '×('],
  [/\(([-−]?\d+(?:\.\d+)?)\)/g, '$1'],
]

const gaps: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<=[=+×÷*<>−/] ?|\d ?- ?|\d ?[xX] ?)\?+(?= ?(${sign}|[xX] ?\d)?)`, 'g'),
    (_whole, more = '') => (more ? ' what ' : ' what?'),
  ],
  [new RegExp(String.raw`(?<=^|[\s(])\?+(?= ?(?:${sign}|[xX] ?\d))`, 'g'), ' what '],
  [/\^_+/g, ' to the power of blank '],
  [/_+/g, ' blank '],
]

const betweenNumbers = (_whole: string, first = '', second = '', equals = '') => {
  if (/^\d{3}$/.test(first) && /^\d{4}$/.test(second)) return `${first}-${second}`
  return Number(first) < Number(second) && !equals ? `${first} to ${second}` : `${first} minus ${second}`
}

const minus: readonly Rule[] = [
  [/\b([Kk])-(?=\d)/g, '$1 to '],
  [/(?<![\w-])\d{1,2}(?:-\d{1,2}){2,}(?![\w-])/g, (whole) => whole.replaceAll('-', ', ')],
  [
    /\b(grades?|ages?|aged|pages?|chapters?|steps|numbers|questions|problems|lines|from) (\d+) ?- ?(?=\d+\b(?! ?=))/gi,
    '$1 $2 to ',
  ],
  [/(?<![\w.-])(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?![\d-]|\.\d|[a-zA-Z])(?= ?(=)?)/g, betweenNumbers],
  [/−/g, ' minus '],
  [new RegExp(`(?<=${left}) - ?(?=-?${right})`, 'g'), ' minus '],
  [/(?<=[\w)]) - (?=\$?\d[^.!?]*=)/g, ' minus '],
  [/(?<=[)°%]|\d(?=-\()|(?<!\w)[xyn](?=-\d))-(?=[\d(])/g, ' minus '],
  [/(?<=^|[\s(=+×÷<>,:;"'])-(?=\.?\d|\$)/g, 'minus '],
  [/(?<=[=+×÷(] ?)-(?=[a-z](?!\w))/g, 'minus '],
]

const comparisons: readonly Rule[] = [
  ['!=', 'not equal to'],
  ['<=', 'less than or equal to'],
  ['>=', 'greater than or equal to'],
  ['<', 'less than'],
  ['>', 'greater than'],
].flatMap(([written = '', said = '']): Rule[] => [
  [new RegExp(`(?<=${left}) ?${written} ?(?=-?${right}|minus )`, 'g'), ` is ${said} `],
  [new RegExp(written, 'g'), ` ${said} `],
])

const signs: readonly Rule[] = [
  [/(?<=\d) ?[Rr] ?(?=\d+(?![\d:]))(?!\d*[a-zA-Z])/g, ' remainder '],
  [/(?<=[\d)]) ?[xX] ?(?=[\d(])/g, ' times '],
  [/(?<=\b(?:what|blank)) +[xX] (?=\d|what|blank)/g, ' times '],
  [/(?<=\d) [xX] +(?=what|blank)/g, ' times '],
  [/×/g, ' times '],
  [/÷/g, ' divided by '],
  [/\+/g, ' plus '],
  [/={1,3}/g, ' equals '],
]

const tidy: readonly Rule[] = [
  [/\s+/g, ' '],
  [/(?<=\b(?:Is|is it true that|Are) (?:[^.!?]|\.\d){1,40}) is (?=(?:greater|less|not equal)\b)/g, ' '],
  [/(?<=\b(?:minus|plus|times|divided by) )minus (?=[\d.$])/g, 'negative '],
  // Four digits beside a sign are a number, not a year.
  [/(?<=\b(?:minus|plus|times|divided by|equals|negative|than) )([1-9])(\d{3})(?![\d,]|\.\d)/g, '$1,$2'],
  [
    /(?<![\d,.$/-])([1-9])(\d{3})(?= (?:minus|plus|times|divided by|equals|(?:is )?(?:less|greater|not equal))\b)/g,
    '$1,$2',
  ],
]

const rules: readonly Rule[] = [...brackets, ...gaps, ...minus, ...comparisons, ...signs, ...tidy]
