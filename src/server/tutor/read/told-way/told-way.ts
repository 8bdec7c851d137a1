import { clockWay } from './clock-on.ts'
import { aloneWay, onFromWay, withEarlierWay } from './from-earlier.ts'
import { leftOverWay } from './left-over.ts'
import { eachOfUsWay, groupsAndRestWay, plusOnWay } from './more-sums.ts'
import { namedPartWay, outOfWay, partOfWay, percentOfWay, percentWay, sameFractionWay } from './parts.ts'
import { plainWay } from './plain.ts'
import { ratioFilledWay } from './ratio-blank.ts'
import { roundUpWay } from './round-up.ts'
import { coinsWay, sameSizeWay } from './same-size.ts'
import { inLineWay, timesCentsWay } from './sums.ts'

const hasNegative = /(?:^|[ (])[-−]\d/

const ofEarlier = (plain: string, earlier: readonly string[]) =>
  eachOfUsWay(plain, earlier) ??
  plusOnWay(plain, earlier) ??
  roundUpWay(plain, earlier) ??
  ratioFilledWay(plain, earlier) ??
  withEarlierWay(plain, earlier)?.way ??
  namedPartWay(plain, earlier) ??
  aloneWay(plain, earlier)?.way ??
  null

/** What these ask is no product or sum of the two numbers beside them. */
const ofMeasure =
  /\b(?:lcm|gcf|gcd|lcd|mean|average|median|mode|factors?|multiples?|prime|round(?:s|ed|ing)?|nearest|perimeter|circumference|triangles?|squared?(?! feet)|cubed|slope|probability|chances?|% off|percent off|fence|around|border|outside|edge|exponents?|power)\b/
const inSigns = /\d ?[-−+x×*÷/] ?\d|\d (?:plus|minus|times|divided by|take away|out of) \d/

/** What a line tells as a result, with the way that makes it true; null where nothing is sure. `lines`: those before it, the oldest first; none of them where it is to stand alone. */
export function toldWay(text: string, lines: readonly string[], isAlone = false): string | null {
  if (hasNegative.test(text) || /\bwrong\b|\b(?:number|problem|question|#) ?\d/i.test(text)) return null
  const plain = plainWay(text)
  if (ofMeasure.test(plain) && !inSigns.test(plain)) return null
  const earlier = isAlone ? [] : [...lines].reverse().map(plainWay)
  const inOne =
    percentWay(plain) ??
    percentOfWay(plain) ??
    groupsAndRestWay(plain) ??
    timesCentsWay(plain) ??
    clockWay(text, isAlone ? [] : [...lines].reverse()) ??
    leftOverWay(plain, earlier) ??
    coinsWay(plain) ??
    sameSizeWay(plain) ??
    outOfWay(plain) ??
    partOfWay(plain) ??
    onFromWay(plain, earlier)?.way ??
    sameFractionWay(plain)
  if (inOne !== null) return inOne
  return inLineWay(plain) ?? (isAlone ? null : ofEarlier(plain, earlier))
}
