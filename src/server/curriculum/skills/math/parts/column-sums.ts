import { type AskedSum, counted, type Draw, type Lists, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wholesOf } from './small-sums.ts'

const digitsOf = (value: number): number[] => [...String(value)].map(Number).toReversed()

/** Places (0 the ones) where adding makes ten or more, what was carried counted in. */
function carriesIn(a: number, b: number): number[] {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  const carried: number[] = []
  let carry = 0
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    carry = (left[at] ?? 0) + (right[at] ?? 0) + carry >= 10 ? 1 : 0
    if (carry) carried.push(at)
  }
  return carried
}

/** Places where a ten (a hundred, ...) must be traded first. */
function tradesIn(a: number, b: number): number[] {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  const traded: number[] = []
  let borrow = 0
  for (let at = 0; at < left.length; at++) {
    borrow = (left[at] ?? 0) - borrow < (right[at] ?? 0) ? 1 : 0
    if (borrow) traded.push(at)
  }
  return traded
}

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']
const oneOf = (at: number) => placeNames[at]?.replace(/s$/, '') ?? ''

/** Where the first trade goes: to the left, and over empty places to one that has something. */
function tradeOf(a: number, first = 0): Draw['values'] {
  const far = digitsOf(a).findIndex((digit, at) => at > first && digit > 0)
  return {
    place: placeNames[first] ?? '',
    next: placeNames[first + 1] ?? '',
    higher: oneOf(first + 1),
    far: oneOf(far),
    smaller: placeNames[far - 1] ?? '',
    gap: far > first + 1 ? 'yes' : 'no',
  }
}

/** Each column added for itself, its tens written down or left out. */
const columnsAdded = (a: number, b: number, isWritten: boolean) => {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  const columns = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, at) => (left[at] ?? 0) + (right[at] ?? 0),
  )
  return Number(
    columns
      .toReversed()
      .map((sum, at) => (isWritten || at === 0 ? sum : sum % 10))
      .join(''),
  )
}

/** In each column the smaller digit is taken from the larger, wherever it stands. */
const smallerFromLarger = (a: number, b: number) => {
  const [left, right] = [digitsOf(a), digitsOf(b)]
  return Number(
    left
      .map((digit, at) => Math.abs(digit - (right[at] ?? 0)))
      .toReversed()
      .join(''),
  )
}

const partsOf = (value: number): number[] =>
  digitsOf(value)
    .map((digit, at) => digit * 10 ** at)
    .filter((part) => part > 0)
    .toReversed()

const things = ['block', 'shell', 'sticker', 'card', 'bead'] as const

function wrongSums(a: number, b: number): Wrong[] {
  const sum = a + b
  const carried = carriesIn(a, b)
  const forgot = carried.map((at) => sum - 10 ** (at + 1))
  return [
    ['forgot-to-carry', forgot[0] ?? null],
    ['wrote-the-whole-column', carried.length > 0 && sum < 1_000 ? columnsAdded(a, b, true) : null],
    ['forgot-to-carry', carried.length > 1 ? columnsAdded(a, b, false) : null],
    ['took-away-instead', a === b ? null : Math.abs(a - b)],
    ...((sum % 20 < 10
      ? [
          ['slipped-by-ten', sum + 10],
          ['slipped-by-one', sum - 1],
          ['slipped-by-ten', sum > 20 ? sum - 10 : null],
        ]
      : [
          ['slipped-by-one', sum + 1],
          ['slipped-by-ten', sum > 20 ? sum - 10 : null],
          ['slipped-by-ten', sum + 10],
        ]) satisfies Wrong[]),
  ]
}

/** Ways: place by place; for two digits also on from the first in jumps, and for near tens over the round number. */
function waysToAdd(a: number, b: number): Draw['solution'][number][] {
  const sum = a + b
  const tens = b - (b % 10)
  const jump = 10 - (b % 10)
  const columns: Draw['solution'][number] =
    sum < 1_000
      ? [
          ['add-ones', (a % 10) + (b % 10)],
          ['add-tens', (Math.floor(a / 10) % 10) * 10 + (Math.floor(b / 10) % 10) * 10],
          ...(a >= 100 || b >= 100
            ? ([['add-hundreds', (Math.floor(a / 100) + Math.floor(b / 100)) * 100]] as const)
            : []),
          ['together', sum],
        ]
      : [
          ['line-up', null],
          ['from-the-ones', null],
          ['column-sum', sum],
        ]
  const jumps: Draw['solution'][number] = [
    ['jump-tens', a + tens],
    ['jump-ones', sum],
  ]
  const round: Draw['solution'][number] = [
    ['to-round', a + b + jump],
    ['back-again', sum],
  ]
  return [
    columns,
    ...(sum < 1_000 && b >= 10 && b % 10 > 0 ? [jumps] : []),
    ...(b % 10 >= 8 && sum < 1_000 ? [round] : []),
  ]
}

/** a + b, at least two digits in one of them. */
export function columnSum(a: number, b: number, form = 'sum', values: Draw['values'] = {}): Draw {
  const carried = carriesIn(a, b)
  const tens = b - (b % 10)
  return {
    form,
    values: {
      a,
      b,
      sum: a + b,
      carries: carried.length === 0 ? 'none' : carried.length === 1 && carried[0] === 0 ? 'ones' : 'more',
      place: placeNames[carried[0] ?? 0] ?? 'ones',
      higher: oneOf((carried[0] ?? 0) + 1),
      onesA: a % 10,
      onesB: b % 10,
      ones: (a % 10) + (b % 10),
      tensA: (Math.floor(a / 10) % 10) * 10,
      tensB: (Math.floor(b / 10) % 10) * 10,
      tens: (Math.floor(a / 10) % 10) * 10 + (Math.floor(b / 10) % 10) * 10,
      hundreds: (Math.floor(a / 100) + Math.floor(b / 100)) * 100,
      size: a >= 100 || b >= 100 ? 'hundreds' : 'tens',
      jump: tens,
      afterJump: a + tens,
      round: b + (10 - (b % 10)),
      over: 10 - (b % 10),
      afterRound: a + b + (10 - (b % 10)),
      ...values,
    },
    answer: { form: 'number', answer: a + b },
    wrong: wrongSums(a, b),
    solution: waysToAdd(a, b),
    entity: a,
  }
}

/** Bare, or with a story where the numbers are such that one tells it. */
export function wordedSum(rng: Rng, lists: Lists, a: number, b: number): Draw {
  const form = a + b > 1_000 ? rng.pick(['sum', 'large']) : rng.pick(['sum', 'sum', 'story', 'together'])
  if (form === 'sum') return columnSum(a, b)
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  return columnSum(a, b, form, {
    x: counted(rng.pick(things), a),
    who: person(who),
    other: person(other),
  })
}

function wrongDifferences(a: number, b: number): Wrong[] {
  const left = a - b
  const [first] = tradesIn(a, b)
  return [
    ['took-the-smaller-from-the-larger', first === undefined ? null : smallerFromLarger(a, b)],
    ['forgot-the-trade', first === undefined ? null : left + 10 ** (first + 1)],
    ['added-instead', a + b],
    ...((left % 20 < 10
      ? [
          ['slipped-by-ten', left + 10],
          ['slipped-by-one', left > 1 ? left - 1 : null],
          ['slipped-by-ten', left > 10 ? left - 10 : null],
        ]
      : [
          ['slipped-by-one', left + 1],
          ['slipped-by-ten', left > 10 ? left - 10 : null],
          ['slipped-by-ten', left + 10],
        ]) satisfies Wrong[]),
    ['slipped-by-one', left + 2],
  ]
}

function waysToTakeAway(a: number, b: number): Draw['solution'][number][] {
  const left = a - b
  const [, ...rest] = partsOf(b)
  const [most = b] = partsOf(b)
  const jumps: Draw['solution'][number] =
    rest.length === 0
      ? [['jump-back-once', left]]
      : [
          ['jump-back', a - most],
          ['jump-back-rest', left],
        ]
  const nextTen = b % 10 === 0 ? b : b + (10 - (b % 10))
  const up: Draw['solution'][number] =
    nextTen === b || nextTen > a
      ? [['count-up', left]]
      : [
          ['up-to-ten', nextTen - b],
          ['up-to-whole', a - nextTen],
          ['up-together', left],
        ]
  const columns: Draw['solution'][number] = [
    ['line-up', null],
    ['trade', null],
    ['column-difference', left],
  ]
  return a < 1_000 ? [jumps, up, columns] : [columns]
}

/** a − b, with a at least two digits and not below b. */
export function columnDifference(a: number, b: number, form = 'difference', values: Draw['values'] = {}): Draw {
  const traded = tradesIn(a, b)
  const [most = b] = partsOf(b)
  const nextTen = b % 10 === 0 ? b : b + (10 - (b % 10))
  return {
    form,
    values: {
      a,
      b,
      left: a - b,
      trades: traded.length === 0 ? 'none' : traded.length === 1 && traded[0] === 0 ? 'ones' : 'more',
      tradeCount: traded.length,
      onesA: a % 10,
      onesB: b % 10,
      ...tradeOf(a, traded[0]),
      most,
      afterMost: a - most,
      rest: b - most,
      nextTen,
      toTen: nextTen - b,
      fromTen: a - nextTen,
      ...values,
    },
    answer: { form: 'number', answer: a - b },
    wrong: wrongDifferences(a, b),
    solution: waysToTakeAway(a, b),
    entity: a,
  }
}

export function wordedDifference(rng: Rng, lists: Lists, a: number, b: number): Draw {
  const form =
    a > 1_000 ? rng.pick(['difference', 'large']) : rng.pick(['difference', 'difference', 'left-over', 'apart'])
  if (form === 'difference') return columnDifference(a, b)
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  return columnDifference(a, b, form, {
    x: counted(rng.pick(things), a),
    y: counted(rng.pick(things), b),
    who: person(who),
    other: person(other),
  })
}

export const hasCarry = (a: number, b: number) => carriesIn(a, b).length > 0
export const hasTrade = (a: number, b: number) => tradesIn(a, b).length > 0

/** A child's own sum, when it is of these. */
export const askedSum =
  (fits: (a: number, b: number) => boolean) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '+') ?? [0, 0]
    return a + b > 20 && fits(a, b) ? columnSum(a, b) : null
  }

export const askedDifference =
  (fits: (a: number, b: number) => boolean) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '−') ?? [0, 0]
    return a > 20 && a >= b && fits(a, b) ? columnDifference(a, b) : null
  }
