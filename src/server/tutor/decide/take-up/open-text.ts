import { askingOf } from '../../know/book/stems.ts'
import { presentOf } from '../../know/words/forms.ts'

// The text that is open, sentence by sentence, and whether a line of the child belongs to it: by the words that both have.

export type Part = { text: string; words: readonly string[]; stems: ReadonlySet<string> }

/** They stand in every text. */
const empty = new Set(
  'the and but for was were are is not you his her him its they them their she has had have with this that there then when what why how who where did does can could will would get got said say came come went goes one two some all just like very too out off into from about because cuz cause maybe story text end write sentence think'.split(
    ' ',
  ),
)
const irregular: Readonly<Record<string, string>> = {
  slid: 'slide',
  sat: 'sit',
  rode: 'ride',
  fell: 'fall',
  hid: 'hide',
  ran: 'run',
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']+/g) ?? []

/** The words of a line that say something, each in one form. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !empty.has(word))
  return [...new Set(words.flatMap((word) => askingOf(irregular[word] ?? presentOf(word) ?? word).stems))]
}

export const partsOf = (passage: string): Part[] =>
  (passage.match(/[^.!?]+[.!?]+["”]?/g) ?? [passage]).map((one) => {
    const text = one.trim()
    // It is quoted later: what is spoken in it has other marks.
    return {
      text: text.replace(/"([^"]*)"/g, '‘$1’').replaceAll('"', ''),
      words: wordsOf(text),
      stems: new Set(stemsOf(text)),
    }
  })

/** The part that has most words of the line, and how many those are. */
export function nearestPart(
  parts: readonly Part[],
  line: string,
): { part: Part; at: number; shared: number; all: number } | null {
  const stems = stemsOf(line)
  const ranked = parts
    .map((part, at) => ({ part, at, shared: stems.filter((stem) => part.stems.has(stem)).length, all: stems.length }))
    .sort((one, other) => other.shared - one.shared)
  const [best] = ranked
  return best && best.shared > 0 ? best : null
}

const stemOf = (word: string): string | undefined => stemsOf(word)[0]

/** The words of a line that say something, in their order. */
const rowOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2 && !empty.has(word)).flatMap((word) => stemOf(word) ?? [])

/** They come in this order: who did it and to whom is not turned round. */
function isInOrder(row: readonly string[], part: readonly string[]): boolean {
  let at = 0
  for (const stem of part) if (stem === row[at]) at++
  return at === row.length
}

/** Every word that says something stands in one part of the text, in its order. */
export function standsIn(parts: readonly Part[], line: string): Part | null {
  const row = rowOf(wordsOf(line))
  if (row.length === 0) return null
  return parts.find((part) => isInOrder(row, rowOf(part.words))) ?? null
}

export type ReadAloud = { at: number; part: Part; said: string | null; meant: string | null }

/** The line is a sentence of the text, read aloud; `said` is the one word that was read as another. */
export function readAloud(parts: readonly Part[], line: string): ReadAloud | null {
  const words = wordsOf(line)
  if (words.length < 3) return null
  for (const [at, part] of parts.entries()) {
    if (part.words.length !== words.length) continue
    const off = words.flatMap((word, place) => (word === part.words[place] ? [] : [place]))
    if (off.length === 0) return { at, part, said: null, meant: null }
    const [place = 0] = off
    if (off.length === 1) return { at, part, said: words[place] ?? null, meant: part.words[place] ?? null }
  }
  return null
}

export const inText = (parts: readonly Part[], word: string): boolean =>
  parts.some(({ words }) => words.includes(word.toLowerCase()))
