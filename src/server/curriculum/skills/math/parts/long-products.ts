import { type AskedSum, counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wholesOf } from './small-sums.ts'

type Path = Draw['solution'][number]
type Part = readonly [left: number, right: number]

const digitsOf = (value: number): number[] => [...String(value)].map(Number).toReversed()

/** 346 as 300, 40 and 6; nothing for its zeros. */
export const placesOf = (value: number): number[] =>
  digitsOf(value)
    .map((digit, at) => digit * 10 ** at)
    .filter((part) => part > 0)
    .toReversed()

const mostParts = 4

/** How a product is worked out: place by place, over its zeros, or row by row; `long` is broken apart or multiplied by `short`. */
type Plan = { a: number; b: number; long: number; short: number; kind: 'places' | 'zeros' | 'rows' | 'far' }

const isRound = (value: number) => value >= 10 && placesOf(value).length === 1

function planOf(a: number, b: number): Plan {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  if (isRound(high)) return { a, b, long: low, short: high, kind: 'zeros' }
  if (isRound(low)) return { a, b, long: high, short: low, kind: 'zeros' }
  const kind = low < 10 ? 'places' : 'rows'
  const parts = placesOf(low < 10 ? high : low).length
  return { a, b, long: high, short: low, kind: parts > mostParts ? 'far' : kind }
}

/** Steps that are one product each, and their numbers: {row1}, {rowBy1}, {rowMade1}. */
function products(name: string, parts: readonly Part[]): { steps: Path; values: Record<string, number> } {
  return {
    steps: parts.map(([left, right], at) => [`${name}-${at + 1}`, left * right] as const),
    values: Object.fromEntries(
      parts.flatMap(([left, right], at) => [
        [`${name}${at + 1}`, left],
        [`${name}By${at + 1}`, right],
        [`${name}Made${at + 1}`, left * right],
      ]),
    ),
  }
}

const grouped = new Intl.NumberFormat('en-US')
const sumOf = (parts: readonly Part[]) => parts.map(([left, right]) => grouped.format(left * right)).join(' + ')

/** Digit by digit from the ones, with what is carried: {digit1}, {made1}, {carried1}, {total1}. */
function columns(long: number, short: number): { steps: Path; values: Record<string, number> } {
  const values: Record<string, number> = {}
  let carried = 0
  const steps = digitsOf(long).map((digit, at) => {
    const total = digit * short + carried
    Object.assign(values, {
      [`digit${at + 1}`]: digit,
      [`made${at + 1}`]: digit * short,
      [`carried${at + 1}`]: carried,
      [`total${at + 1}`]: total,
    })
    carried = Math.floor(total / 10)
    return [`column-${at + 1}`, (long % 10 ** (at + 1)) * short] as const
  })
  return { steps, values }
}

function waysByDigit({ long, short }: Plan): { paths: Path[]; values: Record<string, number | string> } {
  const key = long * short
  const parts = placesOf(long).map((part) => [part, short] as const)
  const places = products('place', parts)
  const byColumns = columns(long, short)
  const round = Math.ceil(long / 10) * 10
  const overRound: Path = [
    ['to-round', round * short],
    ['back-again', key],
  ]
  const doubling: Path = [
    ['twice', 2 * long],
    ['twice-again', 4 * long],
    ...(short === 8 ? ([['thrice', key]] as const) : []),
  ]
  return {
    paths: [
      [...places.steps, ['places-together', key]],
      ...(long < 100 && round - long <= 2 ? [overRound] : []),
      ...(long < 1_000 && (short === 4 || short === 8) ? [doubling] : []),
      [...byColumns.steps, ['columns-read', key]],
    ],
    values: {
      ...places.values,
      ...byColumns.values,
      placesSum: sumOf(parts),
      round,
      over: round - long,
      roundMade: round * short,
      overMade: (round - long) * short,
      twice: 2 * long,
      fourTimes: 4 * long,
    },
  }
}

function waysByRows({ long, short }: Plan): { paths: Path[]; values: Record<string, number | string> } {
  const key = long * short
  const rowParts = placesOf(short)
    .map((part) => [long, part] as const)
    .toReversed()
  const rows = products('row', rowParts)
  const areas = placesOf(long).flatMap((left) => placesOf(short).map((right) => [left, right] as const))
  const area = products('area', areas)
  return {
    paths: [
      ...(areas.length <= mostParts ? [[...area.steps, ['areas-together', key]] satisfies Path] : []),
      [...rows.steps, ['rows-together', key]],
    ],
    values: { ...rows.values, ...area.values, rowsSum: sumOf(rowParts), areasSum: sumOf(areas) },
  }
}

function waysTo(plan: Plan): { paths: Path[]; values: Record<string, number | string> } {
  const { long, short, kind } = plan
  if (kind === 'places') return waysByDigit(plan)
  if (kind === 'rows') return waysByRows(plan)
  if (kind === 'far')
    return {
      paths: [
        [
          ['line-up', null],
          ['each-digit', null],
          ['read-product', long * short],
        ],
      ],
      values: {},
    }
  const zeros = digitsOf(short).findIndex((digit) => digit > 0)
  const digit = short / 10 ** zeros
  return {
    paths: [
      [
        ['without-zeros', long * digit],
        ['with-zeros', long * short],
      ],
    ],
    values: { zeros, digit, withoutZeros: long * digit },
  }
}

/** Each column multiplied for itself: what is carried is left out, or written down as it is. */
const withoutCarry = (long: number, short: number, isWritten: boolean) =>
  Number(
    digitsOf(long)
      .map((digit, at, all) => (isWritten || at === all.length - 1 ? digit * short : (digit * short) % 10))
      .toReversed()
      .join(''),
  )

function wrongProducts({ a, b, long, short, kind }: Plan): Wrong[] {
  const key = a * b
  const [ones = 0, tens = 0] = digitsOf(short)
  const special: Wrong[] =
    kind === 'places'
      ? [
          ['forgot-to-carry', withoutCarry(long, short, false)],
          ['split-wrong', long < 1_000 ? (long - (long % 10)) * short + (long % 10) : null, 'first-part-only'],
          ['wrote-the-whole-column', long < 100 ? withoutCarry(long, short, true) : null],
          ['forgot-a-part', (long - (long % 10)) * short, 'left-out-the-ones'],
        ]
      : kind === 'zeros'
        ? [
            ['slipped-by-a-zero', key * 10],
            ['slipped-by-a-zero', key / 10],
          ]
        : [
            ['forgot-the-shift', short < 100 ? long * (ones + tens) : null],
            [
              'multiplied-matching-places',
              long < 100 ? (long - (long % 10)) * (short - ones) + (long % 10) * ones : null,
            ],
            ['forgot-a-part', long * (short - ones), 'left-out-a-row'],
          ]
  const over: Wrong = ['slipped-by-ten', key + 10]
  const under: Wrong = ['slipped-by-ten', key - 10]
  const near: Wrong = ['slipped-by-one', key + 1]
  const [first, second, ...others] = special.filter(([, answer]) => answer !== null && answer !== key)
  const [one, two] = [first ? [first] : [], second ? [second] : []]
  // Which slip comes in turns, so that the size of the right one tells nothing.
  const orders = [
    [...one, ...two, over],
    [...one, ...two, under],
    [...one, over, near, ...two],
  ]
  return [...(orders[key % orders.length] ?? []), ...others, ['added-the-factors', a + b], over, under, near]
}

/** a × b beyond the facts, in one of its wordings. */
export function longProduct(a: number, b: number, form = 'product', more: Partial<Draw> = {}): Draw {
  const plan = planOf(a, b)
  const { long, short, kind } = plan
  const { paths, values } = waysTo(plan)
  const [ones = 0] = placesOf(short).toReversed()
  return {
    form,
    answer: { form: 'number', answer: a * b },
    wrong: wrongProducts(plan),
    solution: paths.slice(0, 3),
    entity: a,
    ...more,
    values: {
      a,
      b,
      long,
      short,
      kind,
      key: a * b,
      ones,
      rest: short - ones,
      onesMade: long * ones,
      restMade: long * (short - ones),
      ...values,
      ...more.values,
    },
  }
}

const packed = ['sticker', 'bead', 'card', 'button', 'tile', 'bean', 'pencil', 'paper clip'] as const

export function worded(rng: Rng, lists: Lists, one: number, other: number): Draw {
  // The smaller number is the one that is split, as it is in every sentence.
  const [short, long] = one < other ? [one, other] : [other, one]
  const [a, b] = rng.chance(70) ? [long, short] : [short, long]
  const form = rng.pick(['product', 'product', 'product', 'story', 'story', 'part'])
  if (form === 'story')
    return longProduct(short, long, short < 10 ? 'story-digit' : 'story-rows', {
      // The plan may turn round numbers around; the story may not.
      values: { x: counted(rng.pick(packed), long), groups: short, who: person(rng.pick(lists.names ?? [])) },
    })
  if (form === 'part' && planOf(long, short).kind === 'rows' && short < 100 && short % 10 > 1)
    return missingRow(long, short)
  if (form === 'part' && short < 10 && long < 100 && long % 10 > 0) return missingPlace(long, short)
  return longProduct(a, b)
}

/** 34 × 26 = 34 × 20 + ? */
function missingRow(long: number, short: number): Draw {
  const [tens = 10, ones = 1] = placesOf(short)
  return longProduct(long, short, 'missing-row', {
    answer: { form: 'number', answer: long * ones },
    wrong: [
      ['split-wrong', ones, 'only-the-ones'],
      ['forgot-a-part', (long % 10) * ones || null, 'ones-times-ones'],
      ['said-the-product', long * short],
      ['slipped-by-ten', long * ones + 10],
      ['split-wrong', long * tens, 'the-other-part'],
    ],
    solution: oneWay(['which-part', null], ['row-of-ones', long * ones]),
  })
}

/** 34 × 6: 30 × 6 is known. What comes next? */
function missingPlace(long: number, short: number): Draw {
  const [tens = 10, ones = 1] = placesOf(long)
  return longProduct(long, short, 'missing-place', {
    values: { tensPart: tens, onesPart: ones, tensMade: tens * short },
    answer: { form: 'choice', answer: `${ones} × ${short}` },
    wrong: [
      ['split-wrong', `${tens / 10} × ${short}`, 'tens-again'],
      ['multiplied-matching-places', `${ones} × ${tens}`, 'parts-with-each-other'],
      ['added-the-factors', `${ones} + ${short}`, 'adds-the-part'],
      ['slipped-by-one', `${ones + 1} × ${short}`, 'another-part'],
    ],
    solution: oneWay(['which-place', null], ['place-product', `${ones} × ${short}`]),
  })
}

/** A child's own product, when it is of these. */
export const askedLongProduct =
  (fits: (low: number, high: number) => boolean) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '×') ?? [0, 0]
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    return low > 1 && high > 12 && fits(low, high) ? longProduct(a, b) : null
  }
