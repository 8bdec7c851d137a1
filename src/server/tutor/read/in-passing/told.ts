import Fraction from 'fraction.js'
import { isNumber, plainly, thingBehind, whoIn } from '../quantities/clause.ts'
import { smallNumber, smallValue } from '../small-numbers.ts'

// The numbers that a child says in passing, each with what is told of it, clause by clause.

export type Told = {
  value: Fraction
  thing: string | null
  money: 'dollars' | 'cents' | null
  /** The words of its clause. */
  clause: string
  /** How many lines ago it was told. */
  line: number
  /** Only named, as 'and Sam': one more. */
  isNamed: boolean
}

const known: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|one) (dollar|buck|quarter|dime|nickel|penny)\b/g, '1 $1'],
  [/\$ ?(\d+(?:\.\d+)?)(?: dollars?)?/g, '$1 dollars'],
  [/(\d) ?¢/g, '$1 cents'],
  [/\b(\d{1,4})s\b/g, '$1 times'],
  [/\b(\d+)(st|nd|rd|th)\b/g, 'nth'],
  [/\bno more of them\b/g, 'none'],
  [/\b(?:n?other|anuther|anothr)(?: one)?\b/g, '1 more'],
  [/\b(?:thats|dats|thts)\b/g, 'that is'],
  [/\btheres\b/g, 'there is'],
  [/\b(?:its|it is)\b/g, 'it is'],
  [/\bnickles?\b/g, 'nickels'],
  [/\bpenn?(?:ys|ies)\b/g, 'pennies'],
  [/\b(?:dolers?|dollers?|dolars?)\b/g, 'dollars'],
  [/\b(s?he)s\b/g, '$1 is'],
  [/\b(?:wud|wuld) be\b/g, 'would be'],
]

/** 'Me and my 3 cousins' are four, where something is shared. */
const withMe = new RegExp(
  String.raw`\b(?:me|i) and (?:my )?${smallNumber}(?= [a-z])|\bmy ${smallNumber} ([a-z]+) and (?:me|i)\b`,
)
const shares = /\b(?:each|shared?|sharing|split)\b/
const withTheChild = (line: string): string =>
  shares.test(line)
    ? line.replace(withMe, (_, behind?: string, first?: string, who = '') =>
        behind === undefined ? `${smallValue(first) + 1} ${who}` : `${smallValue(behind) + 1}`,
      )
    : line

/** A line in lower case with its numbers in figures. */
export const inFigures = (text: string): string => {
  const plain = withTheChild(text.toLowerCase().replaceAll('’', "'"))
  return plainly(known.reduce((said, [from, to]) => said.replace(from, to), plain))
    .replace(/\b1 more 1\b/g, '1 more')
    .replace(/(?<=\d )r\b/g, 'are')
    .replace(/(?<=\d )[a-z]+ (?=ones\b)/g, '')
    .replace(/(?<=\d )(?:are )?still (?:there|here|left)\b/g, 'left')
}

/** Sentences and the parts in which something else is told. */
export const partsOf = (plain: string): string[] =>
  plain
    .split(
      /[!?;…:]+\s*|\.+(?=\s|$)\s*|,+\s+|(?<!\band)\s(?=(?:so|thats|that is|then|which is|which makes?|that makes?|that leaves|i mean|now (?:it is|i have|we have|there|i got))\b)/,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')

const joint = /\s(?:and(?: then)?|but|because|cause|cuz|bc|while|then)\s/

/** A number that only names: a place, a time, a page, an age, somebody's score. */
const labelBefore =
  /\b(?:at|until|till|around|number|num|no|page|pg|chapter|level|lvl|grade|channel|seat|bus|room|locker|lane|gate|floor|step|question|problem|part|week|day|born in|back in|since|turn(?:ed|s|ing)?|am|age|aged|year|reason|was born|score (?:is|was)|theirs (?:is|was)|ours (?:is|was)|team|street|lives|live|starts?|started|ends?|ended|bedtime is|lunch is|dinner is|recess is|school is|gets? up|got up|pages|rooms|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*|may|june|july|the)$/
const labelBehind =
  /^(?:am|pm|oclock|o'clock|years? old|yrs? old|and a half|out of|grade|street|nil|percent|%|st|nd|rd|th|to \d|- ?\d)\b/
const person =
  /\b(?:he|she|my (?:mom|mommy|dad|daddy|sister|brother|cousin|friend|grandma|grandpa|teacher|uncle|aunt|bro|sis)) (?:is|was|will be)$/
/** 'Bedtime 8', 'recess at 1', 'get up 6': an hour of the day, where nothing is named behind it. */
const hourBefore =
  /\b(?:bedtime|bed|lunch|dinner|supper|breakfast|recess|school|practice|class|camp|church|gets? up|got up|get up|getting up|wakes?(?: me)? up|woke up|up|asleep|sleep)(?: (?:is|was|at|starts?|begins?|ends?|starts? at|ends? at|is at))?$/
/** 'My dog is 5': so old. */
const isAge = /\bmy [a-z]+(?: [a-z]+)? is$/
/** 'Of hers': nothing that the child has. */
const ofOthers = /^(?:[a-z]+ )?of (?:hers|his|theirs|her|their)\b/

/** 'In one basket' and 'the one' count nothing. */
const whichOne = /\b(?:in|on|at|from|of|the|this|that|no|which|every)$/

function isLabel(before: string, behind: string, thing: string | null): boolean {
  if (labelBehind.test(behind) || ofOthers.test(behind)) return true
  if (/\b\d+ to$/.test(before)) return true
  const isCounted = thing !== null && /\b(?:day|week|part|since)$/.test(before)
  if (labelBefore.test(before) && !isCounted) return true
  return thing === null && (person.test(before) || isAge.test(before) || hourBefore.test(before))
}

/** Two hours of the day are told. */
export const tellsHours = (lines: readonly string[]): boolean =>
  lines
    .join(' . ')
    .split(/(?<=\d)(?!\d)/)
    .filter((piece) => hourBefore.test(piece.replace(/ ?\d+$/, ''))).length > 1

/** A year counts nothing. */
const isYear = /^(?:19|20)\d\d$/

const coin = /^(?:cents?|sents?|pennies|penny)$/
const dollar = /^(?:dollars?|bucks?)$/

const noThing = /^(?:times?|more|less|ways?|every|each|per|ones?|left|still)$/

/** What is behind a number: dollars, weeks, red cars. */
function thingOf(words: readonly string[], at: number): string | null {
  const named = thingBehind(words, at)
  if (named !== undefined) return named !== null && /^[a-z' ]{2,}$/.test(named) ? named : null
  const next = words[at + 1] === 'more' ? words[at + 2] : words[at + 1]
  return next === undefined || !/^[a-z']{3,}$/.test(next) || noThing.test(next) ? null : next
}

/** They tell of no deed. */
const small =
  /\b(?:of (?:them|those)|more|then|and|the|other|others|too|also|again|later|today|yesterday)\b|\d+(?: (?!of\b)[a-z]+)?/g

/** The clauses of lines with a number in them, whatever it is a number of. */
export const clausesWith = (lines: readonly string[], value: Fraction): string[] =>
  lines
    .flatMap(partsOf)
    .flatMap((part) => part.split(joint))
    .filter((clause) => (clause.match(/\d+(?:\.\d+)?/g) ?? []).some((figure) => value.equals(figure)))

/** The numbers of a part of this line. */
export const numbersOf = (part: string): Told[] => numbersAt(part, 0)

/** Those of a part of an earlier one. */
export function numbersAt(part: string, line: number): Told[] {
  let deed = ''
  return part.split(joint).flatMap((alone) => {
    // 'And then 3 of them' goes on with the deed before it.
    const hasDeed = /[a-z']+/.test(alone.replace(small, ''))
    const clause = hasDeed ? alone : `${deed} ${alone}`
    if (hasDeed) deed = alone.replace(/\d+(?:\.\d+)?.*/, '')
    const words = clause.match(/\d+(?:\.\d+)?|[a-z']+|\S/g) ?? []
    return words.flatMap((word, at): Told[] => {
      if (!/^\d+(?:\.\d+)?$/.test(word) || isYear.test(word)) return []
      const thing = thingOf(words.map(wholeOnly), at)
      const [before, behind] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
      if (isLabel(before, behind, thing) || (word === '1' && whichOne.test(before))) return []
      const next = words[at + 1] ?? ''
      const money = coin.test(next) ? 'cents' : dollar.test(next) ? 'dollars' : null
      return [{ value: new Fraction(word), thing: money ? null : thing, money, clause, line, isNamed: false }]
    })
  })
}

/** `thingBehind` looks at words and figures. */
const wholeOnly = (word: string) => (isNumber(word) ? word : /^\d/.test(word) ? '0' : word)

const alsoOne = /\band (me|my [a-z]+|a [a-z]+|[a-z]{3,12})$/

/** '4 pigs and Sam', behind a number: one more, though no number says so. */
export function namedBeside(part: string): Told | null {
  const [, who = ''] = alsoOne.exec(part) ?? []
  if (who === '' || !/\d/.test(part) || whoIn(who.split(' ')) === undefined) return null
  return { value: new Fraction(1), thing: null, money: null, clause: part, line: 0, isNamed: true }
}
