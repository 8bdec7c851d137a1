import { isFirstName, isInDictionary } from './usual-words.ts'

/** Of fewer words nothing can be said: a name, a cry, a word that is taught. */
const fewest = 3
const mostUnknown = 0.6

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? []

// What is called out, and letters that are named.
const cries =
  /^(?:h+m+|o+h+|a+h+|u+m+|m+|y+a+y+|ye+s+|wo+hoo+|woo+|wo+w+|yippee|hooray|oops|eek|b[r]+|z+|sh+|ha+|he|.)$/

/**
 * Is it mostly words that are no English ('La respuesta es seis.'), or English in a cipher? Our rules read English, so
 * nothing else reaches a child but in the words of the move, which `known` holds with the child's own.
 */
export function isOtherLanguage(sentence: string, known: readonly string[]): boolean {
  const quoted = sentence.replace(/["“‘][^"”’]{1,40}["”’]/g, ' ')
  const words = wordsIn(quoted)
  if (words.length < fewest) return false
  const strange = words.filter((word) => !isInDictionary(word) && !isFirstName(word) && !cries.test(word))
  if (strange.length < 2 || strange.length < words.length * 0.4) return false
  const told = new Set(known.flatMap(wordsIn))
  return strange.filter((word) => !told.has(word)).length >= words.length * mostUnknown
}
