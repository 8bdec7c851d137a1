import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import { readTokens } from '#shared/answers/tokens.ts'

/** A number that the child has told, and of what: 12 stickers. */
export type Seen = { value: Fraction; thing: string | null }

const noThing = new Set(
  (
    'is are was were and or so more less fewer left in of for to at by from with each every all altogether total the a an i im you he she it we they my your his her ' +
    'if then but than that thats this do does did can could would should will has have had got get give gives gave ate eat plus minus times equals makes make because cause cuz ' +
    'not no yes yeah again too also just now after before hours out on up down still only even wait oh um uh really'
  ).split(' '),
)

/** The numbers of a message with the things that they count, in their order. A run of counting keeps only its end. */
export function numbersIn(text: string): Seen[] {
  const tokens = readTokens(text)
  const seen: Seen[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    const [next, joint, behind] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    const word = next?.kind === 'word' && !noThing.has(next.word) ? next.word : null
    const whole = word && joint?.kind === 'word' && joint.word === 'of' && behind?.kind === 'word' ? behind.word : null
    const last = seen.at(-1)
    if (last && last.thing === null && token.value.equals(last.value.add(1)) && isRun(tokens, at)) seen.pop()
    seen.push({ value: token.value, thing: word && whole ? `${word} of ${whole}` : word })
  }
  return seen
}

/** A number right behind another is counting. */
const isRun = (tokens: ReturnType<typeof readTokens>, at: number) => tokens[at - 1]?.kind === 'number'

type Deed = '+' | '-' | '×' | '÷'

const usual: readonly Deed[] = ['+', '-', '×', '÷']
const cues: readonly [RegExp, Deed][] = [
  [
    /\b(?:left|less|fewer|change|more than|more then|difference|died|gone|won by|get .*back)\b|\d more\b(?! dollars| bucks| cents)/i,
    '-',
  ],
  [/^\W*(?:so |and |then )*\S+ (?!more|less|fewer|left)[a-z]+ (?:is|are|makes?|has|have) /i, '×'],
  [/\b(?:each|everyone|everybody|share|half|halves|split)\b/i, '×'],
  [/\b(?:times|groups?|rows?|layers|every)\b/i, '×'],
  [/\b(?:together|altogether|total|in all|both|sum)\b/i, '+'],
]

function made(one: Fraction, deed: Deed, other: Fraction): Fraction | null {
  if (deed === '+') return one.add(other)
  if (deed === '-') return one.sub(other)
  if (deed === '×') return one.mul(other)
  return other.equals(0) ? null : one.div(other)
}

const shown: Record<Deed, string> = { '+': '+', '-': '−', '×': '×', '÷': '÷' }
/** As the child writes: 3/4 stays a fraction, 0.75 a decimal. */
export const writtenAs = (near: string) => (value: Fraction) =>
  writeNumber(value, /\d\/\d/.test(near) ? 'fraction' : 'decimal')
type Write = (value: Fraction) => string
const isTrivial = (value: Fraction, deed: Deed) =>
  value.equals(0) || (value.equals(1) && (deed === '×' || deed === '÷'))

/**
 * How a number comes of others that were told: '9 − 5 = 4'. `here` are those of the same message, `before` earlier ones,
 * each the newest first. Of many numbers something always makes the target, and the child did not mean it: two numbers
 * beside it are the ones, one goes with the newest before it, and groups are only seen where the words speak of them.
 * Null where it comes of none: nothing is claimed then.
 */
export function wayTo(
  target: Fraction,
  here: readonly Fraction[],
  before: readonly Fraction[],
  text: string,
): string | null {
  const write = writtenAs(text)
  const hinted = cues.flatMap(([pattern, deed]) => (pattern.test(text) ? [deed] : []))
  const deeds = [...new Set([...hinted, ...usual])]
  const sure = deeds.filter((deed) => hinted.includes(deed) || deed === '+' || deed === '-')
  const [inText, earlier] = [onesLast(here), onesLast(before)]
  const [newest] = before
  const within = inText.flatMap((one, at) => inText.slice(at + 1).map((other) => [one, other] as const))
  const across = inText.length === 1 ? pairsOf(inText, onesLast(before.slice(0, mostNear))) : []
  const behind = inText.length === 0 && newest ? pairsOf([newest], before.slice(1, mostBehind)) : []
  return (
    restWay(target, inText, earlier, text, write) ??
    pairWay(target, deeds, within, write) ??
    pairWay(target, sure, [...across, ...behind], write) ??
    wholeWay(target, [...(inText.length > 0 ? inText : earlier)].slice(0, 4).reverse(), hinted.includes('×'), write) ??
    (saysOfSides.test(text) ? aroundWay(target, inText.length > 1 ? inText : before, write) : null)
  )
}

/** How a number comes of the two that were told together just before it: any deed may be meant. */
export function nearWay(target: Fraction, two: readonly Fraction[]): string | null {
  const [newest, before] = two
  return newest && before ? pairWay(target, usual, [[newest, before]], writtenAs('')) : null
}

/** What so many of one price come to, whichever of the numbers in sight they are. */
export function eachWay(target: Fraction, before: readonly Fraction[]): string | null {
  const pairs = before.flatMap((one, at) => before.slice(at + 1).map((other) => [one, other] as const))
  return pairWay(target, ['×', '÷'], pairs, writtenAs(''))
}

/** How a number comes of one that was told and one that a word brings with it: '3 × 7 = 21' of 3 pages every day and a week. */
export function wayByWord(
  target: Fraction,
  here: readonly Fraction[],
  before: readonly Fraction[],
  brought: readonly Fraction[],
): string | null {
  const groups = ['×', '÷'] as const
  const write = writtenAs('')
  return (
    pairWay(target, usual, pairsOf(brought, onesLast(here)), write) ??
    pairWay(target, groups, pairsOf(brought, onesLast(before.slice(0, mostNear))), write)
  )
}

const pairsOf = (ones: readonly Fraction[], others: readonly Fraction[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

/** So many of the numbers told last are what one beside the target goes with, and what the newest goes with. */
const mostNear = 3
const mostBehind = 7

/** 'One' is said for much. */
const onesLast = (numbers: readonly Fraction[]) => [
  ...numbers.filter((one) => !one.equals(1)),
  ...numbers.filter((one) => one.equals(1)),
]

function pairWay(
  target: Fraction,
  deeds: readonly Deed[],
  pairs: readonly (readonly [Fraction, Fraction])[],
  write: Write,
): string | null {
  for (const deed of deeds)
    for (const [one, other] of pairs)
      for (const [left, right] of deed === '+' || deed === '×'
        ? [[other, one] as const]
        : [[other, one] as const, [one, other] as const]) {
        if (isTrivial(left, deed) || isTrivial(right, deed) || !made(left, deed, right)?.equals(target)) continue
        return `${write(left)} ${shown[deed]} ${write(right)} = ${write(target)}`
      }
  return null
}

/** '4 each and 4 left over' of 24 for 5. */
function restWay(
  rest: Fraction,
  here: readonly Fraction[],
  before: readonly Fraction[],
  text: string,
  write: Write,
): string | null {
  const fits =
    /\bcan (?:get|buy|make|have|fill|afford)\b/i.test(text) && here.length === 0 ? fitsWay(rest, before, write) : null
  if (fits) return fits
  if (here.length === 0 && /\b(?:left|over|extra|remain)/i.test(text))
    for (const whole of before)
      for (const [at, one] of before.entries())
        for (const other of before.slice(at + 1))
          if (one.gt(1) && other.gt(1) && one.mul(other).add(rest).equals(whole))
            return `${write(one)} × ${write(other)} + ${write(rest)} = ${write(whole)}`
  const [each] = here
  if (!each || here.length > 1 || !/\b(?:left|extra|over|remain)/i.test(text)) return null
  for (const whole of before)
    for (const groups of before)
      if (groups.gt(1) && groups.mul(each).add(rest).equals(whole))
        return `${write(groups)} × ${write(each)} + ${write(rest)} = ${write(whole)}`
  return null
}

/** 'I can get 3' with 50 cents, when one costs 15: so many, and no more. */
function fitsWay(count: Fraction, before: readonly Fraction[], write: Write): string | null {
  const [one, other] = before
  if (!one || !other) return null
  const [whole, each] = one.gt(other) ? [one, other] : [other, one]
  if (!whole.div(each).floor().equals(count) || count.lt(2)) return null
  return `${write(count)} × ${write(each)} = ${write(count.mul(each))}`
}

/** All of them together, or one after the other: a survey, a box by its sides, groups and some more. */
function wholeWay(target: Fraction, told: readonly Fraction[], hasGroups: boolean, write: Write): string | null {
  for (let from = 0; from + 3 <= told.length; from++) {
    const some = told.slice(from)
    if (some.reduce((sum, one) => sum.add(one), new Fraction(0)).equals(target))
      return `${some.map(write).join(' + ')} = ${write(target)}`
    const [a, b, c, ...more] = some
    if (!hasGroups || !a || !b || !c || more.length > 0 || some.some((one) => one.lte(1))) continue
    if (a.mul(b).mul(c).equals(target)) return `${write(a)} × ${write(b)} × ${write(c)} = ${write(target)}`
    if (a.mul(b).add(c).equals(target)) return `${write(a)} × ${write(b)} + ${write(c)} = ${write(target)}`
    if (a.mul(b).sub(c).equals(target)) return `${write(a)} × ${write(b)} − ${write(c)} = ${write(target)}`
  }
  return null
}

/** It speaks of a shape by its sides, or of going around. */
export const saysOfSides =
  /\b(?:around|perimeter|fence|fencing|border|edges?|sides?|frame|rectangle|square|wide|width|long|length|tall|by \d|\d ?x ?\d|feet|foot|inch(?:es)?|meters?|yards?|cm)\b/i

/** Around a rectangle of the two sides that were told last. */
function aroundWay(target: Fraction, told: readonly Fraction[], write: Write): string | null {
  const [short, long] = told
  if (!short || !long || short.lte(1) || long.lte(1) || !short.add(long).mul(2).equals(target)) return null
  return `${write(long)} + ${write(short)} + ${write(long)} + ${write(short)} = ${write(target)}`
}

const known: readonly [RegExp, number][] = [
  [/\bweeks?\b/i, 7],
  [/\bdozens?\b/i, 12],
  [/(?<!\b(?:dollars?|bucks|cents) (?:a|per) )\b(?:inch(?:es)?|foot|feet)\b/i, 12],
  [/\byards?\b/i, 3],
  [/\b(?:minutes?|hours?|mins?)\b/i, 60],
  [/\bmonths?\b/i, 12],
  [/\bquarters?\b/i, 25],
  [/\bdimes?\b/i, 10],
  [/\bnickels?\b/i, 5],
  [/\bpercent\b/i, 100],
]

/** Numbers that words bring with them: a week has 7. */
export const broughtBy = (text: string): Fraction[] =>
  known.flatMap(([pattern, number]) => (pattern.test(text) ? [new Fraction(number)] : []))

const word = String.raw`(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)`
const asksOf = /\?|^\W*(?:what|whats|what's|how|which|is|can|could|give|make|do|does|find|figure|tell)\b/i

/** Numbers that are told by another: 'one less than 19' is 18, '3 and 75 cents' is 3.75. A question stays as it is. */
export function spelledOut(text: string): string {
  const money = text
    .replace(/^\W*(?:(?:so|its|it's|it is|like|maybe) )*(?:about|around) (?=\d+(?:\.\d+)?\W*$)/i, '')
    .replace(/\b(\d+)(?: dollars?| bucks?)? and (\d{2}) cents?\b/gi, '$1.$2')
    .replace(/\b(?:a|one|1) dollar and (?:a|one) quarter\b/gi, '1.25')
  if (asksOf.test(money)) return money
  return money
    .replace(
      new RegExp(`\\b${word} (less|fewer|more) than ${word}\\b`, 'gi'),
      (all, by: string, way: string, from: string) => {
        const [step, start] = [numberOf(by), numberOf(from)]
        return step && start ? writeNumber(/more/i.test(way) ? start.add(step) : start.sub(step), 'decimal') : all
      },
    )
    .replace(
      new RegExp(`(?<!\\bso )\\b(?:a )?(?:double|twice) ${word}\\b(?! (?:is|=|makes))`, 'gi'),
      (all, of: string) => {
        const value = numberOf(of)
        return value ? writeNumber(value.mul(2), 'decimal') : all
      },
    )
}

function numberOf(text: string): Fraction | null {
  const [token] = readTokens(text)
  return token?.kind === 'number' ? token.value : null
}
