import words from '#content/letters/words.json'
import type { Stage } from '#shared/handwriting.ts'
import { contrastOf } from '#shared/tools/letter-tracing/confusable.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { stageAfter } from '#shared/tools/letter-tracing/stages.ts'

/** A try, as far as the plan needs it; `letter` is what it was practice of, which a word contains. */
export type PastTry = { letter: string; stage: Stage; right: boolean }

/** What is known of a child's handwriting. */
export type HandwritingRecord = {
  nickname: string
  /** The newest last. */
  tries: readonly PastTry[]
  /** Letters that should come again, the longest waiting first. */
  due: readonly string[]
  /** How likely each letter that was tried is known, 0 to 1. */
  known: ReadonlyMap<string, number>
}

export type Planned = { letter: string; stage: Stage; isName: boolean }

/** The letter A first (the specification); then letters that are made alike, the easy movements first. */
const order = [...'ALTIEFHVXNMKYZWOCGQUJSDPBRltiockvwxadgqujsbphnmrfyze1470235689']

/** Tries of one letter in a row, after which another one is a rest. */
const longestRun = 6
/** From here on a letter may rest until it is due. */
const likelyKnown = 0.85

const byLetter = new Map(Object.entries(words))

/** The word in which a letter is written in the last stage. Digits have none. */
export const wordWith = (letter: string): string | null => byLetter.get(letter) ?? null

const letterOfWord = new Map(Object.entries(words).map(([letter, word]) => [word, letter]))

/** What a glyph of the wire is practice of: the letter itself, the letter of a word, the own name. Null when it is none of ours. */
export function practiceOf(glyph: string, stage: Stage | null, nickname: string): string | null {
  if (glyph.length === 1) return wordShape(glyph, 'right') ? glyph : null
  const letter = letterOfWord.get(glyph) ?? null
  const own = glyph === writableName(nickname) ? glyph : null
  return stage === 'word' ? (letter ?? own) : (own ?? letter)
}

/** The own name, where it can be written with our letters. */
export const writableName = (nickname: string): string | null =>
  /^[A-Za-z][A-Za-z' -]{1,11}$/.test(nickname) && wordShape(nickname, 'right') ? nickname : null

const triesOf = ({ tries }: HandwritingRecord, letter: string) => tries.filter((one) => one.letter === letter)

/** The help that suits the next try of a letter. Digits, and the name, have no word to stand in. */
export function stageFor(record: HandwritingRecord, letter: string): Stage {
  const stage = stageAfter(triesOf(record, letter))
  return stage === 'word' && wordWith(letter) === null ? 'memory' : stage
}

const planned = (record: HandwritingRecord, letter: string): Planned => ({
  letter,
  stage: stageFor(record, letter),
  isName: letter.length > 1,
})

/** What to write next: on with the same letter while it grows, else what is due, then what is new, then what is weakest. */
export function nextLetter(record: HandwritingRecord): Planned {
  const last = record.tries.at(-1)?.letter
  if (last === undefined) return { letter: 'A', stage: 'trace', isName: false }
  if (goesOn(record, last)) return planned(record, last)
  const due = record.due.find((letter) => letter !== last)
  if (due !== undefined) return planned(record, due)
  const next = newLetter(record, last) ?? weakest(record, last)
  return planned(record, next)
}

/** The same letter again, until it was written from memory or it is time for another. */
function goesOn(record: HandwritingRecord, letter: string): boolean {
  const run = [...record.tries].reverse().findIndex((one) => one.letter !== letter)
  const inARow = run === -1 ? record.tries.length : run
  if (inARow >= longestRun) return false
  const [one, other] = triesOf(record, letter).slice(-2).reverse()
  const isWritten = one?.right === true && (one.stage === 'word' || (one.stage === 'memory' && other?.right === true))
  return !isWritten
}

/** The letters of the own name come early; what looks like a letter that is known comes with it, to be told apart. */
function newLetter(record: HandwritingRecord, last: string): string | null {
  const met = new Set(record.tries.map(({ letter }) => letter))
  const name = writableName(record.nickname)
  const own = name === null ? [] : [...new Set(name)].filter((letter) => /[A-Za-z]/.test(letter))
  const alike =
    last === 'b' || last === 'd' || last === 'p' ? contrastOf(last).filter((one) => 'bdpq'.includes(one)) : []
  const wished = [...alike, ...own].find((letter) => !met.has(letter))
  if (wished !== undefined) return wished
  if (name !== null && !met.has(name)) return name
  return order.find((letter) => !met.has(letter)) ?? null
}

function weakest({ known }: HandwritingRecord, last: string): string {
  const weak = [...known].filter(([letter, p]) => letter !== last && p < likelyKnown).sort((a, b) => a[1] - b[1])
  return weak[0]?.[0] ?? order.find((letter) => letter !== last) ?? 'A'
}
