import { distance } from 'fastest-levenshtein'
import { vocabulary } from '#server/safety/ear/ear.ts'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { soundOf } from '../know/book/spelling.ts'
import { nearestWord } from '../know/words/nearest-word.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'
import { knownWords } from '../know/words/words.ts'
import { isSpanishWord } from './spanish.ts'

// Which word a misspelled one surely is, so that it may be said back to the child: a wrong one would be heard as making fun of it.

/** Words of a dictionary that a child hardly means when it writes them: 'rite' is right or write, 'sum' is some. */
const soundsOnly =
  /^(?:rite|wright|rote|sum|mite|tow|wan|wile|ware|wen|thru|cud|fro|sed|dew|wit|wat|hav|reed|noes|hoo)$/
export const mayBeOther = (word: string): boolean => soundsOnly.test(word)

/** Another word is as near, and sounds as much like it: 'cowch' is couch and coach. */
function isOneOfMany(word: string, near: string, apart: number): boolean {
  const isSame = soundOf(near) === soundOf(word)
  for (const { word: other } of knownWords()) {
    if (other === near || other[0] !== word[0] || Math.abs(other.length - word.length) > apart) continue
    if (other === `${near}s` || near === `${other}s` || distance(word, other) > apart) continue
    if (!isSame || soundOf(other) === soundOf(word)) return true
  }
  return false
}

const longWord = 8
const farthest = 2

/** One letter off, or two in a long word that sounds the same: anything else may be a word that is not known here, as 'betta'. */
export function surelyMeant(word: string): string | null {
  // A word of another language is no misspelling of this one: 'fideos' are no videos.
  if (isSpanishWord(word)) return null
  const near = (word.length >= 5 ? nearestWord(word) : null) ?? vocabulary().speller(word)
  if (near === word || !isInDictionary(near)) return null
  const apart = distance(word, near)
  const isSame = soundOf(near) === soundOf(word)
  const isNear =
    (apart === 1 && (isSame || word.length >= 6)) || (apart === farthest && word.length >= longWord && isSame)
  return isNear && !isOneOfMany(word, near, apart) ? near : null
}

/** Beside words of another language a misspelled one may be of that language, too: 'camioneta blanka'. */
export const isBesideSpanish = (clause: readonly string[]): boolean =>
  clause.some((word) => !isSpelledRight(word) && isSpanishWord(word))
