import { distance } from 'fastest-levenshtein'
import { soundOf } from '../book/spelling.ts'
import { nearestWord } from './nearest-word.ts'
import { oneLetterAway } from './spelled-words.ts'
import { knownWords } from './words.ts'

/** The ends that children write as they hear them: 'delishus', 'gorjus', 'magishun'. */
const asHeard = (word: string): string =>
  word
    .replace(/(?:sc|c|t|x)i(?=ous|al|an|ent)/g, 'sh')
    .replace(/geous$/, 'jus')
    .replace(/eous$/, 'us')

const fewest = 5
const farthest = 4

/** How many times the mouth opens: 'reseet' twice, 'rest' once. */
const beatsOf = (word: string): number =>
  (
    word
      .replace(/(?<=[^aeiou])le$/, 'el')
      .replace(/(?<=[a-z]{2})e$/, '')
      .match(/[aeiouy]+/g) ?? []
  ).length
/** An e that is heard long is written as one: 'reseet' is no reset. */
const hasLongE = (word: string): boolean => /ee|ea|ei|ie|e[^aeiou]e$/.test(word)

/** The one word that sounds like this; null where none does, or more than one as near. Only where its spelling is asked for. */
function soundingLike(text: string, fits: (word: string) => boolean = () => true): string | null {
  if (text.length < fewest) return null
  const sound = soundOf(asHeard(text))
  const near = [...knownWords()]
    .filter(({ word }) => word.length >= fewest && Math.abs(word.length - text.length) <= 3)
    .filter(({ word }) => soundOf(asHeard(word)) === sound && fits(word))
    .map(({ word }) => ({ word, apart: distance(asHeard(word), asHeard(text)) }))
    .filter(({ apart }) => apart <= farthest)
    .sort((one, other) => one.apart - other.apart)
  const [best, next] = near
  return best && (next === undefined || next.apart > best.apart) ? best.word : null
}

const sameSound = (one: string, other: string) => soundOf(asHeard(one)) === soundOf(asHeard(other))

/** Written with more beats than the word has: another is meant, and one more letter off is too many. */
function withItsBeats(text: string, near: string): string | null {
  const beats = beatsOf(text)
  const alike = soundingLike(text, (word) => beatsOf(word) === beats && hasLongE(word) === hasLongE(text))
  return alike ?? (distance(near, text) <= 1 ? near : null)
}

/** The word that a child means where it asks how it is written: the nearest, but one as near that sounds like it comes first. */
export function meantWord(text: string): string | null {
  const near = nearestWord(text) ?? oneLetterAway(text)
  if (near === null) return soundingLike(text)
  if (near !== text && beatsOf(text) > beatsOf(near)) return withItsBeats(text, near)
  const heard = near === text || sameSound(near, text) ? null : soundingLike(text)
  return heard !== null && distance(heard, text) <= distance(near, text) ? heard : near
}
