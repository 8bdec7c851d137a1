import type { Draw, Wrong } from '../../../draw.ts'
import type { Sign } from './fraction-sums.ts'
import { asMixed, type Bar, inSimplest, lcm, usual } from './fractions.ts'
import { varied } from './varied.ts'

const wholesOf = ({ top, bottom }: Bar) => Math.floor(top / bottom)
const restOf = ({ top, bottom }: Bar) => top % bottom

const mixed = (whole: number, top: number, bottom: number) =>
  top === 0 ? String(whole) : whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`

function wrongSums(x: Bar, y: Bar, sign: Sign, value: Bar): Wrong[] {
  const { bottom } = x
  const [wholes, rests] = [
    [wholesOf(x), wholesOf(y)],
    [restOf(x), restOf(y)],
  ]
  const [xw = 0, yw = 0] = wholes
  const [xr = 0, yr = 0] = rests
  const one = { top: value.top + bottom, bottom }
  const less = { top: value.top - bottom, bottom }
  return [
    ['forgot-to-trade-a-whole', sign === '−' && xr < yr ? asMixed(one) : null],
    ['took-the-smaller-from-the-larger', sign === '−' && xr < yr && xw >= yw ? mixed(xw - yw, yr - xr, bottom) : null],
    [
      'forgot-to-trade-a-whole',
      sign === '+' && xr + yr >= bottom && less.top > 0 ? mixed(xw + yw, (xr + yr) % bottom, bottom) : null,
    ],
    ['added-denominators', sign === '+' && xr + yr > 0 ? mixed(xw + yw, xr + yr, 2 * bottom) : null],
    ['left-out-the-whole', sign === '+' && xr + yr > 0 && xw + yw > 0 ? `${xr + yr}/${bottom}` : null],
    [
      sign === '+' ? 'took-away-instead' : 'added-instead',
      asMixed({ top: sign === '+' ? Math.abs(x.top - y.top) : x.top + y.top, bottom }),
    ],
    ['slipped-by-a-part', asMixed({ top: value.top + 1, bottom })],
    ['slipped-by-a-group', less.top > 0 ? asMixed(less) : asMixed(one)],
    ['slipped-by-a-part', value.top > 1 ? asMixed({ top: value.top - 1, bottom }) : null],
    ['slipped-by-a-group', asMixed(one)],
    ['slipped-by-a-part', asMixed({ top: value.top + 2, bottom })],
    ['slipped-by-a-part', asMixed({ top: value.top + 3, bottom })],
  ]
}

/** Two numbers of the same bottom, wholes counted in: 2 3/5 + 1 4/5 as 13/5 and 9/5. `xSaid` is how it was written. */
export function mixedSum(
  x: Bar,
  y: Bar,
  sign: Sign,
  form: string,
  said: { x: string; y: string; values?: Draw['values'] },
): Draw {
  const { bottom } = x
  const value = { top: sign === '+' ? x.top + y.top : x.top - y.top, bottom }
  const key = asMixed(value)
  const [xw, yw, xr, yr] = [wholesOf(x), wholesOf(y), restOf(x), restOf(y)]
  const trades = sign === '+' ? xr + yr >= bottom : xr < yr
  const apart: Draw['solution'][number] = [
    ['add-wholes', sign === '+' ? String(xw + yw) : String(xw - yw - (trades ? 1 : 0))],
    ['add-parts', `${sign === '+' ? xr + yr : xr + (trades ? bottom : 0) - yr}/${bottom}`],
    ['put-together', key],
  ]
  const asParts: Draw['solution'][number] = [
    ['all-in-parts', null],
    ['parts-sum', `${value.top}/${bottom}`],
    ['back-to-mixed', key],
  ]
  const canSplit = sign === '+' || !trades || xw > yw
  return {
    form,
    values: {
      x: said.x,
      y: said.y,
      sign,
      do: sign === '+' ? 'add' : 'take',
      trades: trades ? 'yes' : 'no',
      many: xw > 0 && yw > 0 ? 'both' : 'one',
      bottom,
      xw,
      yw,
      xr,
      yr,
      traded: xr + bottom,
      fewer: xw - 1,
      wholes: sign === '+' ? xw + yw : xw - yw - (trades ? 1 : 0),
      parts: `${sign === '+' ? xr + yr : xr + (trades ? bottom : 0) - yr}/${bottom}`,
      xParts: `${x.top}/${bottom}`,
      yParts: `${y.top}/${bottom}`,
      allParts: `${value.top}/${bottom}`,
      key,
      same: usual(value) === key ? 'no' : usual(value),
      short: inSimplest(value),
      ...said.values,
    },
    answer: { form: 'number', answer: key },
    wrong: varied(wrongSums(x, y, sign, value), (x.top + y.top) % 2),
    solution: canSplit && (xw > 0 || yw > 0) ? [apart, asParts] : [asParts],
    entity: said.x,
  }
}

/** Two numbers with wholes and unlike bottoms: 2 1/2 + 1 1/3. */
export function unlikeMixedSum(x: Bar, y: Bar, sign: Sign, said: { x: string; y: string }): Draw {
  const bottom = lcm(x.bottom, y.bottom)
  const [a, b] = [
    { top: (x.top * bottom) / x.bottom, bottom },
    { top: (y.top * bottom) / y.bottom, bottom },
  ]
  const made = mixedSum(a, b, sign, 'mixed', {
    ...said,
    values: { bottomX: x.bottom, bottomY: y.bottom, newX: asMixed(a), newY: asMixed(b) },
  })
  const [xr, yr] = [restOf(x), restOf(y)]
  const tops = sign === '+' ? xr + yr : xr - yr
  const wholes = sign === '+' ? wholesOf(x) + wholesOf(y) : wholesOf(x) - wholesOf(y)
  const straight: Wrong[] =
    tops > 0 && wholes > 0
      ? [
          ['added-denominators', sign === '+' ? mixed(wholes, tops, x.bottom + y.bottom) : null],
          ['kept-unlike-denominators', mixed(wholes, tops, Math.max(x.bottom, y.bottom))],
          ['changed-one-number-only', mixed(wholes, tops, bottom)],
        ]
      : []
  return {
    ...made,
    wrong: varied([...straight, ...made.wrong], (x.top + y.top) % 3),
    solution: made.solution.map((path) => [
      ['common', null],
      ['rename', null],
      ...path.slice(path[0]?.[1] === null ? 1 : 0),
    ]),
  }
}
