import Fraction from 'fraction.js'
import { type NumberToken, readTokens, type Token } from './tokens.ts'

type Unit = { kind: string; size: Fraction }

/** Units by what they measure; each with its size in the smallest, exactly. */
const table: Record<string, [size: number | string, names: string][]> = {
  length: [
    [1, 'mm millimeter millimeters millimetre millimetres'],
    [10, 'cm cms centimeter centimeters centimetre centimetres'],
    [1_000, 'm meter meters metre metres'],
    [1_000_000, 'km kilometer kilometers kilometre kilometres'],
    ['254/10', 'in inch inches inchs'],
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
    [60, 'minute minutes min mins minits minuts'],
    [3_600, 'h hour hours hr hrs'],
    [86_400, 'day days'],
    [604_800, 'week weeks'],
  ],
  money: [
    [1, 'c cent cents sents penny pennies ¢'],
    [5, 'nickel nickels'],
    [10, 'dime dimes'],
    [25, 'quartercoin'],
    [50, 'halfdollarcoin'],
    [100, 'dollar dollars dolar dolars doller dollers bucks $'],
  ],
  percent: [[1, '% percent']],
  angle: [[1, '° degree degrees deg']],
  length_in_units: [[1, 'unit units']],
}

/** Kinds that measure the same, in systems that no child changes exactly. */
const sameDimension: Record<string, string> = { weight: 'mass', room: 'volume' }
const dimensionOf = (kind: string) => sameDimension[kind] ?? kind

const units = new Map<string, Unit>(
  Object.entries(table).flatMap(([kind, sizes]) =>
    sizes.flatMap(([size, names]) =>
      names.split(' ').map((name) => [name, { kind, size: new Fraction(size) }] as const),
    ),
  ),
)

/** 'Square cm', 'cm²' and their kin as one word: the unit of an area or of a space is one of its own. */
const powers: [RegExp, string][] = [
  [/(\d) ?["”″]/gu, '$1 inches'],
  [/\b(?:square|sq\.?) (\p{L}+)/giu, 'square$1'],
  [/\b(?:cubic|cu\.?) (\p{L}+)/giu, 'cubic$1'],
  [/(?<!\p{L})(\p{L}{1,12})(?:²|\^2| squared\b)/giu, 'square$1'],
  [/(?<!\p{L})(\p{L}{1,12})(?:³|\^3| cubed\b)/giu, 'cubic$1'],
  [/(?<!\p{L})(mm|cm|m|km|in|ft|yd|mi)2(?!\d)/giu, 'square$1'],
  [/(?<!\p{L})(mm|cm|m|km|in|ft|yd|mi)3(?!\d)/giu, 'cubic$1'],
]
const withPowers = (text: string) => powers.reduce((left, [written, as]) => left.replace(written, as), text)

function unitNamed(name: string): Unit | undefined {
  const [, power, length = ''] = /^(square|cubic)(\p{L}+)$/u.exec(name) ?? []
  const unit = units.get(power === undefined ? name : length)
  if (!unit || power === undefined || !unit.kind.startsWith('length')) return power === undefined ? unit : undefined
  const size = power === 'square' ? unit.size.pow(2) : unit.size.pow(3)
  return size === null ? undefined : { kind: `${power} ${unit.kind}`, size }
}

const nameOf = (token: Token | undefined) =>
  token?.kind === 'word' ? token.word : token?.kind === 'mark' ? token.mark : ''
const unitAt = (tokens: readonly Token[], at: number) => unitNamed(nameOf(tokens[at]))

/** `other`: a measure in it is of another dimension than the wanted one, or of another system of units. */
export type Measured = { text: string; other: null | 'dimension' | 'system'; isPercent: boolean }

/** The text with every measure as a bare number of the wanted unit. Without a wanted unit 50 % is a half. */
export function inUnit(text: string, wanted: string | undefined): Measured {
  const tokens = readTokens(withPowers(text))
  const target = wanted === undefined ? undefined : unitNamed(withPowers(wanted.toLowerCase()))
  const words: string[] = []
  let other: Measured['other'] = null
  let isPercent = false
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at)
    if (!measure) {
      words.push(written(tokens[at]))
      at++
      continue
    }
    if (measure.kind === 'percent') isPercent = true
    if (wanted !== undefined) other ??= differs(target?.kind, measure.kind)
    words.push(bareText(measure, other ? undefined : target, wanted === undefined))
    at = measure.next
  }
  return { text: words.join(' '), other, isPercent }
}

function differs(wanted: string | undefined, given: string): Measured['other'] {
  if (wanted === given) return null
  return wanted !== undefined && dimensionOf(wanted) === dimensionOf(given) ? 'system' : 'dimension'
}

function bareText({ kind, size, bare, text }: Measure, target: Unit | undefined, isFree: boolean): string {
  if (target) return size.equals(bare.mul(target.size)) ? text : size.div(target.size).toFraction()
  return isFree && kind === 'percent' ? bare.div(100).toFraction() : text
}

type Measure = { kind: string; size: Fraction; bare: Fraction; text: string; next: number }

/** '5 cm', '2 hours and 30 minutes', '$3', '1 dollar 25'. */
function measureAt(tokens: readonly Token[], at: number): Measure | null {
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
  return { kind: first.kind, size, bare: first.bare, text: first.text, next }
}

type Part = Measure & { unit: Fraction }

function partAt(tokens: readonly Token[], at: number): Part | null {
  const [first, behind] = [tokens[at], tokens[at + 1]]
  const front = unitAt(tokens, at)
  if (nameOf(first) === '$' && front && behind?.kind === 'number') return part(front, behind, at + 2)
  if (first?.kind === 'number') {
    const place = first.value.d === 1n ? at + 1 : behindOf(tokens, at + 1)
    const unit = unitAt(tokens, place)
    return unit && nameOf(tokens[place]) !== '$' ? part(unit, first, place + 1) : dollarsBehind(tokens, at)
  }
  const unit = /^an?$/.test(nameOf(first)) ? unitAt(tokens, at + 1) : undefined
  return unit ? part(unit, { value: new Fraction(1), written: '1' }, at + 2) : null
}

/** 'Three quarters of an hour', 'half an hour'. */
function behindOf(tokens: readonly Token[], at: number): number {
  const of = nameOf(tokens[at]) === 'of' ? at + 1 : at
  return /^an?$/.test(nameOf(tokens[of])) ? of + 1 : at
}

/** '12$', as it is not written. */
function dollarsBehind(tokens: readonly Token[], at: number): Part | null {
  const first = tokens[at]
  const unit = unitAt(tokens, at + 1)
  const isLast = tokens[at + 2]?.kind !== 'number'
  return first?.kind === 'number' && unit && isLast ? part(unit, first, at + 2) : null
}

const part = (
  { kind, size }: Unit,
  { value, written }: Pick<NumberToken, 'value' | 'written'>,
  next: number,
): Part => ({
  kind,
  unit: size,
  size: value.mul(size),
  bare: value,
  text: written,
  next,
})

/** The 25 of 'a dollar 25'. */
function centsAt(tokens: readonly Token[], at: number): Fraction | null {
  const token = tokens[at]
  return token?.kind === 'number' && token.value.d === 1n && token.value.gte(0) && token.value.lt(100)
    ? token.value
    : null
}

function written(token: Token | undefined): string {
  if (!token || token.kind === 'impossible') return ';'
  if (token.kind === 'number') return token.written
  if (token.kind === 'sign') return token.sign === '÷' ? '÷' : token.sign
  return nameOf(token)
}
