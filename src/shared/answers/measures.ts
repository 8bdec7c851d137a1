import Fraction from 'fraction.js'
import { readTokens, type Token } from './tokens.ts'

type Unit = { kind: string; size: Fraction }

/** Units by what they measure; each with its size in the smallest, exactly. */
const table: Record<string, [size: number | string, names: string][]> = {
  length: [
    [1, 'mm millimeter millimeters millimetre millimetres'],
    [10, 'cm centimeter centimeters centimetre centimetres'],
    [1_000, 'm meter meters metre metres'],
    [1_000_000, 'km kilometer kilometers kilometre kilometres'],
    ['254/10', 'in inch inches'],
    ['3048/10', 'ft foot feet'],
    ['9144/10', 'yd yard yards'],
    ['1609344', 'mi mile miles'],
  ],
  mass: [
    [1, 'g gram grams'],
    [1_000, 'kg kilogram kilograms kilo kilos'],
  ],
  weight: [
    [1, 'oz ounce ounces'],
    [16, 'lb lbs pound pounds'],
  ],
  volume: [
    [1, 'ml milliliter milliliters millilitre millilitres'],
    [1_000, 'l liter liters litre litres'],
  ],
  room: [
    [1, 'cup cups'],
    [2, 'pint pints'],
    [4, 'quart quarts'],
    [16, 'gallon gallons'],
  ],
  time: [
    [1, 'second seconds sec secs'],
    [60, 'minute minutes min mins'],
    [3_600, 'hour hours hr hrs'],
    [86_400, 'day days'],
    [604_800, 'week weeks'],
  ],
  money: [
    [1, 'cent cents penny pennies ¢'],
    [5, 'nickel nickels'],
    [10, 'dime dimes'],
    [100, 'dollar dollars bucks $'],
  ],
  percent: [[1, '% percent']],
}

const units = new Map<string, Unit>(
  Object.entries(table).flatMap(([kind, sizes]) =>
    sizes.flatMap(([size, names]) =>
      names.split(' ').map((name) => [name, { kind, size: new Fraction(size) }] as const),
    ),
  ),
)

const nameOf = (token: Token | undefined) =>
  token?.kind === 'word' ? token.word : token?.kind === 'mark' ? token.mark : ''
const unitAt = (tokens: Token[], at: number) => units.get(nameOf(tokens[at]))

/** The text with every measure as a bare number of the wanted unit; `other` when one measures something else. */
export function inUnit(text: string, wanted: string | undefined): { text: string; other: boolean } {
  const tokens = readTokens(text)
  const target = wanted === undefined ? undefined : units.get(wanted.toLowerCase())
  const words: string[] = []
  let other = false
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at)
    if (!measure) {
      words.push(written(tokens[at]))
      at++
      continue
    }
    if (target && target.kind !== measure.kind) other = true
    words.push((target && !other ? measure.size.div(target.size) : measure.bare).toFraction())
    at = measure.next
  }
  return { text: words.join(' '), other }
}

type Measure = { kind: string; size: Fraction; bare: Fraction; next: number }

/** '5 cm', '2 hours and 30 minutes', '$3', '1 dollar 25'. */
function measureAt(tokens: Token[], at: number): Measure | null {
  const first = partAt(tokens, at)
  if (!first) return null
  let { size, next } = first
  for (;;) {
    const joint = nameOf(tokens[next]) === 'and' ? next + 1 : next
    const more = partAt(tokens, joint)
    const cents = first.kind === 'money' && !more ? centsAt(tokens, joint) : null
    if (cents) return { ...first, size: size.add(cents), next: joint + 1 }
    if (!more || more.kind !== first.kind || more.unit.compare(first.unit) >= 0) break
    size = size.add(more.size)
    next = more.next
  }
  return { kind: first.kind, size, bare: first.bare, next }
}

type Part = Measure & { unit: Fraction }

function partAt(tokens: Token[], at: number): Part | null {
  const front = unitAt(tokens, at)
  const behind = tokens[at + 1]
  if (nameOf(tokens[at]) === '$' && front && behind?.kind === 'number') return part(front, behind.value, at + 2)
  const number = tokens[at]
  if (number?.kind === 'number') {
    const unit = unitAt(tokens, at + 1)
    return unit && nameOf(tokens[at + 1]) !== '$' ? part(unit, number.value, at + 2) : null
  }
  if (/^an?$/.test(nameOf(number))) {
    const unit = unitAt(tokens, at + 1)
    return unit ? part(unit, new Fraction(1), at + 2) : null
  }
  return null
}

const part = ({ kind, size }: Unit, value: Fraction, next: number): Part => ({
  kind,
  unit: size,
  size: value.mul(size),
  bare: value,
  next,
})

/** The 25 of 'a dollar 25'. */
function centsAt(tokens: Token[], at: number): Fraction | null {
  const token = tokens[at]
  return token?.kind === 'number' && token.value.d === 1n && token.value.gte(0) && token.value.lt(100)
    ? token.value
    : null
}

function written(token: Token | undefined): string {
  if (!token || token.kind === 'impossible') return ';'
  if (token.kind === 'number') return token.value.toFraction()
  if (token.kind === 'sign') return token.sign === '÷' ? '÷' : token.sign
  return nameOf(token)
}
