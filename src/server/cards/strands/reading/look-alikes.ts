import type { Lure } from './choice-card.ts'
import { quietOf } from './choice-card.ts'
import { sightWords } from './sight-list.ts'

const lettersIn = (word: string) => new Set(word)

/** The more letters two words share, and the more of their starts and ends, the nearer they look. */
function likeness(a: string, b: string): number {
  const shared = [...lettersIn(a)].filter((letter) => b.includes(letter)).length
  const start = a[0] === b[0] ? 2 : 0
  const end = a.at(-1) === b.at(-1) ? 1 : 0
  return shared + start + end - 2 * Math.abs(a.length - b.length)
}

/** The two sight words that look most like it. */
export const lookAlikes = (word: string): string[] =>
  sightWords()
    .map((each) => each.word.toLowerCase())
    .filter((other) => other !== word && other.length > 1 && !other.includes("'"))
    .sort((a, b) => likeness(word, b) - likeness(word, a) || (a < b ? -1 : 1))
    .slice(0, 2)

/** What sets the other word apart, letter by letter. */
export function lookAlikeLure(word: string, other: string): Lure {
  const at = [...word].findIndex((letter, index) => other[index] !== letter)
  if (word.length !== other.length) {
    return {
      name: 'other-number-of-letters',
      answer: other,
      observation: quietOf(word, `“${other}” has ${other.length} letters. Count the big ones.`, 'Count them both.'),
    }
  }
  const place = at === 0 ? 'first' : at === word.length - 1 ? 'last' : 'middle'
  return {
    name: `${place}-letter-not-checked`,
    answer: other,
    observation: quietOf(word, `Check the ${place} letter of “${other}”.`, `Check each letter of “${other}”.`),
  }
}
