import Fraction from 'fraction.js'
import { type Num, numsIn } from './plain.ts'

// '5 dollars is 50 dimes', '100 minutes is 1 hour and 40', '3 dimes and 1 nickel its 35 cents': one size in two units.

type Unit = { kind: string; size: number; name: string }

const units: readonly (readonly [RegExp, string, number, string])[] = [
  [/^seconds?\b|^secs?\b/, 'time', 1, 'seconds'],
  [/^minutes?\b|^mins?\b/, 'time', 60, 'minutes'],
  [/^hours?\b|^hrs?\b/, 'time', 3600, 'hours'],
  [/^days?\b/, 'time', 86_400, 'days'],
  [/^weeks?\b/, 'time', 604_800, 'weeks'],
  [/^months?\b/, 'year', 1, 'months'],
  [/^years?\b(?! old)/, 'year', 12, 'years'],
  [/^inch(?:es)?\b/, 'length', 1, 'inches'],
  [/^(?:feet|foot|ft)\b/, 'length', 12, 'feet'],
  [/^yards?\b/, 'length', 36, 'yards'],
  [/^ounces?\b|^oz\b/, 'weight', 1, 'ounces'],
  [/^pounds?\b|^lbs?\b/, 'weight', 16, 'pounds'],
  [/^cups?\b/, 'volume', 1, 'cups'],
  [/^pints?\b/, 'volume', 2, 'pints'],
  [/^quarts?\b/, 'volume', 4, 'quarts'],
  [/^gallons?\b|^gal\b/, 'volume', 16, 'gallons'],
  [/^(?:cents?|pennies|penny)\b/, 'money', 1, 'cents'],
  [/^nickels?\b/, 'money', 5, 'nickels'],
  [/^dimes?\b/, 'money', 10, 'dimes'],
  [/^quarters?\b(?! of)/, 'money', 25, 'quarters'],
  [/^(?:dollars?|bucks?)\b/, 'money', 100, 'dollars'],
  [/^ones\b/, 'money', 100, 'ones'],
  [/^fives\b/, 'money', 500, 'fives'],
  [/^tens\b/, 'money', 1000, 'tens'],
  [/^twenties\b/, 'money', 2000, 'twenties'],
]

const unitOf = (behind: string): Unit | null => {
  const found = units.find(([name]) => name.test(behind))
  return found ? { kind: found[1], size: found[2], name: found[3] } : null
}
const single = (name: string) => (name === 'feet' ? 'foot' : name === 'inches' ? 'inch' : name.replace(/s$/, ''))
const named = (value: Fraction, name: string) =>
  name === 'dollars'
    ? `$${value.d === 1n ? value.toString() : value.valueOf().toFixed(2)}`
    : `${value.toString()} ${value.equals(1) ? single(name) : name}`

const comes =
  /^[a-z' ]{0,24}?[,.]? ?(?:so )?(?:thats|its|is|are|makes?|equals|=|so|would be|is the same as)[a-z ]{0,12} $/

type Part = { num: Num; unit: Unit }

/** A number with its unit, and the smaller one that goes on with it: '1 hour and 40'. */
function sizeAt(
  plain: string,
  nums: readonly Num[],
  at: number,
): { size: Fraction; says: string; next: number } | null {
  const [num, more] = [nums[at], nums[at + 1]]
  const unit = num && unitOf(num.behind)
  if (!num || !unit) return null
  const first = { size: num.value.mul(unit.size), says: named(num.value, unit.name), next: at + 1 }
  const gap = more ? plain.slice(num.to, more.from) : ''
  if (!more || !/^ (?:hours?|hrs?|feet|foot|ft|dollars?|bucks?|minutes?|pounds?|lbs?|weeks?) (?:and )?$/.test(gap))
    return first
  const smaller: Readonly<Record<string, string>> = {
    hours: 'minutes',
    feet: 'inches',
    dollars: 'cents',
    minutes: 'seconds',
    pounds: 'ounces',
    weeks: 'days',
  }
  const own = unitOf(more.behind) ?? unitOf(smaller[unit.name] ?? '')
  if (!own || own.kind !== unit.kind || own.size >= unit.size) return first
  return {
    size: first.size.add(more.value.mul(own.size)),
    says: `${first.says} and ${named(more.value, own.name)}`,
    next: at + 2,
  }
}

/** Two sides of one size, in other units. */
export function sameSizeWay(plain: string): string | null {
  const nums = numsIn(plain)
  for (const [at, num] of nums.entries()) {
    const one = sizeAt(plain, nums, at)
    const next = one && nums[one.next]
    if (!one || !next) continue
    const other = sizeAt(plain, nums, one.next)
    const last = nums[one.next - 1] ?? num
    const gap = plain.slice(last.to, next.from).replace(/^ (?:[a-z]+)/, (word) => (unitOf(word.trim()) ? '' : word))
    const [first, second] = [unitOf(num.behind), unitOf(next.behind)]
    if (!other || !first || !second || first.kind !== second.kind || first.name === second.name) continue
    if (comes.test(gap) && one.size.equals(other.size) && one.size.gt(0)) return `${one.says} is ${other.says}`
  }
  return null
}

const coin = /^(?:quarters?|dimes?|nickels?|pennies|penny|ones|fives|tens|twenties|dollar bills?|dollars?|bucks?)\b/

/** '20 ones and 4 fives so thats 40 dollars': what coins and bills come to. */
export function coinsWay(plain: string): string | null {
  const nums = numsIn(plain)
  const parts = nums.map((num): Part | null => {
    const unit = coin.test(num.behind) ? unitOf(num.behind) : null
    return unit?.kind === 'money' ? { num, unit } : null
  })
  const total = nums.findLastIndex(({ behind }) => /^(?:cents?|dollars?|bucks?)\b/.test(behind))
  const said = nums[total]
  const coins = parts.slice(0, Math.max(total, 0))
  if (!said || coins.length === 0 || coins.some((one) => one === null) || coins.length > 4) return null
  const known = coins.flatMap((one) => one ?? [])
  if (known.every(({ unit }) => unit.name === 'dollars') || (known.length === 1 && known[0]?.unit.name === 'tens'))
    return null
  const gap = plain.slice(known.at(-1)?.num.to ?? 0, said.from)
  if (!/\b(?:so|thats|its|is|makes?|are|=|equals|have|has)\b/.test(gap)) return null
  const sum = known.reduce((all, { num, unit }) => all.add(num.value.mul(unit.size)), new Fraction(0))
  const unit = unitOf(said.behind)
  if (!unit || !sum.equals(said.value.mul(unit.size))) return null
  const [only, more] = known
  if (only && !more && unit.name === 'cents')
    return `${only.num.value.toString()} × ${only.unit.size} = ${named(said.value, unit.name)}`
  const listed = known.map(({ num, unit: { name } }) => named(num.value, name))
  return `${listed.length > 1 ? `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}` : listed.join()} ${known.length > 1 ? 'make' : 'is'} ${named(said.value, unit.name)}`
}
