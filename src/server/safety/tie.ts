import type Fraction from 'fraction.js'
import type { Exercise, Move } from '#server/brain/brain.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import { isNumber, readItems } from './numbers-in-text.ts'
import { wordsOf } from './reply-words.ts'
import { basesOf, kindOfWord } from './teaching-words.ts'

/** What a sentence of a language model is held against: everything that the move gives it to say. */
export type Tie = {
  /** What the program has given to be said, as one text. */
  text: string
  /** The sentences the built-in tutor has for this turn; they may always be said. */
  ours: () => string
  /** Nothing in these sentences comes from the child: rules that read them too strictly do not count. */
  oursIsKnown: boolean
  /** The exercise is one of ours, not the child's own words. */
  asksOurs: boolean
  /** Words of the move, themselves and as what they may be a form of. */
  words: ReadonlySet<string>
  /** What else a sentence can be about: the notes, the tutor's manner, what a child chats of. Plain words only. */
  about: ReadonlySet<string>
  /** Numbers of the move, their digits and places. */
  numbers: ReadonlySet<string>
  /** May a sentence say that an answer is right? */
  mayAgree: boolean
}

type Given = {
  move: Move
  /** The exercise with its key, when its answer may not be told. */
  guarded: Exercise | null
  /** The parent's notes, the tutor's name and manner: data that colors the words. */
  colors: readonly string[]
  ours: () => string
  oursIsKnown?: boolean
  asksOurs?: boolean
}

export function tieOf({ move, guarded, colors, ours, oursIsKnown = false, asksOurs = false }: Given): Tie {
  const texts = textsOf(move)
  const text = texts.join(' ; ')
  const said = move.kind === 'redirect' ? [move.said] : []
  return {
    text,
    ours,
    oursIsKnown,
    asksOurs,
    words: formsOf(texts),
    about: plainOf([...colors, ...said]),
    numbers: numbersOf(texts, guarded),
    mayAgree: mayAgree(move),
  }
}

/** Nothing was answered yet: there is nothing to agree with. */
const mayAgree = (move: Move) =>
  move.kind !== 'hint' &&
  move.kind !== 'ask' &&
  move.kind !== 'exercise' &&
  move.kind !== 'correct' &&
  (move.kind !== 'redirect' || move.fact !== undefined)

const shortAttempt = 40

/** Everything in a move that may be said. What the child said is no part of it: it can be an order. */
function textsOf(move: Move): string[] {
  const { kind, ...rest } = move
  const open = { ...rest, said: undefined, attempt: undefined }
  const attempt = kind === 'correct' && move.attempt.length <= shortAttempt ? [move.attempt] : []
  return [...stringsIn(open), ...attempt]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function formsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text)).flatMap(basesOf))
}

/** Words that may be said anyway; here they only show what a sentence is about. */
const plainOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => wordsOf(text))
      .filter((word) => word.length > 3 && kindOfWord(word) === 'world')
      .flatMap(basesOf),
  )

const always = ['0', '1', '2', '3', '4', '10', '100', '1000']

function numbersOf(texts: readonly string[], guarded: Exercise | null): ReadonlySet<string> {
  const told = new Set<string>()
  const places = new Set<string>(always)
  for (const text of texts) {
    for (const item of readItems(text)) {
      if (!isNumber(item)) continue
      for (const part of partsOf(item.value)) told.add(part)
      for (const part of placesIn(item.value)) places.add(part)
    }
    for (const digits of text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []) {
      const value = readNumber(digits)
      for (const part of value ? partsOf(value) : []) told.add(part)
      for (const part of value ? placesIn(value) : []) places.add(part)
    }
  }
  const key = keyOf(guarded)
  if (key !== null) places.delete(key.toFraction())
  return new Set([...told, ...places])
}

export function keyOf(exercise: Exercise | null): Fraction | null {
  if (exercise === null) return null
  const spec = 'task' in exercise ? exercise.task.answer : exercise
  return readNumber(spec.answer)
}

/** A number as it may be named: itself, and the two of a fraction. */
export function partsOf(value: Fraction): string[] {
  const size = value.abs()
  return size.d === 1n ? [size.toFraction()] : [size.toFraction(), String(size.n), String(size.d)]
}

/** 352 is also 3, 5, 2, 300, 50 and 52. */
function placesIn(value: Fraction): string[] {
  if (value.d !== 1n) return []
  const digits = value.abs().toFraction()
  return [...digits].flatMap((digit, at) => {
    const zeros = '0'.repeat(digits.length - at - 1)
    return [digit, `${digit}${zeros}`, digits.slice(at)].map((part) => part.replace(/^0+(?=\d)/, ''))
  })
}
