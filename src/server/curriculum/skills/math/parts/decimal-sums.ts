import { type Draw, type Lists, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { aligned, type Decimal, decimal, padded } from './decimals.ts'
import type { Sign } from './fraction-sums.ts'
import { varied } from './varied.ts'

const result = (a: number, b: number, sign: Sign) => (sign === '+' ? a + b : Math.abs(a - b))

/** Where the parts of both are added as whole numbers: 1.7 + 2.5 as 3.12. */
function splitAtPoint(x: Decimal, y: Decimal, sign: Sign): string | null {
  if (x.places === 0 || y.places === 0) return null
  const [wholeX, partX] = [Math.floor(x.units / 10 ** x.places), x.units % 10 ** x.places]
  const [wholeY, partY] = [Math.floor(y.units / 10 ** y.places), y.units % 10 ** y.places]
  const made = `${result(wholeX, wholeY, sign)}.${result(partX, partY, sign)}`
  return sign === '−' && wholeX < wholeY ? null : made.replace(/\.?0+$/, '')
}

function wrongSums(x: Decimal, y: Decimal, sign: Sign): Wrong[] {
  const { a, b, places } = aligned(x, y)
  const made = result(a, b, sign)
  const carries = [...String(made)].length > 1
  return [
    ['lined-up-the-ends', x.places === y.places ? null : decimal(result(x.units, y.units, sign), places)],
    ['split-at-the-point', splitAtPoint(x, y, sign)],
    [
      sign === '+' ? 'took-away-instead' : 'added-instead',
      a === b && sign === '+' ? null : decimal(sign === '+' ? Math.abs(a - b) : a + b, places),
    ],
    ['slipped-by-ten', carries ? decimal(made + 10, places) : null],
    ['lost-the-point', decimal(made, 0)],
    ['slipped-by-ten', made > 10 ? decimal(made - 10, places) : null],
    ['slipped-by-one', decimal(made + 1, places)],
    ['moved-a-place-too-short', decimal(made, places - 1)],
    ['slipped-by-one', decimal(made + 2, places)],
    ['slipped-by-one', decimal(made + 3, places)],
  ]
}

type Wish = { form: string; said?: { x: string; y: string }; values?: Draw['values']; unit?: string }

/** x + y or x − y (x not below y). */
export function decimalSum(x: Decimal, y: Decimal, sign: Sign, { form, said, values, unit }: Wish): Draw {
  const { a, b, places } = aligned(x, y)
  const made = result(a, b, sign)
  const key = decimal(made, places)
  const scale = 10 ** places
  const [wholeA, wholeB] = [Math.floor(a / scale), Math.floor(b / scale)]
  const near = Math.round(a / scale) + (sign === '+' ? 1 : -1) * Math.round(b / scale)
  const names = ['ones', 'tenths', 'hundredths', 'thousandths'] as const
  const byPlace: Draw['solution'][number] = [
    ['line-up', null],
    ['column-by-column', padded(made, places)],
    ...(padded(made, places) === key ? [] : [['drop-zeros', key] as const]),
  ]
  const inParts: Draw['solution'][number] = [
    ['as-parts', null],
    ['count-parts', made],
    ['back-to-decimal', key],
  ]
  return {
    form,
    values: {
      x: said?.x ?? padded(x.units, x.places),
      y: said?.y ?? padded(y.units, y.places),
      sign,
      do: sign === '+' ? 'add' : 'take',
      paddedX: padded(a, places),
      paddedY: padded(b, places),
      lengths: x.places === y.places && !`${said?.x}${said?.y}`.includes('/') ? 'same' : 'apart',
      made: padded(made, places),
      key,
      a,
      b,
      count: made,
      parts: `@${names[Math.min(places, 3)] ?? 'tenths'}`,
      wholeA,
      wholeB,
      near,
      ...values,
    },
    answer: { form: 'number', answer: key, ...(unit !== undefined && { unit }) },
    wrong: varied(wrongSums(x, y, sign), (a + b) % 3),
    solution: places <= 3 && made < 1_000 ? [byPlace, inParts] : [byPlace],
    entity: said?.x ?? padded(x.units, x.places),
  }
}

export function wordedDecimalSum(rng: Rng, lists: Lists): Draw | null {
  const one = (): Decimal => {
    const places = rng.pick([1, 1, 2, 2, 0])
    return { units: rng.int(2, places === 0 ? 9 : 10 ** places * 9), places }
  }
  const sign: Sign = rng.pick(['+', '−'])
  const [x, y] = [one(), one()]
  const { a, b } = aligned(x, y)
  if ((x.places === 0 && y.places === 0) || [x, y].some(({ units, places }) => places > 0 && units % 10 === 0))
    return null
  if (sign === '−' && a <= b) return null
  const form = rng.pick(['sum', 'sum', sign === '+' ? 'story-add' : 'story-take'])
  return decimalSum(x, y, sign, {
    form,
    values: { who: person(rng.pick(lists.names ?? [])), stuff: rng.pick(lists.stuff ?? []) },
    ...(form !== 'sum' && { unit: form === 'story-add' ? 'meters' : 'liters' }),
  })
}
