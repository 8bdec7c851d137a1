import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import file from '#content/words/spelled.json'
import { knownWord } from './words.ts'

let spelled: Set<string> | null = null

function all(): Set<string> {
  spelled ??= new Set(
    z
      .object({ words: z.array(z.string()) })
      .parse(file)
      .words.join(' ')
      .split(' '),
  )
  return spelled
}

/** Does a dictionary have it just so? It has 40,000 words, of many of which the tutor knows nothing else. */
export const isSpelledRight = (word: string): boolean => knownWord(word) !== null || all().has(word.toLowerCase())

/** The one word of the dictionary that begins alike and is one letter away; null where there is none, or more than one. */
export function oneLetterAway(text: string): string | null {
  if (text.length < 6) return null
  const near = [...all()].filter(
    (word) => word[0] === text[0] && Math.abs(word.length - text.length) <= 1 && distance(word, text) === 1,
  )
  return near.length === 1 ? (near[0] ?? null) : null
}
