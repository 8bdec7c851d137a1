import { type AskedSum, counted, type Draw, type Enumerated, type Lists, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

const things = ['apple', 'star', 'ball', 'flower', 'block', 'shell', 'cookie', 'leaf'] as const

/** Wordings that go with any small sum; a story or a picture beside the bare one. */
export const sumForms = ['sum', 'sum', 'sum', 'story', 'picture'] as const
export type SumForm = (typeof sumForms)[number]

type Path = Draw['solution'][number]

/** Ways that children take to a small sum: on from the bigger number, over ten, or from a double. */
function waysToAdd(a: number, b: number): Path[] {
  const [big, small] = a > b ? [a, b] : [b, a]
  const sum = a + b
  if (small === 0) return [[['zero', sum]]]
  const countOn: Path = [
    ['start-big', big],
    ['count-on', sum],
  ]
  const overTen: Path = [
    ['fill-ten', 10],
    ['add-rest', sum],
  ]
  const nearDouble: Path = [
    ['double', 2 * small],
    ['one-more', sum],
  ]
  return [
    ...(sum > 10 && big < 10 ? [overTen] : []),
    ...(a === b ? [[['same-twice', sum]] satisfies Path] : big - small === 1 && small > 1 ? [nearDouble] : []),
    ...(sum <= 20 ? [countOn] : []),
  ]
}

const wrongSums = (a: number, b: number): Wrong[] => {
  const sum = a + b
  const usual: Wrong[] = [
    ['counted-the-first-twice', sum - 1],
    ['counted-one-too-far', sum + 1],
  ]
  const zero: Wrong[] = [
    ['counted-the-zero', sum + 1],
    ['thinks-zero-makes-nothing', 0],
    ['wrote-them-side-by-side', sum * 10, b === 0 ? 'wrote-them-side-by-side' : 'made-it-more'],
    ['counted-one-too-far', sum + 2, 'made-it-more'],
    ['wrote-them-side-by-side', sum === 0 ? 10 : null, 'made-it-more'],
  ]
  if (a === 0 || b === 0) return [...zero, ['counted-the-first-twice', sum > 0 ? sum - 1 : null]]
  return [
    ...((a + b) % 2 === 0 ? usual : usual.toReversed()),
    ['took-away-instead', a === b || a === 2 * b || b === 2 * a ? null : Math.abs(a - b)],
    ['lost-the-ten', sum > 10 && sum < 20 ? sum - 10 : null],
    ['said-one-part', Math.max(a, b)],
    ['wrote-them-side-by-side', a < 10 && b < 10 ? a * 10 + b : null],
  ]
}

/** a + b, both at most 20. `form` words it. */
export function addition(a: number, b: number, form: string, more: Partial<Draw> = {}): Draw {
  const [big, small] = a > b ? [a, b] : [b, a]
  return {
    form,
    values: {
      a,
      b,
      big,
      small,
      twins: a === b ? 'yes' : 'no',
      sum: a + b,
      less: big - 1,
      fill: Math.max(0, 10 - big),
      rest: small - Math.max(0, 10 - big),
      twice: 2 * small,
      way: a + b > 10 && big < 10 ? 'ten' : big - small === 1 && small > 1 ? 'double' : 'on',
      ...more.values,
    },
    answer: { form: 'number', answer: a + b },
    wrong: wrongSums(a, b),
    solution: waysToAdd(a, b),
    entity: a,
    ...(more.picture && { picture: more.picture }),
  }
}

/** A sum in one of its wordings, with things and a child where it tells a story. */
export function wordedAddition(rng: Rng, lists: Lists, a: number, b: number): Draw {
  const form = rng.pick(sumForms)
  const thing = rng.pick(things)
  const fits = a > 0 && b > 0
  if (form === 'sum' || !fits || (form === 'picture' && Math.max(a, b) > 10))
    return addition(a, b, a === 0 || b === 0 ? 'zero' : 'sum')
  return addition(a, b, form, {
    values: {
      x: counted(thing, a),
      y: counted(thing, b),
      who: person(rng.pick(lists.names ?? [])),
    },
    ...(form === 'picture' && {
      picture: {
        kind: 'objects',
        groups: [
          { thing, count: a },
          { thing, count: b },
        ],
      },
    }),
  })
}

/** Ways to a small difference: back from the first number, up from the second, or over ten. */
function waysToTakeAway(whole: number, part: number): Path[] {
  const left = whole - part
  if (part === 0) return [[['nothing-goes', left]]]
  if (left === 0) return [[['all-go', left]]]
  const countBack: Path = [['count-back', left]]
  const countUp: Path = [['count-up', left]]
  const overTen: Path = [
    ['back-to-ten', 10],
    ['then-rest', left],
  ]
  const isOverTen = whole > 10 && left < 10 && part < 10
  return [...(isOverTen ? [overTen] : []), ...(part <= left ? [countBack, countUp] : [countUp, countBack])]
}

const wrongDifferences = (whole: number, part: number): Wrong[] => {
  const left = whole - part
  if (part === 0)
    return [
      ['took-one-anyway', whole > 0 ? whole - 1 : null],
      ['thinks-zero-makes-nothing', 0],
      ['counted-the-zero', whole + 1],
      [
        'wrote-them-side-by-side',
        whole > 0 ? whole * 10 : 10,
        whole > 0 ? 'wrote-them-side-by-side' : 'counted-the-zero',
      ],
      ['added-instead', whole + 2],
    ]
  if (left === 0)
    return [
      ['kept-the-number', whole],
      ['kept-one', 1],
      ['added-instead', whole + part],
      ['counted-back-one-short', 2],
      ['kept-one', 10],
    ]
  const usual: Wrong[] = [
    ['counted-back-one-short', left + 1],
    ['counted-back-one-far', left - 1],
  ]
  return [
    ...(whole % 2 === 0 ? usual : usual.toReversed()),
    ['added-instead', whole + part],
    ['said-one-part', part],
    ['kept-the-number', whole],
  ]
}

/** whole − part, the whole at most 20. */
export function subtraction(whole: number, part: number, form: string, more: Partial<Draw> = {}): Draw {
  const left = whole - part
  return {
    form,
    values: { whole, part, left, toTen: whole - 10, rest: part - (whole - 10), ...more.values },
    answer: { form: 'number', answer: left },
    wrong: wrongDifferences(whole, part),
    solution: waysToTakeAway(whole, part),
    entity: whole,
    ...(more.picture && { picture: more.picture }),
  }
}

const formOfDifference = (whole: number, part: number) =>
  part === 0 ? 'minus-zero' : whole === part ? 'minus-itself' : 'difference'

export function wordedSubtraction(rng: Rng, lists: Lists, whole: number, part: number): Draw {
  const form = rng.pick(['bare', 'bare', 'story', 'apart', 'picture'])
  const thing = rng.pick(things)
  const plain = formOfDifference(whole, part)
  if (form === 'bare' || plain !== 'difference' || (form === 'picture' && whole > 10))
    return subtraction(whole, part, plain)
  const values = {
    x: counted(thing, whole),
    y: counted(thing, part),
    who: person(rng.pick(lists.names ?? [])),
  }
  const groups = [{ thing, count: whole }]
  return subtraction(whole, part, form, {
    values,
    ...(form === 'picture' && { picture: { kind: 'objects', groups, crossed: part } }),
  })
}

const upToTen = Array.from({ length: 11 }, (_, at) => at)

/** The facts from 0 + 0 to 10 + 10 whose sum lies between, as they stand in their deck. */
export const additionFacts = (from: number, to: number): Enumerated[] =>
  upToTen.flatMap((a) =>
    upToTen
      .filter((b) => a + b >= from && a + b <= to)
      .map((b) => ({ ...addition(a, b, a === 0 || b === 0 ? 'zero' : 'sum'), tags: ['facts'], key: `${a}plus${b}` })),
  )

/** The same facts turned around: 13 − 6 from 7 + 6. */
export const subtractionFacts = (from: number, to: number): Enumerated[] =>
  upToTen.flatMap((left) =>
    upToTen
      .filter((part) => left + part >= from && left + part <= to)
      .map((part) => ({
        ...subtraction(left + part, part, formOfDifference(left + part, part)),
        tags: ['facts'],
        key: `${left + part}minus${part}`,
      })),
  )

const whole = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : null)

/** The two whole numbers of a child's sum; null where it has another sign or other numbers. */
export function wholesOf({ operation, left, right }: AskedSum, sign: AskedSum['operation']): [number, number] | null {
  const [a, b] = [whole(left), whole(right)]
  return operation === sign && a !== null && b !== null ? [a, b] : null
}

/** A child's own sum up to a size, below which another skill takes it. */
export const askedAddition =
  (from: number, to: number) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '+') ?? [-1, -1]
    return a >= 0 && a + b >= from && a + b <= to ? addition(a, b, a === 0 || b === 0 ? 'zero' : 'sum') : null
  }

export const askedSubtraction =
  (from: number, to: number) =>
  (sum: AskedSum): Draw | null => {
    const [a, b] = wholesOf(sum, '−') ?? [-1, -1]
    return a >= from && a <= to && b >= 0 && b <= a ? subtraction(a, b, formOfDifference(a, b)) : null
  }
