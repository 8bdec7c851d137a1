import type { Draw, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import { asMixed, type Bar, lcm, over, plain } from './fractions.ts'

/** n ÷ 1/b: how many parts of 1/b are in n. */
export function wholeByUnit(n: number, b: number, form: string, values: Draw['values'] = {}): Draw {
  const key = n * b
  return {
    form,
    values: { n, b, key, part: `1/${b}`, ...values },
    answer: { form: 'number', answer: key },
    wrong: [
      ['thinks-dividing-makes-smaller', `${n}/${b}`],
      ['turned-the-fraction', n > 1 ? `1/${key}` : null],
      ['added-both', n + b],
      ['slipped-by-a-group', key + b],
      ['slipped-by-a-group', n > 1 ? key - b : key - 1],
      ['said-the-bottom', b],
      ['slipped-by-one', key + 1],
    ],
    solution: oneWay(['parts-in-one', b], ['parts-in-all', key]),
    entity: n,
  }
}

/** 1/b ÷ n: a part shared by n. */
export function unitByWhole(b: number, n: number, form: string, values: Draw['values'] = {}): Draw {
  const key = `1/${b * n}`
  return {
    form,
    values: { n, b, made: b * n, key, part: `1/${b}`, ...values },
    answer: { form: 'number', answer: key },
    wrong: [
      ['multiplied-instead', n > 1 ? `${n}/${b}` : null],
      ['turned-the-fraction', `${b * n}/1`],
      ['added-denominators', `1/${b + n}`],
      ['turned-division-around', n > 1 ? `${b}/${n}` : null],
      ['slipped-by-a-group', `1/${b * (n + 1)}`],
      ['slipped-by-a-part', `2/${b * n}`],
    ],
    solution: oneWay(['cut-again', b * n], ['one-of-those', key]),
    entity: `1/${b}`,
  }
}

/** Any other: both in parts of one size, then tops by tops. */
export function anyQuotient(x: Bar, y: Bar, said: { x: string; y: string }): Draw | null {
  const bottom = lcm(x.bottom, y.bottom)
  const [a, b] = [(x.top * bottom) / x.bottom, (y.top * bottom) / y.bottom]
  if (a === 0 || b === 0) return null
  const key = plain(a % b === 0 ? { top: a / b, bottom: 1 } : { top: a, bottom: b })
  const wrong: Wrong[] = [
    ['turned-division-around', a === b ? null : over(b, a)],
    ['multiplied-instead', over(x.top * y.top, x.bottom * y.bottom)],
    ['kept-unlike-denominators', over(x.top * x.bottom, y.top * y.bottom)],
    ['lost-the-denominator', over(a, bottom)],
    ['slipped-by-one', plain({ top: a + b, bottom: b })],
    ['slipped-by-a-part', over(a + 1, b)],
    ['slipped-by-a-part', over(a + 2, b)],
  ]
  return {
    form: 'any',
    values: {
      x: said.x,
      y: said.y,
      xParts: `${a}/${bottom}`,
      yParts: `${b}/${bottom}`,
      a,
      b,
      bottom,
      key,
      same: asMixed({ top: a, bottom: b }) === key ? 'no' : asMixed({ top: a, bottom: b }),
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['same-parts', null], ['tops-by-tops', key]),
    entity: said.x,
  }
}
