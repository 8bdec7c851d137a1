import { namedIn } from '#shared/answers/check-choice.ts'
import { clockTimesIn } from '#shared/answers/clock-times.ts'
import { findAnswer } from '#shared/answers/find-answer.ts'
import { plainWords } from '#shared/answers/near-words.ts'
import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Expected } from '#shared/conversation.ts'
import { asNumberWords, heardWords, isWish, letterSaid, withoutFrame } from './heard-words.ts'

/** One way to understand what was said. `confidence` from 0 to 1; null: the recogniser does not tell. */
export type HeardAs = { text: string; confidence: number | null }

export type Option = {
  /** What is sent when the child agrees. */
  text: string
  /** As the question says it: 'Did you say {says}?' */
  says: string
}

export type Heard =
  /** One short answer, and nothing speaks against it. */
  | { kind: 'sure'; text: string }
  /** An answer that is easily misheard: the child is asked. One or two options, the likelier first. */
  | { kind: 'unsure'; options: Option[] }
  /** A wish, a question, a sentence: sent as it is. */
  | { kind: 'free'; text: string }

/** Below this the child is asked. From the reference, not yet from data. */
const leastConfidence = 0.6
/** A single word that is heard so well is not asked for the sake of other spellings. */
const wellHeard = 0.85
/** Who says more than this tells something and does not answer. */
const shortAnswer = 8

/** What a text says if it answers: one or two readings. `doubtful`: it only sounds like that. */
type Reading = { options: Option[]; doubtful: boolean }

/**
 * What a child's spoken words mean where an answer of this kind is waited for. Knows what can be said, never what is
 * right; so it cannot help an answer along.
 */
export function interpretHeard(heard: readonly HeardAs[], expects: Expected | null): Heard {
  const said = heard.filter(({ text }) => text.trim() !== '').slice(0, 3)
  const [first, ...others] = said
  if (!first) return { kind: 'free', text: '' }
  const text = first.text.trim()
  const words = heardWords(text)
  if (!expects || isRequest(words, expects)) return { kind: 'free', text }
  const reading = readAs(words, text, expects)
  const confident = first.confidence === null || first.confidence >= leastConfidence
  const closeToWord = expects.kind === 'word' && (first.confidence ?? 0) >= wellHeard
  const otherReadings = closeToWord ? [] : others.flatMap((other) => readOther(other, expects))
  if (!reading) {
    const [likely] = withoutFrame(words).length <= 2 && expects.kind !== 'word' ? otherReadings : []
    return likely ? { kind: 'unsure', options: likely.options.slice(0, 2) } : { kind: 'free', text }
  }
  const options = different([...reading.options, ...otherReadings.flatMap((other) => other.options)])
  const [only] = options
  if (only && options.length === 1 && confident && !reading.doubtful) return { kind: 'sure', text: only.text }
  return { kind: 'unsure', options: options.slice(0, 2) }
}

function readOther({ text }: HeardAs, expects: Expected): Reading[] {
  const words = heardWords(text)
  const reading = isRequest(words, expects) ? null : readAs(words, text.trim(), expects)
  return reading ? [reading] : []
}

/** 'Yes' and 'why' may be what is waited for: a choice, the letter Y. */
function isRequest(words: string[], expects: Expected): boolean {
  if (!isWish(words)) return false
  if (expects.kind === 'letter') return letterSaid(withoutFrame(words)) === null
  if (expects.kind === 'choice') return namedIn(words.join(' '), expects.choices).length === 0
  return true
}

const different = (options: Option[]) =>
  options.filter(({ text }, at) => options.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at)

const option = (text: string, says = text): Option => ({ text, says })

function readAs(words: string[], text: string, expects: Expected): Reading | null {
  const phrase = withoutFrame(words)
  if (phrase.length === 0) return null
  switch (expects.kind) {
    case 'number':
    case 'fraction':
      return readAmount(phrase)
    case 'time':
      return readTime(phrase)
    case 'letter':
      return readLetter(phrase)
    case 'word':
      return phrase.length <= 3 ? { options: [option(phrase.join(' '))], doubtful: false } : null
    case 'choice':
      return words.length <= shortAnswer ? readChoice(phrase, text, expects.choices) : null
  }
}

/** Who calculates aloud explains; what that comes to is the tutor's to read. */
const calculates = /(?:^| )(?:plus|times|minus|take away|divided|equals|makes|because|and then)(?= )|[=+×÷]/

function readAmount(phrase: string[]): Reading | null {
  const spelled = asNumberWords(phrase)
  const likeNumbers = spelled.join(' ')
  if (likeNumbers !== phrase.join(' ')) {
    const meant = amountsIn(likeNumbers)
    // Only where nothing but a number is left: 'I like it too' is no 2.
    if (readNumber(likeNumbers) !== null || (phrase.length <= 3 && isAllNumbers(spelled))) {
      return meant.length > 0 ? { options: easilyConfused(meant).options, doubtful: true } : null
    }
  }
  const plain = phrase.join(' ')
  const whole = readNumber(plain)
  if (whole !== null) return easilyConfused(amountsIn(plain))
  if (phrase.length > shortAnswer || calculates.test(plain.replace(/^(?:minus|negative) /, ''))) return null
  const pieces = tensAndOnes(plain)
  if (pieces !== null) return { options: [option(pieces)], doubtful: true }
  const meant = amountsIn(plain)
  const main = readNumber(meant[0]?.text ?? '')
  const others = findNumbers(plain).flatMap((number) => (main?.equals(number) ? [] : [option(writeNumber(number))]))
  const all = meant.length > 0 ? different([...meant, ...others]) : []
  if (all.length > 1) return { options: all.slice(0, 2), doubtful: true }
  // A unit, or what is counted, belongs to the answer.
  const [one] = meant
  return one && phrase.length <= 4 ? { ...easilyConfused([option(plain)], one.text) } : null
}

const isAllNumbers = (words: string[]) => words.every((word) => findNumbers(word).length > 0)

/** The numbers that a phrase says, as they are written: the one after a change of mind first. */
function amountsIn(phrase: string): Option[] {
  const found = findAnswer(phrase)
  if (found.kind === 'none') return []
  const decimal = found.kind === 'number' && / point /.test(phrase)
  const texts = found.kind === 'unsure' ? found.texts : [decimal ? writeNumber(found.value, 'decimal') : found.text]
  return different(texts.map((text) => option(text)))
}

/** '50 6', as some recognisers write fifty-six. */
function tensAndOnes(plain: string): string | null {
  const [, tens, ones] = /^([2-9]0) ([1-9])$/.exec(plain) ?? []
  return tens && ones ? String(Number(tens) + Number(ones)) : null
}

/** Thirteen and thirty: the one that was heard, then the other; both are always asked for. */
function easilyConfused(options: Option[], written = options[0]?.text ?? ''): Reading {
  const other = likeNumber(written)
  if (other === null) return { options, doubtful: false }
  const [only] = options
  return { options: only?.text === written ? [only, option(other)] : options, doubtful: true }
}

/** 13 for 30 and 30 for 13, also in 113, 13,000, 13/20 and 13.5. */
function likeNumber(written: string): string | null {
  const parts = written.split(/(\D+)/)
  const at = parts.findIndex((part) => /^\d+$/.test(part) && swapped(Number(part)) !== null)
  if (at === -1) return null
  return parts.map((part, place) => (place === at ? String(swapped(Number(part))) : part)).join('')
}

function swapped(value: number): number | null {
  if (value >= 1_000 && value % 1_000 === 0) {
    const thousands = swapped(value / 1_000)
    return thousands === null ? null : thousands * 1_000
  }
  const rest = value % 100
  if (rest >= 13 && rest <= 19) return value - rest + (rest - 10) * 10
  return rest >= 30 && rest % 10 === 0 ? value - rest + 10 + rest / 10 : null
}

const onClock = (minutes: number) => `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`

function readTime(phrase: string[]): Reading | null {
  if (phrase.length > shortAnswer) return null
  const last = phrase.length - 1
  // In 'ten to four' the word is what it says; at the ends it is a number.
  const spelled = phrase.map((word, at) =>
    /^(?:to|have|oh|o)$/.test(word) && at > 0 && !(word === 'to' && at === last)
      ? word
      : (asNumberWords([word])[0] ?? word),
  )
  const doubtful = spelled.join(' ') !== phrase.join(' ')
  const times = clockTimesIn(spelled.join(' ')).map(onClock)
  const [time, second] = times
  if (time === undefined) return null
  if (second !== undefined) return { options: [option(time), option(second)], doubtful: true }
  const [hour = '', minute = ''] = time.split(':')
  const numbers = findNumbers(spelled.join(' ')).map((number) => number.valueOf())
  // 'Half past' is no thirty that could be a thirteen.
  const other = numbers.includes(Number(minute)) || phrase.includes(time) ? swapped(Number(minute)) : null
  const both = other !== null && other < 60 ? [time, `${hour}:${other}`] : [time]
  const isTeen = other !== null || numbers.some((number) => swapped(number) !== null)
  return { options: both.map((one) => option(one)), doubtful: doubtful || isTeen }
}

function readLetter(phrase: string[]): Reading | null {
  const said = letterSaid(phrase)
  return said && { options: [option(said.letter, said.letter.toUpperCase())], doubtful: said.like }
}

const places =
  /^(?:the )?(?:first|second|third|fourth|last|(?:number|option|choice|answer) [1-4]|[a-d])(?: (?:one|choice|answer))?$/

function readChoice(phrase: string[], text: string, choices: readonly string[]): Reading | null {
  const plain = phrase.join(' ')
  const named = namedIn(text, choices)
  if (named.length > 0) {
    const clear = named.length === 1 && (places.test(plain) || saysAll(plain, named[0] ?? ''))
    return { options: named.slice(0, 2).map((one) => option(one)), doubtful: !clear || named.some(likeAnother) }
  }
  const letter = letterSaid(phrase)
  const meant = letter ? namedIn(letter.letter, choices) : namedIn(asNumberWords(phrase).join(' '), choices)
  return meant.length > 0 ? { options: meant.slice(0, 2).map((one) => option(one)), doubtful: true } : null
}

/** The words of a choice, or its number, are said as they stand. */
function saysAll(plain: string, choice: string): boolean {
  const value = readNumber(choice)
  if (value !== null) return findNumbers(plain).some((number) => number.equals(value))
  const bare = plainWords(choice).replace(/^ (?:the|a|an) (?=\S)/, ' ')
  return bare.trim() !== '' && plainWords(plain).includes(bare)
}

const likeAnother = (choice: string) => readNumber(choice) !== null && likeNumber(choice) !== null
