import {
  type AskedSum,
  counted,
  type Draw,
  type Enumerated,
  type Lists,
  oneWay,
  person,
  type Wrong,
} from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { drawnThing, groupsOf } from './groups.ts'
import { confusedWith, wrongProducts } from './product-slips.ts'
import { wholesOf } from './small-sums.ts'

type Path = Draw['solution'][number]

/** Factors that make a product easy, the easiest first. */
const easiest = [10, 2, 5, 11, 9, 12, 4, 3, 6, 7, 8]
const wayNames = new Map([
  [10, 'ten'],
  [2, 'two'],
  [5, 'five'],
  [9, 'nine'],
  [4, 'four'],
  [8, 'eight'],
  [7, 'split'],
  [12, 'split'],
])
/** The easier factor from which 3, 6, 7, 11 and 12 are reached. */
const knownFor = new Map([
  [3, 2],
  [6, 5],
  [7, 5],
  [11, 10],
  [12, 10],
])

type Fact = { a: number; b: number; way: string; by: number; n: number; known: number }

function factOf(a: number, b: number): Fact {
  const by = easiest.find((one) => one === a || one === b) ?? Math.min(a, b)
  const n = by === a ? b : a
  const way = a === 0 || b === 0 ? 'zero' : a === 1 || b === 1 ? 'one' : (wayNames.get(by) ?? 'more')
  return { a, b, way, by, n, known: knownFor.get(by) ?? 5 }
}

/** The way over the easiest factor; then breaking the other one apart, doubling half of it, and counting in steps. */
function waysTo({ a, b, way, by, n, known }: Fact): Path[] {
  const key = a * b
  const apart: Path =
    n > 5 && n < 10 && !(n === by && known === 5)
      ? [
          ['part-five', 5 * by],
          ['part-rest', (n - 5) * by],
          ['parts-together', key],
        ]
      : []
  const half: Path =
    b > 1 && n % 2 === 0 && n > 4 && by > 2 && way !== 'ten'
      ? [
          ['half-of-it', (n / 2) * by],
          ['twice-that', key],
        ]
      : []
  const steps: Path = by > 1 && by <= 5 && n > 1 && n <= 12 ? [['count-in-steps', key]] : []
  return [firstWay({ a, b, way, by, n, known }), apart, half, steps].filter((path) => path.length > 0).slice(0, 3)
}

function firstWay({ a, b, way, by, n, known }: Fact): Path {
  const key = a * b
  switch (way) {
    case 'zero':
    case 'one':
    case 'ten':
    case 'two':
      return [[way, key]]
    case 'five':
      return [
        ['ten-times', 10 * n],
        ['half-of-ten', key],
      ]
    case 'nine':
      return [
        ['ten-times', 10 * n],
        ['give-back', key],
      ]
    case 'four':
      return [
        ['double', 2 * n],
        ['double-again', key],
      ]
    case 'eight':
      return [
        ['double', 2 * n],
        ['double-twice', 4 * n],
        ['double-thrice', key],
      ]
    case 'more':
      return [
        ['known-fact', known * n],
        ['one-more', key],
      ]
    default:
      return [
        ['known-fact', known * n],
        ['rest-fact', (by - known) * n],
        ['both', key],
      ]
  }
}

const inSteps = (by: number, times: number) =>
  Array.from({ length: Math.min(times, 12) }, (_, at) => by * (at + 1)).join(', ')

const valuesOf = ({ a, b, way, by, n, known }: Fact): Draw['values'] => ({
  a,
  b,
  product: a * b,
  sum: a + b,
  way,
  turned: by === a ? 'no' : 'yes',
  by,
  n,
  known,
  rest: by - known,
  knownMade: known * n,
  restMade: (by - known) * n,
  ten: 10 * n,
  two: 2 * n,
  four: 4 * n,
  nRest: n - 5,
  five: 5 * by,
  fiveRest: (n - 5) * by,
  nHalf: Math.floor(n / 2),
  halfMade: Math.floor(n / 2) * by,
  inSteps: inSteps(by, n),
  fewer: (a - 1) * b,
  more: (a + 1) * b,
  less: a * (b - 1),
  larger: a * (b + 1),
  aLess: a - 1,
  aMore: a + 1,
  bLess: b - 1,
  bMore: b + 1,
  otherMade: confusedWith(a, b)[0] ?? 0,
  otherFact: confusedWith(a, b)[1],
})

/** a × b, both at most 12, or one of them 0 or 1. */
export function product(a: number, b: number, form = 'fact', more: Partial<Draw> = {}): Draw {
  const fact = factOf(a, b)
  return {
    form,
    answer: { form: 'number', answer: a * b },
    wrong: wrongProducts(a, b),
    solution: waysTo(fact),
    entity: a,
    ...more,
    values: { ...valuesOf(fact), ...more.values },
  }
}

function story(rng: Rng, a: number, b: number): Draw {
  const { thing, ...values } = groupsOf(rng, a, b)
  return product(a, b, 'story', { values, answer: { form: 'number', answer: a * b, unit: thing }, entity: '@story' })
}

function rows(rng: Rng, a: number, b: number): Draw {
  const thing = drawnThing(rng)
  return product(a, b, 'rows', {
    values: { x: counted(thing, b) },
    picture: { kind: 'array', rows: a, columns: b, thing },
    entity: '@rows',
  })
}

const sold = ['kite', 'ticket', 'cap', 'puzzle', 'notebook', 'book', 'ball'] as const

const price = (rng: Rng, lists: Lists, a: number, b: number) =>
  product(a, b, 'price', {
    values: { x: counted(rng.pick(sold), a), who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'number', answer: a * b, unit: 'dollars' },
    entity: '@story',
  })

/** Which product makes this number? */
function which(a: number, b: number): Draw {
  const key = a * b
  const others: Wrong[] = [
    [a + 1, b],
    [a, b - 1],
    [a - 1, b],
    [a + 1, b - 1],
    [a, b + 1],
    [a + 1, b + 1],
  ].map(([left = 0, right = 0]) => [
    'took-another-fact',
    left * right === key ? null : `${left} × ${right}`,
    'which-fact',
  ])
  return product(a, b, 'which', {
    answer: { form: 'choice', answer: `${a} × ${b}` },
    wrong: [...others.slice((a + b) % 3), ...others],
    solution: oneWay(['try-each', `${a} × ${b}`]),
  })
}

/** The next fact from one that is given. */
const fromKnown = (a: number, b: number) =>
  [2, 10].includes(factOf(a, b).by) ? product(a, b) : product(a, b, 'from-known')

/** A fact in one of its wordings. */
export function wordedProduct(rng: Rng, lists: Lists, a: number, b: number): Draw {
  if (a < 2 || b < 2) return product(a, b)
  const form = rng.pick(['story', 'story', 'rows', 'price', 'which', 'from-known'])
  if (form === 'story') return story(rng, a, b)
  if (form === 'rows') return rows(rng, a, b)
  if (form === 'price') return price(rng, lists, a, b)
  return form === 'which' ? which(a, b) : fromKnown(a, b)
}

const upTo12 = Array.from({ length: 13 }, (_, at) => at)

/** The facts that fit, as they stand in their deck. */
export const productFacts = (fits: (a: number, b: number) => boolean): Enumerated[] =>
  upTo12.flatMap((a) =>
    upTo12.filter((b) => fits(a, b)).map((b) => ({ ...product(a, b), tags: [`times-${a}`], key: `${a}x${b}` })),
  )

export const askedProduct =
  (fits: (a: number, b: number) => boolean) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '×') ?? [-1, -1]
    return a >= 0 && fits(a, b) ? product(a, b) : null
  }

const easy = [0, 1, 2, 5, 10]
const isTen = (a: number, b: number) => Math.max(a, b) <= 10
const isEasy = (a: number, b: number) => isTen(a, b) && (easy.includes(a) || easy.includes(b))
const isZeroOrOne = (a: number, b: number) => Math.min(a, b) <= 1

/** Which of the skills of facts a product belongs to. */
export const factKinds = {
  easy: isEasy,
  /** A child's own may be larger: 1 × 357. */
  easyAsked: (a: number, b: number) => isEasy(a, b) || (isZeroOrOne(a, b) && Math.max(a, b) > 12),
  to5: (a: number, b: number) => isTen(a, b) && !isEasy(a, b) && Math.min(a, b) <= 4,
  to10: (a: number, b: number) => isTen(a, b) && !isEasy(a, b) && Math.min(a, b) > 4,
  to12: (a: number, b: number) => !isTen(a, b) && Math.max(a, b) <= 12,
}
