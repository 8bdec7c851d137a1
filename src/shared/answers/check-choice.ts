import type { AnswerVerdict } from './answer-spec.ts'
import { findAnswer } from './find-answer.ts'
import { inUnit } from './measures.ts'
import { isNear, plainWords } from './near-words.ts'
import { findNumbers, readNumber } from './numbers.ts'

const places = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]
const letters = ['a', 'b', 'c', 'd']
/** Words around a letter or a place. */
const pointing = / (?:its|it|is|i|think|the|one|option|answer|choice|choose|pick|letter|my|maybe|say) /g

const bare = (choice: string) => plainWords(choice).replace(/^ (?:the|a|an) (?=\S)/, ' ')

/** Which of the choices a child names: by its words, its letter or its place. */
export function checkChoice(text: string, answer: string, choices: readonly string[]): AnswerVerdict {
  const meant = namedIn(text, choices)
  if (meant.length > 1) return { kind: 'several' }
  const [only] = meant
  if (only === undefined) return { kind: 'none' }
  return { kind: only === answer ? 'right' : 'wrong', said: only }
}

/** A question about the choices is no choice. */
const asks = /^\s*(?:what(?! about)|whats|what's|why|how(?! about)|who|when|can|could|do|does|tell|help)\b/i

const yes = / (?:yeah|yep|yup|yea) /g
const no = / (?:nope|nah) /g

/** Which of the choices a text names: none, one, or several. */
export function namedIn(text: string, choices: readonly string[]): string[] {
  // Choices may differ by their marks alone.
  const tapped = choices.filter((choice) => choice === text.trim())
  if (tapped.length === 1) return tapped
  const trimmed = text
    .trim()
    .replace(/[.!]+$/, '')
    .toLowerCase()
  const same = choices.filter((choice) => choice.toLowerCase() === trimmed)
  if (same.length > 0) return same
  if (asks.test(text)) return []
  if (choices.every((choice) => readNumber(choice) !== null)) return byValue(text, choices)
  const plain = plainWords(text).replace(yes, ' yes ').replace(no, ' no ')
  if (choices.some((choice) => bare(choice) === ' no ') && /^ (?:yes|no) /.test(plain)) {
    return choices.filter((choice) => plain.startsWith(bare(choice)))
  }
  const words = decided(isVerdict(choices) ? plain.replace(trueThing, ' ') : plain, choices)
  const exact = longestOnly(choices.filter((choice) => isNamed(words, choice)))
  const kept = exact.filter((choice) => !isDenied(words, bare(choice)))
  if (kept.length > 0) return kept
  if (exact.length > 0) {
    // 'Not the moon' with two choices means the other one; with more it means nothing yet.
    const others = choices.filter((choice) => !exact.includes(choice))
    return others.length === 1 ? others : []
  }
  const near = nearIn(words, choices)
  return near.length > 0 ? near : byPlace(words, choices)
}

/** Choices that are numbers are named by their value: '0.50' is '1/2'. */
function byValue(text: string, choices: readonly string[]): string[] {
  if (/\b(?:first|second|third|fourth|last) one\b/i.test(text)) return byPlace(plainWords(text), choices)
  const found = findAnswer(text)
  const share = inUnit(text, undefined)
  if (share.isPercent && found.kind !== 'none') {
    const part = readNumber(share.text)
    const named = choices.filter((choice) => part && readNumber(choice)?.equals(part))
    if (named.length > 0) return named
  }
  const values = found.kind === 'number' ? [found.value] : found.kind === 'unsure' ? findNumbers(text) : []
  const named = choices.filter((choice) => values.some((value) => readNumber(choice)?.equals(value)))
  // 6/10 and 3/5 are the same number, but not the same answer to 'in simplest form'.
  const written = named.filter((choice) => new RegExp(`(?<![\\d/.])${choice}(?![\\d/]|\\.\\d)`).test(text))
  if (named.length > 1 && written.length === 1) return written
  return named.length > 0 || values.length > 0 ? named : byPlace(plainWords(text), choices)
}

/** 'A true friend', 'a false alarm', 'my dream came true': no verdict on what is asked. */
const trueThing =
  / (?:a|an|my|his|her|our) (?:true|false) (?!(?:one|statement|sentence|equation|answer|sum|fact|thing|because|cuz|cause|bc) )(?=[a-z])| (?:came|come|comes) true /g
const isVerdict = (choices: readonly string[]) => choices.every((one) => /^(?:true|false)$/i.test(one))

const isNamed = (words: string, choice: string) => bare(choice).trim() !== '' && words.includes(bare(choice))

/** What comes behind a change of mind, where it names a choice. */
function decided(words: string, choices: readonly string[]): string {
  const parts = words.split(/ (?:no|nope|wait|actually|oops|sorry|mean) /).map((part) => ` ${part.trim()} `)
  const last = parts.findLast((part) => choices.some((choice) => isNamed(part, choice)))
  return parts.length > 1 && last !== undefined ? last : words
}

/** Of 'a triangle' and 'a right triangle' the longer one was named. */
const longestOnly = (named: string[]) =>
  named.filter((choice) => !named.some((other) => other !== choice && bare(other).includes(bare(choice))))

const isDenied = (words: string, choice: string) =>
  new RegExp(` (?:not|isnt|arent|never)(?: (?:the|a|an|it|is))*${choice}`).test(words)

function nearIn(words: string, choices: readonly string[]): string[] {
  const given = words.trim().split(' ')
  return choices.filter((choice) => {
    const wanted = bare(choice).trim()
    const count = wanted.split(' ').length
    return given.some((_, at) => {
      const part = given.slice(at, at + count).join(' ')
      const isLike = wanted.length < 5 ? isNearShort(part, wanted, given) : part.length >= 4 && isNear(part, wanted)
      return isLike && choices.every((other) => bare(other).trim() !== part)
    })
  })
}

/** A short word alone may miss a letter or double one: 'tru', 'rooot'. In a sentence it is too easily another word. */
const isNearShort = (part: string, wanted: string, given: string[]) =>
  isNear(part, wanted, wanted.length === 4 && given.length <= 2 && part[0] === wanted[0] ? 1 : 0)

/** 'b', 'option c', 'the first one', 'number 2', 'the last'. Only in a few words: an 'a' is in every sentence. */
function byPlace(words: string, choices: readonly string[]): string[] {
  const said = [1, 2, 3].reduce((left) => left.replace(pointing, ' '), words).trim()
  const letter = letters.indexOf(said)
  const place = said === 'middle' && choices.length === 3 ? 1 : places.findIndex((names) => names.includes(said))
  const number = / (?:number|option|choice|answer) ([1-4]) /.exec(words)?.[1] ?? /^[1-4]$/.exec(said)?.[0]
  const at =
    letter >= 0
      ? letter
      : place >= 0
        ? place
        : number
          ? Number(number) - 1
          : /^last$/.test(said)
            ? choices.length - 1
            : -1
  const choice = choices[at]
  return choice === undefined ? [] : [choice]
}
