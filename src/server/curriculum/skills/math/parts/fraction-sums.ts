import type { AskedSum, Draw, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import { readDecimal } from './decimals.ts'
import { type Bar, inSimplest, lcm, over, readBar, usual, type WrittenNumber, written } from './fractions.ts'
import { varied } from './varied.ts'

export type Sign = '+' | '−'
export type Asked = { x: WrittenNumber; y: WrittenNumber }

/** A child's own sum with at least one fraction in it; a difference only where it is not below 0. */
export function askedBars({ operation, left, right }: AskedSum, signs: readonly AskedSum['operation'][]): Asked | null {
  const [x, y] = [readBar(left), readBar(right)]
  if (!x || !y || !signs.includes(operation) || (x.kind === 'whole' && y.kind === 'whole')) return null
  if (operation === '−' && x.top * y.bottom < y.top * x.bottom) return null
  return { x, y }
}

/** A decimal beside a fraction, both in parts: 0.5 × 1/4 as 5/10 and 1/4. */
export function askedWithDecimal({ operation, left, right }: AskedSum, signs: readonly AskedSum['operation'][]) {
  const read = (text: string): Bar | null => {
    const made = text.includes('.') ? readDecimal(text) : null
    return made ? { top: made.units, bottom: 10 ** made.places } : text.includes('/') ? readBar(text) : null
  }
  const isBoth = `${left}${right}`.includes('.') && `${left}${right}`.includes('/')
  const [x, y] = [read(left), read(right)]
  return isBoth && x && y && signs.includes(operation) ? { x, y } : null
}

/** '0' for no parts. */
export const resultOf = (value: Bar) => (value.top === 0 ? '0' : written(value))

/** How else it may be written, or 'no'. */
export const sameAs = (value: Bar) => (usual(value) === resultOf(value) ? 'no' : usual(value))

/** Where the question asks for the simplest form, one more step leads to it. */
type Wish = { form: string; values?: Draw['values']; simplest?: boolean }

function wrongSums(x: Bar, y: Bar, sign: Sign): Wrong[] {
  const { bottom } = x
  const top = sign === '+' ? x.top + y.top : x.top - y.top
  const other = sign === '+' ? Math.abs(x.top - y.top) : x.top + y.top
  return [
    sign === '+'
      ? ['added-denominators', over(top, bottom * 2)]
      : ['lost-the-denominator', top > 0 ? `${top}/1` : null],
    [sign === '+' ? 'took-away-instead' : 'added-instead', over(other, bottom)],
    ['slipped-by-a-part', over(top + 1, bottom)],
    ['slipped-by-a-part', over(top - 1, bottom)],
    ['lost-the-denominator', sign === '+' && bottom > 1 ? String(top) : null],
    ['slipped-by-a-part', over(top + 2, bottom)],
    ['slipped-by-a-part', over(top + 3, bottom)],
    ['slipped-by-a-part', over(top + 4, bottom)],
  ]
}

/** Two fractions with the same bottom. */
export function likeSum(x: Bar, y: Bar, sign: Sign, { form, values, simplest }: Wish): Draw {
  const value = { top: sign === '+' ? x.top + y.top : x.top - y.top, bottom: x.bottom }
  const [result, short] = [resultOf(value), inSimplest(value)]
  const key = simplest ? short : result
  return {
    form,
    values: {
      x: written(x),
      y: written(y),
      topX: x.top,
      topY: y.top,
      bottom: x.bottom,
      top: value.top,
      result,
      short,
      same: simplest ? 'no' : sameAs(value),
      sign,
      do: sign === '+' ? 'add' : 'take',
      asks: simplest ? 'simplest' : 'any',
      ...values,
    },
    answer: simplest ? { form: 'number', answer: key, as: 'simplest' } : { form: 'number', answer: key },
    wrong: varied(wrongSums(x, y, sign), (x.top + y.top) % 2),
    solution: oneWay(
      ['same-parts', null],
      ['tops', result],
      ...(short !== result && simplest ? [['shorten', short] as const] : []),
    ),
    entity: written(x),
  }
}

function wrongUnlike(x: Bar, y: Bar, sign: Sign, value: Bar): Wrong[] {
  const by = sign === '+' ? 1 : -1
  const tops = x.top + by * y.top
  const big = Math.max(x.bottom, y.bottom)
  return [
    ['added-denominators', sign === '+' ? over(tops, x.bottom + y.bottom) : over(tops, Math.abs(x.bottom - y.bottom))],
    [
      sign === '+' ? 'took-away-instead' : 'added-instead',
      over(Math.abs(x.top * (value.bottom / x.bottom) - by * y.top * (value.bottom / y.bottom)), value.bottom),
    ],
    ['kept-unlike-denominators', over(tops, big)],
    ['changed-one-number-only', over(tops, value.bottom)],
    ['slipped-by-a-part', over(value.top + 1, value.bottom)],
    ['slipped-by-a-part', over(value.top - 1, value.bottom)],
    ['slipped-by-a-part', over(value.top + 2, value.bottom)],
    ['slipped-by-a-part', over(value.top + 3, value.bottom)],
    ['slipped-by-a-part', over(value.top + 4, value.bottom)],
  ]
}

/** Two fractions that need a common bottom first. */
export function unlikeSum(x: Bar, y: Bar, sign: Sign, { form, values, simplest }: Wish): Draw {
  const bottom = lcm(x.bottom, y.bottom)
  const [timesX, timesY] = [bottom / x.bottom, bottom / y.bottom]
  const [newX, newY] = [x.top * timesX, y.top * timesY]
  const value = { top: sign === '+' ? newX + newY : newX - newY, bottom }
  const [result, short] = [resultOf(value), inSimplest(value)]
  return {
    form,
    values: {
      x: written(x),
      y: written(y),
      bottomX: x.bottom,
      bottomY: y.bottom,
      newX: `${newX}/${bottom}`,
      newY: `${newY}/${bottom}`,
      bottom,
      result,
      short,
      same: simplest ? 'no' : sameAs(value),
      sign,
      do: sign === '+' ? 'add' : 'take',
      change: timesX === 1 ? 'second' : timesY === 1 ? 'first' : 'both',
      ...values,
    },
    answer: simplest ? { form: 'number', answer: short, as: 'simplest' } : { form: 'number', answer: result },
    wrong: varied(wrongUnlike(x, y, sign, value), (x.top + y.bottom) % 4),
    solution: oneWay(
      ['common', null],
      ['rename', null],
      ['tops', result],
      ...(short !== result && simplest ? [['shorten', short] as const] : []),
    ),
    entity: written(x),
  }
}
