import { distance } from 'fastest-levenshtein'
import { isFirstName } from '#server/safety/usual-words.ts'
import { nearestWord } from './nearest-word.ts'
import { silentIn } from './silent-letters.ts'
import { isSpelledRight } from './spelled-words.ts'
import { knownWord } from './words.ts'

// Words that a child spells letter by letter in a line of talk: 'i did H A P E', 's h i p. w e n'.

const zone = /(?<![\w'’])[a-z](?:(?:[\s.,\-!;/]+(?:and\s+)?)[a-z](?![\w'’]))+/gi
const fewest = 3
const mostLetters = 14

/** The words that are spelled out, and what is said around them; null where there are none. */
export function spelledRuns(text: string): { runs: string[]; rest: string } | null {
  const zones = text.match(zone) ?? []
  const runs = zones.flatMap(runsIn).filter((run) => run.length > 1 && run.length <= mostLetters && !isRow(run))
  if (!runs.some((run) => run.length >= fewest)) return null
  const rest = zones.reduce((left, one) => left.replace(one, ' '), text)
  return {
    runs,
    rest: rest
      .replace(/[^\w' ]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase(),
  }
}

/** 'h-a-p-p-y' is one word, and 's h i p. s h o p' are two. */
function runsIn(found: string): string[] {
  const parts = found.toLowerCase().split(/\s*[.,;!/]\s*|\s+and\s+/)
  return parts.every((part) => part.length <= 1)
    ? [parts.join('')]
    : parts.map((part) => part.replace(/[^a-z]/g, '')).filter((part) => part.length > 0)
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** 'A b c d', 'x y z', 'a a a' spell no word. */
const isRow = (run: string) => alphabet.includes(run) || new Set(run).size === 1

export type Judged = { letters: string; word: string; isRight: boolean }

/** Near enough to be a try at it. */
const isTryAt = (letters: string, word: string) =>
  distance(letters, word) <= (word.length > 6 ? 3 : word.length > 3 ? 2 : 1) &&
  (letters[0] === word[0] || silentIn(word)?.startsWith(word[0] ?? '') === true)

/** The letters beside the words that may be meant; null where nobody can say what they spell. */
export function judged(run: string, meant: readonly string[]): Judged | null {
  const tries = [run, ...(/^[ai]/.test(run) ? [run.slice(1)] : []), ...(/[ai]$/.test(run) ? [run.slice(0, -1)] : [])]
  for (const letters of tries) if (meant.includes(letters)) return { letters, word: letters, isRight: true }
  const [near] = meant
    .filter((word) => isTryAt(run, word))
    .sort((one, other) => distance(run, one) - distance(run, other))
  if (near !== undefined) return { letters: run, word: near, isRight: false }
  for (const letters of tries)
    if (
      letters.length > 1 &&
      (knownWord(letters) || isSpelledRight(letters) || isFirstName(letters)) &&
      (isFirstName(letters) || nearestWord(letters) === letters)
    )
      return { letters, word: letters, isRight: true }
  const word = run.length >= fewest ? nearestWord(run) : null
  return word === null || word === run ? null : { letters: run, word, isRight: false }
}

/** What the letters have already and what they have not: the start that is right, a letter that is doubled, the end. */
export function whatIsMissing(letters: string, word: string) {
  const start = [...word].findIndex((letter, at) => letter !== letters[at])
  const doubled = /([a-z])\1/.exec(word)?.[1] ?? null
  const quiet = silentIn(word)
  return {
    start: start >= 2 ? [...word.slice(0, start)].join('-') : null,
    doubled: doubled !== null && !letters.includes(doubled + doubled) ? doubled : null,
    end: word.at(-1) === letters.at(-1) ? null : (word.at(-1) ?? null),
    quiet: quiet !== null && distance(letters, word) === 1 && !letters.includes(quiet) ? quiet : null,
  }
}
