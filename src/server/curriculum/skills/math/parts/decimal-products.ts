import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { type Decimal, decimal, padded } from './decimals.ts'
import { varied } from './varied.ts'

const names = ['ones', 'tenths', 'hundredths', 'thousandths'] as const
const nameOf = (places: number) => `@${names[Math.min(places, 3)] ?? 'tenths'}`

function wrongProducts(x: Decimal, y: Decimal): Wrong[] {
  const made = x.units * y.units
  const places = x.places + y.places
  const sum =
    x.units * 10 ** (Math.max(x.places, y.places) - x.places) +
    y.units * 10 ** (Math.max(x.places, y.places) - y.places)
  return [
    ['moved-a-place-too-short', decimal(made, places - 1)],
    ['lost-the-point', places > 1 ? made : null],
    ['moved-a-place-too-far', decimal(made, places + 1)],
    ['added-the-factors', decimal(sum, Math.max(x.places, y.places))],
    ['slipped-by-a-group', decimal(made + Math.max(x.units, y.units), places)],
    ['moved-a-place-too-far', decimal(made, places + 2)],
    ['moved-a-place-too-short', decimal(made, places - 2)],
    ['slipped-by-one', decimal(made + 1, places)],
    [
      'slipped-by-a-group',
      made > Math.max(x.units, y.units) ? decimal(made - Math.max(x.units, y.units), places) : null,
    ],
  ]
}

type Wish = { form: string; said?: { x: string; y: string }; values?: Draw['values']; unit?: string }

/** x × y: as whole numbers, then the point. */
export function decimalProduct(x: Decimal, y: Decimal, { form, said, values, unit }: Wish): Draw {
  const made = x.units * y.units
  const places = x.places + y.places
  const key = decimal(made, places)
  return {
    form,
    values: {
      x: said?.x ?? padded(x.units, x.places),
      y: said?.y ?? padded(y.units, y.places),
      a: x.units,
      b: y.units,
      made,
      places,
      full: padded(made, places),
      key,
      zeros: padded(made, places) === key ? 'no' : 'yes',
      partsX: nameOf(x.places),
      kind: x.places === 0 || y.places === 0 ? 'one' : x.places === 1 && y.places === 1 ? 'tenths' : 'other',
      small: y.units < 10 ** y.places ? 'second' : x.units < 10 ** x.places ? 'first' : 'none',
      roundX: Math.max(1, Math.round(x.units / 10 ** x.places)),
      roundY: Math.max(1, Math.round(y.units / 10 ** y.places)),
      ...values,
    },
    answer: { form: 'number', answer: key, ...(unit !== undefined && { unit }) },
    wrong: varied(made === 0 ? zeroProducts(x, y) : wrongProducts(x, y), (x.units + y.units) % 5),
    solution: oneWay(['as-wholes', made], ['count-places', null], ['set-point', key]),
    entity: said?.x ?? padded(x.units, x.places),
  }
}

const zeroProducts = (x: Decimal, y: Decimal): Wrong[] => [
  ['thinks-times-zero-keeps', decimal(Math.max(x.units, y.units), x.units > 0 ? x.places : y.places)],
  ['counted-the-zero', '1'],
  ['moved-a-place-too-far', '0.1'],
]

const isLong = ({ units, places }: Decimal) => places > 0 && units % 10 === 0

/** Tenths and hundredths by a whole number, or by tenths. */
export function wordedDecimalProduct(rng: Rng, lists: Lists): Draw | null {
  const kind = rng.pick(['by-whole', 'by-whole', 'by-tenths', 'small', 'story', 'area'])
  const one = (places: number, most: number): Decimal => ({ units: rng.int(2, most), places })
  const values = { who: person(rng.pick(lists.names ?? [])), stuff: rng.pick(lists.stuff ?? []) }
  const [x, y] =
    kind === 'by-tenths' || kind === 'area'
      ? [one(1, 99), one(1, 99)]
      : kind === 'small'
        ? [one(rng.pick([1, 2]), 12), one(1, 9)]
        : [one(rng.pick([1, 2]), 150), one(0, 9)]
  if (isLong(x) || isLong(y)) return null
  const form = kind === 'story' ? 'bottles' : kind === 'area' ? 'area' : 'product'
  // A mat is longer than it is wide.
  const turned = form === 'area' ? x.units < y.units : form === 'product' && rng.chance(30)
  const units: Record<string, string> = { bottles: 'liters', area: 'square meters' }
  const unit = units[form]
  return decimalProduct(turned ? y : x, turned ? x : y, { form, values, ...(unit !== undefined && { unit }) })
}

function wrongQuotients(whole: Decimal, by: Decimal, key: Decimal): Wrong[] {
  return [
    ['lost-the-point', key.places > 0 ? key.units : null],
    ['moved-a-place-too-far', decimal(key.units, key.places + 1)],
    ['moved-a-place-too-short', decimal(key.units, key.places - 1)],
    ['multiplied-instead', decimal(whole.units * by.units, whole.places + by.places)],
    ['slipped-by-one', decimal(key.units + 1, key.places)],
    ['moved-a-place-too-far', decimal(key.units, key.places + 2)],
    ['slipped-by-one', key.units > 1 ? decimal(key.units - 1, key.places) : null],
  ]
}

/** whole ÷ by = key, by a whole number or by tenths and hundredths; both are made whole first. */
export function decimalQuotient(whole: Decimal, by: Decimal, key: Decimal, { form, said, values, unit }: Wish): Draw {
  const answer = decimal(key.units, key.places)
  const isByWhole = by.places === 0
  // In parts as small as the key needs: 3.6 ÷ 4 as 36 tenths, 1 ÷ 0.4 as 10 ÷ 4 and then 100 tenths.
  const places = Math.max(0, whole.places - by.places, key.places)
  const shifted = { units: whole.units, places: whole.places - by.places }
  const inParts = key.units * 10 ** (places - key.places) * by.units
  return {
    form: form === 'quotient' && !isByWhole ? 'by-decimal' : form,
    values: {
      x: said?.x ?? padded(whole.units, whole.places),
      y: said?.y ?? padded(by.units, by.places),
      by: by.units,
      shifted: decimal(shifted.units, shifted.places),
      factor: 10 ** by.places,
      parts: nameOf(places),
      inParts,
      each: key.units * 10 ** (places - key.places),
      key: answer,
      ...values,
    },
    answer: { form: 'number', answer, ...(unit !== undefined && { unit }) },
    wrong: varied(wrongQuotients(whole, by, key), (key.units + by.units) % 5),
    solution: oneWay(
      ...(isByWhole ? [] : [['make-whole', null] satisfies [string, null]]),
      ...(places > 0
        ? ([
            ['as-parts', null],
            ['divide-parts', key.units * 10 ** (places - key.places)],
          ] as const)
        : []),
      [places > 0 ? 'back-to-decimal' : 'divide', answer],
    ),
    entity: said?.x ?? padded(whole.units, whole.places),
  }
}

export function wordedDecimalQuotient(rng: Rng, lists: Lists): Draw | null {
  const kind = rng.pick(['by-whole', 'by-whole', 'by-whole', 'by-decimal', 'by-decimal', 'rope', 'glasses'])
  const isByDecimal = kind === 'by-decimal'
  const by: Decimal = { units: rng.int(2, 9), places: isByDecimal ? rng.pick([1, 1, 2]) : 0 }
  const places = isByDecimal ? (by.places === 2 ? 0 : rng.pick([0, 1])) : rng.pick([1, 1, 2])
  const key = { units: rng.int(2, places === 2 ? 199 : 99), places }
  const whole = { units: key.units * by.units, places: places + by.places }
  if (key.places > 0 && (key.units % 10 === 0 || whole.units % 10 === 0)) return null
  const form = kind === 'rope' || kind === 'glasses' ? kind : 'quotient'
  const units: Record<string, string> = { rope: 'meters', glasses: 'liters' }
  const unit = units[form]
  const shown =
    whole.places > 0 && whole.units % 10 === 0 ? { units: whole.units / 10, places: whole.places - 1 } : whole
  return decimalQuotient(shown, by, key, {
    form,
    values: { who: person(rng.pick(lists.names ?? [])), stuff: rng.pick(lists.stuff ?? []) },
    ...(unit !== undefined && { unit }),
  })
}
