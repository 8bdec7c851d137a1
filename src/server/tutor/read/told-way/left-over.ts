import Fraction from 'fraction.js'
import { type Num, numSaid, numsIn } from './plain.ts'

// '53 eggs in cartons of 12. 4 full and 5 left': groups, and what does not fill one. Four numbers that fit are no chance.

const isRest =
  /^(?:(?:more )?(?:[a-z]+ )?(?:left(?: ?overs?)?|leftovers?|over|extra|remain\w*)\b|lonely\b|lonly\b|remainder\b|stays? over\b)/
const restBefore = /\b(?:remainder|r|left ?over(?: is)?|leftover|remaining) $/
const sizes: readonly (readonly [RegExp, number])[] = [
  [/^dozens?\b/, 12],
  [/^(?:pairs?|couples?)\b/, 2],
  [/^(?:weeks?|wks?)\b/, 7],
  [/^(?:feet|foot|ft)\b/, 12],
  [/^(?:hours?|hrs?)\b/, 60],
]

const inCents = ({ value, behind }: Num): Fraction => (/^(?:dollars?|bucks?)\b/.test(behind) ? value.mul(100) : value)

/** The groups, or what is in each, and the rest of a line; null where it speaks of no rest. */
function restIn(plain: string, nums: readonly Num[]): { groups: Num; rest: Num; before: readonly Num[] } | null {
  const at = nums.findIndex((num) => isRest.test(num.behind) || restBefore.test(plain.slice(0, num.from)))
  const [groups, rest] = [nums[at - 1], nums[at]]
  return groups && rest && groups.value.d === 1n ? { groups, rest, before: nums.slice(0, at - 1) } : null
}

/** What was shared or packed with something over, where it all fits. */
export function leftOverWay(plain: string, earlier: readonly string[]): string | null {
  const found = restIn(plain, numsIn(plain))
  if (!found) return null
  const { groups, rest, before } = found
  const told = [...before, ...earlier.flatMap(numsIn)]
  const isMoney = told.some(({ behind }) => /^(?:dollars?|bucks?)\b/.test(behind)) && /^cents?\b/.test(rest.behind)
  const valued = told.map((num) => ({ num, value: isMoney ? inCents(num) : num.value }))
  const implied = sizes.flatMap(([unit, size]) => (unit.test(groups.behind) ? [new Fraction(size)] : []))
  const each = implied.length > 0 ? implied : valued.map(({ value }) => value)
  for (const { num, value } of valued)
    for (const size of each) {
      if (size === value && implied.length === 0) continue
      if (size.lt(2) || groups.value.lt(2) || rest.value.gte(size.gt(groups.value) ? size : groups.value)) continue
      if (rest.value.gt(0) && size.mul(groups.value).add(rest.value).equals(value))
        return isMoney
          ? `${groups.written} × ${size.toString()} + ${rest.written} = ${value.toString()}`
          : `${numSaid(num)} ${implied.length > 0 ? 'make' : `÷ ${size.toString()} is`} ${numSaid(groups)}, with ${rest.written} left`
    }
  return null
}
