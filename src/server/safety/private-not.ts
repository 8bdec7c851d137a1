import type { PlacedWord } from './private-words.ts'
import { isFirstName, isWellKnown } from './usual-words.ts'

// What the taggers may not take: what everybody knows, and parts of a sum.

const living =
  /\b(?:live|lives|living|lived|from|moved?|moving|stay|stays|born|town|city|school|street|house|home|fly|flying|drive|cousins?|grandma|grandpa|dad|mom|dads|moms|here|we)\b/i
const ownNames = /\b(?:my|our|me|im|calls?|named|friend)\b|\bi['’]m\b/i

type Cues = { living: boolean; own: boolean }
export const cuesIn = (text: string): Cues => ({ living: living.test(text), own: ownNames.test(text) })

/** 'Sacramento', 'Harry Potter': known to everybody, where nothing says that it is about this child. */
export function isOfEverybody(words: readonly PlacedWord[], at: number, cues: Cues): boolean {
  const is = (step: number, what: 'people' | 'places') => isWellKnown(words[at + step]?.text ?? '', what)
  if (is(0, 'places') && (!cues.living || /^(?:mount|lake|river|train|planet)$/i.test(words[at - 1]?.text ?? '')))
    return true
  if (!is(0, 'people')) return false
  return is(-1, 'people') || is(1, 'people') || (!cues.own && !isFirstName(words[at]?.text ?? ''))
}

/** A decimal, a fraction, a sum without spaces: 2,5 and 1-3/4 and 98x2. A combination has more parts, and a date. */
const sumAlone =
  /^\d{1,5}[.,]\d{1,3}$|^\d{1,4}(?:[.,]\d+)?(?:[+x*×÷=^]\d{1,4}(?:[.,]\d+)?)+=?$|^\d{1,3}\/\d{1,3}$|^\d{1,4}-\d{1,3}(?:\/\d{1,3})?$/i

/** '72 divided by 8 is': what comes behind is what the sum makes. */
const sumInWords =
  /\d ?(?:plus|minus|times|divided by|multiplied by|take away|add|x|[-+×÷*/]) ?\d[\d.,/]{0,8} (?:is|equals?|makes|gives) $/i
const longestSum = 48

/** '7 x 8', 'from 5 take away 2': the number and what is done with it. */
const sumSaid = /^(?:x|times|plus|minus|divided|multiplied|equals?)$/i
const numberBehind = /^ (?:(?:by|away|to) )?\d/
const numberBefore = /\d (?:(?:x|times|plus|minus|divided by|multiplied by|take away|equals?) )?$/i
const doneBehind = /^ (?:x|times|plus|minus|divided|multiplied|take away|equals?) /i

const isDoneBefore = (before: string) => numberBefore.test(before) && !/\d $/.test(before)

/** A number beside a sign of arithmetic, or the sign; or what a sum in words comes to. */
const ofCode = /\b(?:code|combo|combination|pin|lock|password|passcode|house number|gate|safe)\b[^.?!]{0,16}$/i

export const isOfSum = (text: string, word: PlacedWord) =>
  !ofCode.test(text.slice(Math.max(0, word.start - 28), word.start)) && isInSum(text, word)

const isInSum = (text: string, { start, end, text: own }: PlacedWord) =>
  sumAlone.test(own) ||
  (sumSaid.test(own) && numberBehind.test(text.slice(end, end + 12))) ||
  (/^\d/.test(own) &&
    (doneBehind.test(text.slice(end, end + 14)) || isDoneBefore(text.slice(Math.max(0, start - 18), start)))) ||
  (/^\d/.test(own) && sumInWords.test(text.slice(Math.max(0, start - longestSum), start))) ||
  (/^[+\d.,]+$/.test(own) &&
    (/[+=×÷*<>−]\s*$/.test(text.slice(Math.max(0, start - 4), start)) ||
      /^\s*[+=×÷*<>−]/.test(text.slice(end, end + 4)) ||
      own === '+'))
