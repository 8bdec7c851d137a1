import de from '#content/safety/de/plain.json'
import en from '#content/safety/en/plain.json'
import es from '#content/safety/es/plain.json'
import fr from '#content/safety/fr/plain.json'
import otherLetters from '#content/safety/other-letters.json'
import pt from '#content/safety/pt/plain.json'
import tl from '#content/safety/tl/plain.json'
import vi from '#content/safety/vi/plain.json'
import { type ToldKind, toldKind } from '#shared/alarm.ts'
import { plainLetters, withoutMarks } from './fold.ts'
import { type Meanings, meanings, means, type Sentences, sentencesOf, type WordLists } from './meanings.ts'

// What is said so plainly that a list knows it; the learned ear hears the rest.

type Plain = { words: WordLists; says: Readonly<Record<string, readonly string[]>> }
type Listed = { name: string; meant: Meanings }

const listsOf = ({ words, says }: Plain): Listed[] =>
  Object.entries(says).map(([name, lines]) => ({ name, meant: meanings(words, lines) }))

const english = listsOf(en)
const abroad = [es, fr, de, pt, vi, tl].flatMap(listsOf)
const letters = Object.entries(otherLetters).map(([name, patterns]) => ({
  name,
  pattern: new RegExp(patterns.map(withoutMarks).join('|')),
}))

/** What is plainly told of in a folded text, in each of its readings, and in the text as it stands. */
export function plainlyTold(text: string, folded: readonly string[]): ReadonlySet<ToldKind> {
  const readings = folded.map(sentencesOf)
  const names = english.flatMap(({ name, meant }) => (readings.some((each) => means(meant, each)) ? [name] : []))
  const plain = plainWords(text)
  const other = sentencesIn(plain)
  names.push(...abroad.flatMap(({ name, meant }) => (means(meant, other) ? [name] : [])))
  if (/[^\0-\u02ff]/.test(plain))
    names.push(...letters.flatMap(({ name, pattern }) => (pattern.test(plain) ? [name] : [])))
  return new Set(
    names.flatMap((name) => {
      const kind = toldKind.safeParse(name)
      return kind.success ? [kind.data] : []
    }),
  )
}

/** A text in another language, without accents. */
export const plainWords = (text: string) =>
  plainLetters(text).replaceAll('đ', 'd').replaceAll('ß', 'ss').replaceAll('ı', 'i')
export const sentencesIn = (plain: string): Sentences =>
  sentencesOf(plain.replace(/[.!?;\n…]+/g, ' . ').replace(/[^a-z .]+/g, ' '))
