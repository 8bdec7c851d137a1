import type Fraction from 'fraction.js'
import { isSameThing } from '../quantities/same-thing.ts'
import { type Num, numSaid, numsIn, thingSaid } from './plain.ts'

// A result and the numbers it comes of, in one line or in the lines before: '40 by 25 so 1000', '5 days so 100 shots' of 20 every day.

type Sign = '+' | '−' | '×' | '÷'

/** The number behind it is what comes out. */
export const comes =
  /(?:\b(?:so|thats|its|is|are|be|makes?|equals?|leaves?|left with|which is|costs?|comes to|total|then|get|gets|got|have|has|owes?|need|needs|makes it|i think)|=|[.!?:;,]) ?(?:(?:so|thats|its|i|we|he|she|they|would|will|be|is|are|have|has|need|needs|owes?|me|us|get|gets|got|still|exactly|all|together|equals|then|there|now|already|the answer|answer|a|total|of|costs?|pays?|i'll|ill|she'll|to|can|make|makes|only|it|u|your|my|i'm|im) )*$/
/** So much of each. */
const ofEach =
  /\b(?:each|every|everybody|everyone|per|apiece|by|times(?= \d)|twice|of (?=\d)|at (?=\d)|long|wide|(?:a|1|an|in a) (?:day|week|month|year|hour|kid|person|minute|box|bag|pack|row|cup|foot|ride|ticket|dozen|gallon|house|stack|piece|bite|mile|game|time|dollar|shirt|man|noodle|pizza|slice|set)|costs?|(?:bags?|boxes|packs?|stacks?|piles?|rows?|groups?) (?:of|with)|(?:[a-z]+ )?has \d+ [a-z]+ and theres)\b|\b(?:theres|has|have|is) \d+ [a-z]+ in a [a-z]+/
export const shares =
  /\b(?:each|every|split|splits|share[ds]?|sharing|divided?|divide|per|apiece|a (?:person|kid|day|week|month|piece|hour)|between|goes into|fits? in|equal|even)\b/
/** It may be so many times as many; only where what comes out is something that was told. */
const maybeOf = /\b(?:people|kids|days|weeks|months|hours|both|for (?=\d)|sides?|rows?|groups?|bags?|packs?)\b/
const adds = /\b(?:plus|add(?:ed|s)?|and then|then|more|together|total|in all|altogether)\b|\+/
const takes = /\b(?:minus|take away|takes? off|subtract(?:ed)?|less|took off|takeaway)\b|\d ?[-−] ?\d/
export const isNo =
  /\b(?:not|isnt|isn't|aint|ain't|doesnt|doesn't|wrong|no way|never|wasnt|than|then his|almost|nearly|more than|less than|or)\b/

const isWhole = ({ value }: Num) => value.d === 1n
export const show = (num: Num) => (num.written.includes('/') ? num.written : num.value.toString())
const isDollars = ({ behind }: Num) => /^(?:dollars?|bucks?)\b/.test(behind)
const isCents = ({ behind }: Num) => /^cents?\b/.test(behind)

export const says = (parts: readonly Num[], sign: Sign, said: Num) =>
  `${parts.map(show).join(` ${sign} `)} = ${numSaid(said)}`

/** What comes out is a thing of which was told, or a measure. */
function isToldOf(said: Num, plain: string): boolean {
  const thing = thingSaid(said)
  if (/^[a-z]+ (?:later|ago|old|after|from now)\b/.test(said.behind)) return false
  const named =
    thing === '' ? said.behind.split(' ').find((word) => /^[a-z]{2,}[^s]s$/.test(word) && !noNoun.test(word)) : thing
  if (named === undefined) return true
  if (measure.test(named)) return true
  return (plain.slice(0, said.from).match(/[a-z']{3,}/g) ?? []).some((word) => isSameThing(word, named))
}
const noNoun =
  /^(?:is|its|was|has|does|this|thats|always|yes|us|plus|minus|times|unless|less|because|as|makes|gets|goes|says|comes|i?ts|hers|ours|yours|theres|hes|shes)$/
const measure =
  /^(?:square feet|feet|inches|yards|miles|dollars|cents|gallons|pounds|ounces|minutes|hours|days|weeks|percent|degrees|cups)$/

/** A product or quotient that says itself; small numbers meet by chance. */
export const isTelling = ({ value }: Num, parts: readonly Num[]) =>
  value.gte(2) &&
  parts.every((one) => one.value.gt(1) || !isWhole(one)) &&
  parts.every((one) => !one.value.equals(value))

const hasOf = (one: Num, other: Num, plain: string) =>
  /^ ?(?:by|x|times|\*|×) ?$/.test(plain.slice(one.to, other.from)) ||
  (/^(?: [a-z']+){1,3} (?:of|at|with|for|times) (?:the )?$/.test(plain.slice(one.to, other.from)) &&
    !/\bout of\b/.test(plain.slice(one.to, other.from)))

function timesWay(parts: readonly Num[], said: Num, plain: string, around: string): string | null {
  const [one, other] = parts
  if (!one || !other || !isTelling(said, parts)) return null
  const product = one.value.mul(other.value)
  const isOf = hasOf(one, other, plain)
  const isBig = said.value.gte(10) || isOf
  const isMaybe =
    maybeOf.test(around) && !/ and (?!each|every)/.test(plain.slice(one.to, other.from)) && isToldOf(said, plain)
  if (!isBig || (!isOf && !ofEach.test(around) && !isMaybe) || isOtherSpan(parts, around)) return null
  // 'Every kid has 3 pencils and 4 erasers': two things, and no groups of one.
  if (
    /^ [a-z]+(?: [a-z]+)? and (?:[a-z]+ )?$/.test(plain.slice(one.to, other.from)) &&
    !/^[a-z]* ?(?:each|in each|in every|people|kids|days|weeks|months|of (?:us|them))/.test(other.behind)
  )
    return null
  if (product.equals(said.value)) return says(parts, '×', said)
  const inCents = isDollars(said) && [one, other].filter(isCents).length === 1
  return inCents && product.equals(said.value.mul(100))
    ? `${says(parts, '×', { ...said, value: product, behind: 'cents' })}, and that's ${numSaid(said)}`
    : null
}

const sameNamed = (one: Num, other: Num) =>
  thingSaid(one) !== '' && thingSaid(other) !== '' && isSameThing(thingSaid(one), thingSaid(other))
/** '12 cookies and 24 kids so 2 cookies each': what each gets is of what is shared, and not of those who share. */
const isShareOf = (whole: Num, by: Num, said: Num) => sameNamed(whole, by) || !sameNamed(by, said)

const spanOf = /\b(?:a|an|each|every|per|1) (day|week|month|year|hour|minute)\b/
/** '5 pages a day' and '3 weeks' are no 15 pages. */
export function isOtherSpan(parts: readonly Num[], around: string): boolean {
  const span = spanOf.exec(around)?.[1]
  return (
    span !== undefined &&
    parts.some(({ behind }) => {
      const unit = /^(day|week|month|year|hour|minute)s?\b/.exec(behind)?.[1]
      return unit !== undefined && unit !== span
    })
  )
}

function shareWay(parts: readonly Num[], said: Num, plain: string, around: string): string | null {
  const [one, other] = parts
  if (!one || !other || said.value.lt(2)) return null
  const isMaybe = maybeOf.test(around) && !/ and /.test(plain.slice(one.to, other.from)) && isToldOf(said, plain)
  if (!shares.test(around) && !isMaybe) return null
  const isOrdered = one.value.gt(other.value) ? [one, other] : [other, one]
  const [whole, by] = isOrdered
  if (whole && by && !isShareOf(whole, by, said)) return null
  if (!whole || !by || by.value.lt(2) || whole.value.lt(4)) return null
  const exact = whole.value.div(by.value)
  if (exact.equals(said.value)) return says([whole, by], '÷', said)
  const isAbout = /\b(?:some|something|point|and a bit|ish|almost|a little)\b/.test(plain.slice(said.to, said.to + 24))
  return (isAbout || whole.value.gte(100)) &&
    isWhole(said) &&
    by.value.gte(3) &&
    said.value.gte(10) &&
    exact.sub(said.value).abs().lt(1) &&
    exact.gte(said.value)
    ? `${show(whole)} ÷ ${show(by)} is about ${numSaid(said)}`
    : null
}

const sumOf = (parts: readonly Num[]): Fraction | null => {
  const [first, ...rest] = parts
  return first ? rest.reduce((sum, { value }) => sum.add(value), first.value) : null
}

function addWay(parts: readonly Num[], said: Num, plain: string): string | null {
  const [first] = parts
  const gaps = first ? plain.slice(first.to, parts.at(-1)?.from) : ''
  const things = [...parts, said].map(thingSaid).filter((thing) => thing !== '' && thing !== 'more')
  if (things.some((thing) => !isSameThing(thing, things[0] ?? '')) || !isToldOf(said, plain)) return null
  if (/%|\bpercent\b/.test(plain)) return null
  const isAnd =
    said.value.gte(5) &&
    !/\b(?:degrees?|years?|percent|%)/.test(plain) &&
    /^ (?:[a-z]+ ){0,2}and (?:another )?$/.test(gaps) &&
    /^ ?(?:[a-z]+ )?(?:is|makes?|thats|=|so thats|equals) $/.test(plain.slice(parts.at(-1)?.to, said.from))
  return (adds.test(gaps) || isAnd) &&
    !takes.test(gaps) &&
    !/\b(?:ate|lost|gave|each|every|times|by)\b/.test(gaps) &&
    sumOf(parts)?.equals(said.value)
    ? says(parts, '+', said)
    : null
}

/** '252. twice a day is 504'. */
const doubleWay = (before: Num, said: Num, gap: string) =>
  /\b(?:twice|doubled?|doubles)\b/.test(gap) && before.value.gte(3) && before.value.mul(2).equals(said.value)
    ? `${show(before)} × 2 = ${numSaid(said)}`
    : null

function takeWay(parts: readonly Num[], said: Num, plain: string): string | null {
  const [one, other, third] = parts
  if (!one || !other || third) return null
  const gap = plain.slice(one.to, other.from)
  return takes.test(` ${gap} `) ||
    /^ ?[-−] ?$/.test(gap) ||
    (/\b(?:from|off)\b/.test(gap) && /\bminus|take\b/.test(plain))
    ? one.value.sub(other.value).equals(said.value) && said.value.gt(0)
      ? says(parts, '−', said)
      : null
    : null
}

/** What a line comes to of its own numbers; null where something else is said to come out behind it. */
export function inLineWay(plain: string): string | null {
  const nums = numsIn(plain)
  const found = inLineWays(plain, nums)
  const last = found.at(-1)
  const from = last ? nums.indexOf(last.said) : 0
  const isOpen = nums.slice(from + 1).some((num, at) => comes.test(plain.slice(nums[from + at]?.to, num.from)))
  return last && !isOpen ? listed([...new Set(found.map(({ way }) => way))].slice(-3)) : null
}

const listed = (ways: readonly string[]) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(ways)

function inLineWays(plain: string, nums: readonly Num[]): { way: string; said: Num }[] {
  return nums.flatMap((said, at) => {
    const before = nums[at - 1]
    if (!before || (at < 2 && !/\b(?:twice|doubled?)\b/.test(plain))) return []
    const gap = plain.slice(before.to, said.from)
    if (!comes.test(gap) || isNo.test(gap)) return []
    const own = nums.slice(0, at)
    const near = own.slice(-2)
    const behind = plain.slice(said.to, said.to + 24)
    // A number behind a mark alone comes of them only where it is of their things.
    if (/[.!?:;,] ?$/.test(gap) && (!isToldOf(said, plain) || /^of\b/.test(said.behind))) return []
    const each = /^ (?:[a-z]+ )?(?:each|apiece|per|every|a (?:person|kid|day|week|piece))\b/.exec(behind)?.[0] ?? ''
    const around = `${plain.slice(Math.max(0, (near[0]?.from ?? 0) - 30), said.from)}${each}`
    const way =
      timesWay(near, said, plain, around) ??
      shareWay(near, said, plain, around) ??
      takeWay(near, said, plain) ??
      addWay(near, said, plain) ??
      doubleWay(before, said, gap) ??
      (own.length >= 3 ? (addWay(own.slice(-3), said, plain) ?? addWay(own.slice(-4), said, plain)) : null)
    return way === null ? [] : [{ way, said }]
  })
}

/** '12 times 25 is... 4 is a dollar so 3 dollars': a product in cents, said in dollars. */
export function timesCentsWay(plain: string): string | null {
  const nums = numsIn(plain)
  const said = nums.findLast(isDollars)
  const at = nums.findIndex((one, place) => {
    const other = nums[place + 1]
    return other !== undefined && / ?(?:times|x|at) ?$/.test(plain.slice(one.to, other.from))
  })
  const [one, other] = [nums[at], nums[at + 1]]
  if (!said || !one || !other || said.from <= other.to || isDollars(one) || isDollars(other)) return null
  const gap = plain.slice(nums[nums.indexOf(said) - 1]?.to, said.from)
  const product = one.value.mul(other.value)
  return comes.test(gap) && !isNo.test(gap) && product.equals(said.value.mul(100))
    ? `${show(one)} × ${show(other)} = ${product.toString()} cents, and that's ${numSaid(said)}`
    : null
}
