import type { Draw, Wrong } from '../../../draw.ts'
import { sameAs } from './fraction-sums.ts'
import { asMixed, type Bar, inSimplest, over, plain } from './fractions.ts'
import { varied } from './varied.ts'

function wrongProducts(x: Bar, y: Bar): Wrong[] {
  const [top, bottom] = [x.top * y.top, x.bottom * y.bottom]
  const kept = over(top, Math.max(x.bottom, y.bottom))
  return [
    ['took-another-sign', over(x.top + y.top, x.bottom + y.bottom)],
    kept === plain(x) || kept === plain(y)
      ? ['kept-the-denominator', kept, 'one-of-both']
      : ['kept-the-denominator', kept],
    ['changed-one-number-only', over(x.top + y.top, bottom)],
    ['multiplied-crosswise', plain(x) === plain(y) ? null : over(x.top * y.bottom, x.bottom * y.top)],
    ['slipped-by-a-part', over(top + 1, bottom)],
    ['changed-one-number-only', over(top, x.bottom + y.bottom)],
    ['slipped-by-a-part', over(top + 2, bottom)],
  ]
}

type Wish = {
  form: string
  said?: { x: string; y: string }
  values?: Draw['values']
  simplest?: boolean
  unit?: string
}

/** x × y, tops with tops and bottoms with bottoms; a mixed number counted in parts. */
export function fractionProduct(x: Bar, y: Bar, { form, said, values, simplest, unit }: Wish): Draw {
  const value = { top: x.top * y.top, bottom: x.bottom * y.bottom }
  const isMixed = said !== undefined && /[ .]/.test(`${said.x}${said.y}`)
  const made = plain(value)
  const short = inSimplest(value)
  const key = value.top === 0 ? '0' : isMixed ? asMixed(value) : simplest ? short : made
  const steps: [string, string | null][] = [
    ...(isMixed ? [['as-parts', null] satisfies [string, null]] : []),
    ['multiply', made],
    ...(simplest && short !== made ? [['shorten', short] satisfies [string, string]] : []),
    ...(key !== made && !simplest ? [['as-mixed', key] satisfies [string, string]] : []),
  ]
  return {
    form,
    values: {
      x: said?.x ?? plain(x),
      y: said?.y ?? plain(y),
      xParts: plain(x),
      yParts: plain(y),
      topX: x.top,
      topY: y.top,
      bottomX: x.bottom,
      bottomY: y.bottom,
      top: value.top,
      bottom: value.bottom,
      made,
      short,
      key,
      same: simplest ? 'no' : isMixed ? (sameAs(value) === key ? 'no' : sameAs(value)) : sameAs(value),
      ...values,
    },
    answer: {
      form: 'number',
      answer: key,
      ...(simplest && { as: 'simplest' as const }),
      ...(unit !== undefined && { unit }),
    },
    wrong: varied(isMixed ? wrongMixed(x, y, value) : wrongProducts(x, y), (x.top + y.bottom) % 4),
    solution: [steps],
    entity: said?.x ?? plain(x),
  }
}

/** Wholes with wholes and parts with parts only, and near ones. */
function wrongMixed(x: Bar, y: Bar, value: Bar): Wrong[] {
  const [xw, yw] = [Math.floor(x.top / x.bottom), Math.floor(y.top / y.bottom)]
  const [xr, yr] = [x.top % x.bottom, y.top % y.bottom]
  const { bottom } = value
  const matching = xw * yw * bottom + xr * yr
  return [
    ['multiplied-matching-places', xw > 0 && yw > 0 && xr * yr > 0 ? asMixed({ top: matching, bottom }) : null],
    ['left-out-the-whole', xr * y.top > 0 && xw > 0 ? asMixed({ top: xr * y.top, bottom }) : null],
    ['left-out-the-whole', yr * x.top > 0 && yw > 0 ? asMixed({ top: yr * x.top, bottom }) : null],
    ['took-another-sign', asMixed({ top: x.top * y.bottom + y.top * x.bottom, bottom })],
    ['slipped-by-a-part', asMixed({ top: value.top + 1, bottom })],
    ['slipped-by-a-group', asMixed({ top: value.top + bottom, bottom })],
    ['slipped-by-a-part', value.top > 1 ? asMixed({ top: value.top - 1, bottom }) : null],
  ]
}
