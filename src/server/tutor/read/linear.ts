import Fraction from 'fraction.js'

/** Both sides as so many of the letter and so much besides: 2x + 5 is { of: 2, and: 5 }. */
type Side = { of: Fraction; and: Fraction }
export type Linear = { letter: string; left: Side; right: Side; written: string }

const letters = 'xyznmw'
// It begins where a row of signs begins, and nowhere inside it.
const candidate = new RegExp(
  `(?<![\\d().+\\-*/]\\s*)(?:(?:(?<![a-z])\\d*[${letters}](?![a-z])|[\\d().+\\-*/])\\s*){2,}=\\s*(?:(?:(?<![a-z])\\d*[${letters}](?![a-z])|[\\d().+\\-*/])\\s*)+`,
  'i',
)
const longest = 60
/** What it comes to stands behind the equation: '4x = 36 x = 32'. */
const solved = new RegExp(
  `(?<=[\\d)])[\\s,.;:]+(?:(?:so|and|then|is|i think|that means|maybe) )*(?=[${letters}] ?(?:=|is|equals|must be|has to be|would be|gotta be)? ?-?[\\d.]+(?:/\\d+)?(?: (?:right|i think|is that right|cuz|because|bc)\\b.*)?\\W*$)`,
  'i',
)
/** Any word may stand for what is not known: 'potato + 4 = 15'. */
const wordLetter =
  /(?:^|[\s.,:;(])([a-z]{3,10}) ?[-+−] ?\d[\d.]* ?= ?-?\d|(?:^|[\s.,:;])\d[\d.]* ?[-+−×*] ?([a-z]{3,10}) ?= ?-?\d/i
const noLetter =
  /^(?:what|something|equals?|plus|minus|times|and|then|number|feet|foot|inches|inch|dollars?|cents|dozen|half|one|two|three|four|five|six|seven|eight|nine|ten|over)$/i
const stand = 'n'
const answered = new RegExp(
  `^\\W*(?:(?:so|and|then|well|ok|its|it's) )*(?:(?:i (?:just |think |only )?(?:guessed|got|get|put|think|say|said|found|did)(?: it is| it's| its)?|(?:[${letters}]|it|that|the answer)(?: is| =| equals| must be| has to be| would be| gotta be)|is|=|equals|makes it)(?: [${letters}](?: =| is)?)? ?)?(?:is |it's |its )?([-−]?\\d+(?:\\.\\d+|/\\d+)?)(?: (?:right|is that right|correct|i think))?\\W*$`,
  'i',
)

/** What the child says that the letter is, behind its equation: 'x + 9 = 21 i just guessed 12'. */
export function solutionSaid(text: string): string | null {
  const equation = linearIn(text)
  if (!equation) return null
  const plain = withLetter(text).text.replaceAll('−', '-')
  const ends = [...plain.matchAll(/=\s*(?:[-\d.()/+*a-z]|\s(?=[-+*/]))*\d/gi)][0]
  const behind = ends ? plain.slice(ends.index + ends[0].length) : ''
  return answered.exec(behind)?.[1] ?? null
}

/** The line with a letter for the word that stands for the unknown. */
function withLetter(text: string): { text: string; word: string | null } {
  const found = wordLetter.exec(text)
  const word = found?.[1] ?? found?.[2]
  if (word === undefined || noLetter.test(word)) return { text, word: null }
  return { text: text.replace(new RegExp(`\\b${word}s?\\b`, 'gi'), stand), word: word.toLowerCase() }
}

/** An equation with one letter in the first power; null where there is none, or more than that. '2 x 5 = 10' multiplies, and has none. */
export const linearIn = (said: string): Linear | null => equationsIn(said)[0] ?? null

/** Each equation of a message in its order: '2x + 1 = 7 2x = 6 x = 3' has three. */
export function equationsIn(said: string): Linear[] {
  const { text, word } = withLetter(said)
  const plain = text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/\bplus\b/g, '+')
    .replace(/\bminus\b/g, '-')
    .replace(/\bequals?\b/g, '=')
    .replace(/\b(?:an?|each|every|per) (?:hr|hour|min|minute|day|week|mile|kid|person) x (?=\d)/g, ' * ')
    .replace(/(?<=\d)[.,;]\s/g, ' ; ')
    .replace(solved, ' ; ')
    // Behind one equation a new one begins where two things stand side by side without a sign.
    .replace(/(?<==[^=;]{0,40}[\da-z)])\s+(?=\d*\(?[a-z\d][^=;]{0,20}=)/g, ' ; ')
  const all = plain.split(';').map((part) => oneIn(part, word) ?? solvedIn(part, word))
  return all.some((one) => one && !isSolved(one)) ? all.flatMap((one) => one ?? []) : []
}

const solvedAlone = new RegExp(
  `(?<![a-z])([${letters}]) ?(?:=|is) ?(-?\\d{1,5}(?:\\.\\d{1,3}|/\\d{1,3})?)(?![\\d.]*[a-z(])`,
)

/** 'So x = 3' behind an equation. */
function solvedIn(plain: string, word: string | null): Linear | null {
  const [, letter = '', value = ''] = solvedAlone.exec(plain) ?? []
  if (value === '') return null
  const left = { of: new Fraction(1), and: new Fraction(0) }
  const written = `${word ?? letter} = ${value.replace('-', '−')}`
  return { letter: word ?? letter, left, right: { of: new Fraction(0), and: new Fraction(value) }, written }
}

/** 'x = 6': the letter alone on one side, a number on the other. */
export const isSolved = ({ left, right }: Linear) =>
  (left.of.equals(1) && left.and.equals(0) && right.of.equals(0)) ||
  (right.of.equals(1) && right.and.equals(0) && left.of.equals(0))

function oneIn(plain: string, word: string | null): Linear | null {
  const found = candidate.exec(plain)?.[0].trim()
  if (found === undefined || found.length > longest || xIsTimes(found)) return null
  const compact = found
    .replace(/^[.+*/)\s]+/, '')
    .replace(/\s+/g, '')
    .replace(/[.+\-*/]+$/, '')
  const used = new Set(compact.match(/[a-z]/g) ?? [])
  const [letter] = used
  if (letter === undefined || used.size > 1) return null
  const [one = '', other = '', ...more] = compact.split('=')
  const [left, right] = [sideOf(one, letter), sideOf(other, letter)]
  if (more.length > 0 || !left || !right) return null
  const written = shown(`${one}=${other}`)
  return { letter: word ?? letter, left, right, written: word ? written.replaceAll(stand, word) : written }
}

const xTimes = /[\d)]\s*x(?=\s*[\d(])/g

/** '2 x 5 = 10' and '3 x (4 + 1) = 15' multiply: every x stands between a number or a bracket and another. */
const xIsTimes = (line: string) =>
  /\d\s*x\s*\d/.test(line) || (line.includes('x') && line.split('x').length - 1 === [...line.matchAll(xTimes)].length)

/** A sum of numbers and one letter, '2x + 3' or '4(x + 3)'; null for anything else. */
export function expressionIn(text: string): { letter: string; side: Side; written: string } | null {
  const compact = text.toLowerCase().replaceAll('−', '-').replace(/\s+/g, '')
  const used = new Set(compact.match(/[a-z]/g) ?? [])
  const [letter] = used
  if (letter === undefined || used.size > 1 || compact.length > longest || /\dx\d/.test(compact)) return null
  const side = sideOf(compact, letter)
  return side && { letter, side, written: shown(compact) }
}

const shown = (compact: string) =>
  compact
    .replace(/(?<![\d.)])(\d+)\/(\d+)(?=[a-z(])/g, '$1⁄$2 ')
    .replace(/(?<=[\da-z)])([+\-*/=])/g, ' $1 ')
    .replaceAll('-', '−')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll('⁄', '/')

/** Reads a side without brackets in brackets; null for what is no sum of numbers and the letter. */
function sideOf(text: string, letter: string): Side | null {
  let at = 0
  const take = (sign: string): boolean => {
    if (text[at] !== sign) return false
    at++
    return true
  }

  function sum(): Side | null {
    let all = product()
    while (all && (text[at] === '+' || text[at] === '-')) {
      const isLess = text[at] === '-'
      at++
      const next = product()
      if (!next) return null
      all = isLess
        ? { of: all.of.sub(next.of), and: all.and.sub(next.and) }
        : { of: all.of.add(next.of), and: all.and.add(next.and) }
    }
    return all
  }

  function product(): Side | null {
    let all = factor()
    while (all && at < text.length && !/[+\-)]/.test(text[at] ?? '')) {
      const isBy = take('/')
      if (!isBy) take('*')
      const next = factor()
      if (!next) return null
      const made = isBy ? over(all, next) : times(all, next)
      if (!made) return null
      all = made
    }
    return all
  }

  function factor(): Side | null {
    if (take('-')) {
      const next = factor()
      return next && { of: next.of.neg(), and: next.and.neg() }
    }
    if (take('(')) {
      const inside = sum()
      return inside && take(')') ? inside : null
    }
    if (take(letter)) return { of: new Fraction(1), and: new Fraction(0) }
    const [number] = /^\d+(?:\.\d+)?/.exec(text.slice(at)) ?? []
    if (number === undefined) return null
    at += number.length
    return { of: new Fraction(0), and: new Fraction(number) }
  }

  const all = text === '' ? null : sum()
  return at === text.length ? all : null
}

function times(one: Side, other: Side): Side | null {
  if (one.of.equals(0)) return { of: other.of.mul(one.and), and: other.and.mul(one.and) }
  return other.of.equals(0) ? { of: one.of.mul(other.and), and: one.and.mul(other.and) } : null
}

const over = (one: Side, other: Side): Side | null =>
  other.of.equals(0) && !other.and.equals(0) ? { of: one.of.div(other.and), and: one.and.div(other.and) } : null

/** What both sides come to with a number for the letter. */
export const sidesWith = ({ left, right }: Linear, value: Fraction): [Fraction, Fraction] => [
  left.of.mul(value).add(left.and),
  right.of.mul(value).add(right.and),
]

/** What the letter is; null where it may be anything or nothing. */
export function solutionOf({ left, right }: Linear): Fraction | null {
  const of = left.of.sub(right.of)
  return of.equals(0) ? null : right.and.sub(left.and).div(of)
}
