import { numSaid, numsIn } from './plain.ts'

// What is left over of a division, and what it asks for: '8 vans cause you cant leave 2 kids' of 7 remainder 2.

const restOf =
  /\b(\d+) (?:[a-z]+ )?(?:r|rem|remainder)\.? ?(\d+)\b|\b(\d+) (?:[a-z]+ ){0,2}(?:and|with) (?:then )?(\d+) (?:[a-z]+ )?(?:left|extra|over|leftover)\b/
const divided = /\bdivided? by\b|\bdivid|\bremainder\b|÷|\b\d+ ?r ?\d+\b|\bleft ?over\b|\binto\b/
const upward =
  /\b(?:cant|can't|cannot|fit|everybody|everyone|every 1|carry|leave|left|need|rest|extra|one more|1 more|round(?:ed)? up)\b/

/** '8 vans' behind '7 remainder 2': one more, so that all of it fits. */
export function roundUpWay(plain: string, earlier: readonly string[]): string | null {
  const [said] = numsIn(plain)
  const [full, rest] =
    restOf
      .exec(earlier[0] ?? '')
      ?.slice(1)
      .filter((one) => one !== undefined) ?? []
  if (!said || full === undefined || rest === undefined || !divided.test(earlier[0] ?? '') || !upward.test(plain))
    return null
  return said.value.equals(Number(full) + 1) && Number(rest) > 0
    ? `${full} would leave ${rest} over, so ${numSaid(said)} is what you need`
    : null
}

/** What to do with the rest is asked. */
export const asksOfRest =
  /\bwhat (?:do|should|would|happens) (?:i |we |you )?(?:do )?(?:with|to|about) the (?:\d+|rest|remainder|left ?overs?|extras?)\b|\bdo i (?:round|drop|keep) (?:it |the (?:remainder|rest|\d+) )?(?:up|down)?\W*$/i
