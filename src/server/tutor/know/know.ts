import { type BookEntry, book, entryFor } from './book/book.ts'
import { isNear } from './book/frames.ts'
import { askingOf } from './book/stems.ts'
import { stemOfWord } from './book/words.ts'
import { definitionOf } from './glossary/glossary.ts'
import { likeMeaning } from './words/ask-meanings.ts'
import { languageAnswer } from './words/language-answer.ts'
import { asQuestion } from './words/question-words.ts'

/** What the tutor says to a question about words or the world. */
export type Known = {
  id: string
  says: string
  /** A question back that makes the child think. */
  back: string | null
  /** It belongs to the family: met warmly and left to a grown-up. */
  isFamily: boolean
}

/** Above it the book answers; between, it asks whether that was meant; below, it is silent. */
const sureFrom = 0.7
const maybeFrom = 0.3
/** From here on what is likely meant is told at once, as what it may have meant. */
const nearlyFrom = 0.6
/** Enough where the glossary has the word that was asked for, and the entry is about it: the book says more. */
const sureOfWord = 0.3

/** What the tutor knows of it: words first, then the world. Null when it knows nothing that fits. */
export function answerTo(text: string, grade: number): Known | null {
  const ofWords = languageAnswer(text, grade)
  if (ofWords !== null) return plain('words', ofWords)
  const found = entryFor(text)
  if (found && found.sure >= sureFrom) return ofBook(found.entry, grade)
  const meaning = definitionOf(text, grade)
  if (meaning === null) {
    const likes = likeMeaning(asQuestion(text))
    return likes === null ? null : plain('glossary', likes)
  }
  return found && found.sure >= sureOfWord && isNamedIn(found.entry, text)
    ? ofBook(found.entry, grade)
    : plain('glossary', meaning)
}

/** The book has the very thing that is asked, and it is not left to the family. */
export function isSurelyInBook(text: string): boolean {
  const found = entryFor(text)
  return found !== null && found.sure >= sureFrom && found.entry.kind !== 'family'
}

/** The book surely has this question, and its entry is of the very things: one that only shares their words is none. */
export function isSurelyOf(text: string, things: readonly string[]): boolean {
  const found = entryFor(text)
  if (found === null || found.sure < sureFrom || found.entry.kind === 'family') return false
  const { about, asks, young } = found.entry
  const said = [...about, ...asks, young].join(' ').toLowerCase()
  return things.some((one) => said.includes(one))
}

function isNamedIn({ about }: BookEntry, text: string): boolean {
  const { stems } = askingOf(text)
  return about.some((word) => stems.includes(stemOfWord(word)))
}

/** What a question may mean, where the book is not sure: how it is asked there, and its entry. */
export function maybeMeant(text: string): { id: string; ask: string } | null {
  const found = entryFor(text)
  if (!found || found.sure < maybeFrom || found.sure >= sureFrom || !isNamedIn(found.entry, text)) return null
  const [ask = ''] = found.entry.asks
  return found.entry.asks.some((one) => asksAlike(one, text)) ? { id: found.entry.id, ask } : null
}

/** What a question nearly surely means: near enough to be told with the question that it answers. */
export function nearlyMeant(text: string): { id: string; ask: string } | null {
  const found = entryFor(text)
  if (!found || found.sure < nearlyFrom || found.sure >= sureFrom || !isNamedIn(found.entry, text)) return null
  const ask = found.entry.asks.find((one) => asksAlike(one, text))
  return ask === undefined ? null : { id: found.entry.id, ask }
}

const coveredFrom = 0.15
const fewestCovered = 2
/** It asks of one person, or of a number: an entry that only shares its words is none. */
const ofSomeone = /\d|\b(?:i|im|my|me|mine|we|our|us|he|she|him|her|his|this|that)\b/i

/** Not sure by its form, and yet every word that says what it is about stands in one way to ask for the entry: told with that question. */
export function isCovered(text: string): { id: string; ask: string } | null {
  const found = entryFor(text)
  if (!found || found.sure < coveredFrom || found.sure >= sureFrom || found.entry.kind === 'family') return null
  const { stems, frame } = askingOf(text)
  if (stems.length < fewestCovered || frame === 'how many' || ofSomeone.test(text)) return null
  const ask = found.entry.asks.find((one) => {
    const asked = askingOf(one)
    return (
      stems.every((stem) => asked.stems.includes(stem)) && (isNear(asked.frame, frame) || areLoose(asked.frame, frame))
    )
  })
  return ask === undefined ? null : { id: found.entry.id, ask }
}

/** 'What do astronauts do when they have to pee' is 'how do astronauts pee'; a number, a reason, a place is never another thing. */
const loose: ReadonlySet<string> = new Set(['how', 'what', 'can', 'if', 'none'])
const areLoose = (...both: string[]) => both.every((one) => loose.has(one))

/** What nearly fits is told only where it is asked in the same way: 'is it real' is not 'how big was it'. */
const asksAlike = (one: string, other: string) => isNear(askingOf(one).frame, askingOf(other).frame)

/** The answer of an entry that the child said it meant. */
export function entryAnswer(id: string, grade: number): Known | null {
  const entry = book().get(id)
  return entry ? ofBook(entry, grade) : null
}

const plain = (id: string, says: string): Known => ({ id, says, back: null, isFamily: false })

const ofBook = ({ id, young, older, back, kind }: BookEntry, grade: number): Known => ({
  id,
  says: grade <= 2 ? young : older,
  back,
  isFamily: kind === 'family',
})
