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

/** The one word that sounds like this; null where none does, or more than one as near. Only where its spelling is asked for. */
function soundingLike(text: string): string | null {
  if (text.length < fewest) return null
  const sound = soundOf(asHeard(text))
  const near = [...knownWords()]
    .filter(({ word }) => word.length >= fewest && Math.abs(word.length - text.length) <= 3)
    .filter(({ word }) => soundOf(asHeard(word)) === sound)
    .map(({ word }) => ({ word, apart: distance(asHeard(word), asHeard(text)) }))
    .filter(({ apart }) => apart <= farthest)
    .sort((one, other) => one.apart - other.apart)
  const [best, next] = near
  return best && (next === undefined || next.apart > best.apart) ? best.word : null
}

const sameSound = (one: string, other: string) => soundOf(asHeard(one)) === soundOf(asHeard(other))

/** The word that a child means where it asks how it is written: the nearest, but one as near that sounds like it comes first. */
export function meantWord(text: string): string | null {
  const near = nearestWord(text) ?? oneLetterAway(text)
  if (near === null) return soundingLike(text)
  const heard = near === text || sameSound(near, text) ? null : soundingLike(text)
  return heard !== null && distance(heard, text) <= distance(near, text) ? heard : near
}
