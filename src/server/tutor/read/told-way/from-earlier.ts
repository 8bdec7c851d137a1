import { type Num, numSaid, numsIn } from './plain.ts'
import { comes, isNo, isOtherSpan, isTelling, says, shares, show } from './sums.ts'

// A result of this line and the numbers it comes of in the lines before.

const rated =
  /\b(?:each|every|per|apiece|times|(?:a|1|an) [a-z]+ (?:is|costs?|weighs?|has|have|gets?|takes?|makes?|will be)|(?:dollars?|bucks?|cents?|minutes?|hours?|inches|feet|miles?|pages?|cups?|eggs?|points?|[a-z]+s) (?:a|an|1|every|per) (?:day|week|month|year|hour|kid|person|minute|box|bag|pack|row|cup|foot|ride|ticket|dozen|gallon|house|stack|piece|bite|mile|game|time|dollar|shirt|man|night|morning))\b|\b\d+ a (?:day|week|month|year|hour|kid|person|minute|time|night|piece)\b|\b[a-z]+ (?:a|every|per) (?:day|week|month|hour|minute|night)\b|\bin (?:a|1|each|every) [a-z]+/

/** 'Thats 5 days so 100 shots' of 20 every day; 'wait theres 6 of us. 10' of 60 that are shared. */
export function withEarlierWay(plain: string, earlier: readonly string[]): { way: string; said: Num } | null {
  const nums = numsIn(plain)
  const [own, said, third] = nums
  if (
    !own ||
    !said ||
    third ||
    isNo.test(plain.slice(own.to, said.from)) ||
    !comes.test(plain.slice(own.to, said.from))
  )
    return null
  for (const [at, line] of earlier.slice(0, 3).entries()) {
    const told = numsIn(line)
    const near = at === 0 ? told : told.slice(-2)
    const all = `${line} . ${plain}`
    const found = near.flatMap((num) => {
      const pair = [num, own]
      const isRate = rated.test(all) && !isOtherSpan(pair, all)
      const isShared = /\b(?:each|split|share[ds]?|divided|divide)\b/.test(all)
      const way =
        isRate && isTelling(said, pair) && said.value.gte(10) && num.value.mul(own.value).equals(said.value)
          ? says(pair, '×', said)
          : isShared &&
              said.value.gte(2) &&
              own.value.gte(2) &&
              num.value.gt(own.value) &&
              num.value.div(own.value).equals(said.value)
            ? says(pair, '÷', said)
            : null
      return way === null ? [] : [way]
    })
    const [way] = new Set(found)
    if (way !== undefined) return { way, said }
  }
  return null
}

const bareLead =
  /^\W*(?:(?:so|its|thats|it|is|i|think|we|get|got|have|has|he|she|then|and|the answer|answer|would|be|um|yay|i got|you|need|theyd|wow|=|that|makes) )*$/
const wantsLess =
  /\b(?:left|more (?:do|does|to|are|is|than)|how (?:many|much) more|take away|less|fewer|lost|gave|give|ate|minus|older|rip|ripped|sold|difference|remain\w*|to go)\b/
const wantsAll = /\b(?:together|total|in all|altogether|plus|added?)\b/
const asks = /\bhow (?:many|much|long|far|old)\b|\bwhat(?:s| is)\b|\bso$/

/** '840 square feet' of 14 wide and 60 long; '36 spoons' of 12 in each house and 3 houses: a number alone, of what was asked just before. */
export function aloneWay(plain: string, earlier: readonly string[]): { way: string; said: Num } | null {
  const [said, ...others] = numsIn(plain)
  if (!said || others.length > 0 || said.value.lt(3) || !bareLead.test(plain.slice(0, said.from))) return null
  if (isNo.test(plain.slice(said.to)) || /^ (?:of|out)\b/.test(plain.slice(said.to))) return null
  const [last = '', before = ''] = earlier
  const here = numsIn(last)
  const lines = here.length >= 2 ? last : `${before} . ${last}`
  const parts = here.length >= 2 ? here : [...numsIn(before).slice(-2), ...here]
  const [one, other, third] = parts
  if (!one || !other || third || !(asks.test(last) || /\b(?:area|perimeter)\b/.test(lines) || here.length < 2))
    return null
  if (!asks.test(lines) && !/\b(?:area|wide|long|a [a-z]+ is)\b/.test(lines)) return null
  const [more, less] = one.value.gt(other.value) ? [one, other] : [other, one]
  const isRate = rated.test(lines) || /\b(?:by|wide|long|area)\b|\ba [a-z]+ is \d/.test(lines)
  const ways = [
    isRate && isTelling(said, parts) && one.value.mul(other.value).equals(said.value) ? says(parts, '×', said) : null,
    (isRate || shares.test(lines)) && less.value.gt(0) && more.value.div(less.value).equals(said.value)
      ? says([more, less], '÷', said)
      : null,
    !isRate && wantsLess.test(lines) && more.value.sub(less.value).equals(said.value)
      ? says([more, less], '−', said)
      : null,
    !isRate && wantsAll.test(lines) && !wantsLess.test(lines) && one.value.add(other.value).equals(said.value)
      ? says(parts, '+', said)
      : null,
  ].flatMap((way) => way ?? [])
  const [way, another] = ways
  return way !== undefined && another === undefined ? { way, said } : null
}

/** 'Minus the garden which is 6 by 10. so 940' of 1000 that came before; 'add 8x12. 96. so 936'. */
export function onFromWay(plain: string, earlier: readonly string[]): { way: string; said: Num } | null {
  const nums = numsIn(plain)
  const [one, other] = nums
  const said = nums.at(-1)
  if (!one || !other || !said || nums.length < 3 || nums.length > 4) return null
  if (!/^ ?(?:by|x|times|×) ?$/.test(plain.slice(one.to, other.from))) return null
  const piece = one.value.mul(other.value)
  if (nums.length === 4 && !nums[2]?.value.equals(piece)) return null
  const lead = plain.slice(0, one.from)
  const sign = /\b(?:minus|take away|subtract|without|except)\b/.test(lead)
    ? '−'
    : /\b(?:plus|add)\b/.test(lead)
      ? '+'
      : null
  if (sign === null) return null
  for (const line of earlier) {
    const start = numsIn(line).findLast(({ value }) =>
      (sign === '−' ? value.sub(piece) : value.add(piece)).equals(said.value),
    )
    if (start) return { way: `${show(start)} ${sign} ${piece.toString()} = ${numSaid(said)}`, said }
  }
  return null
}
