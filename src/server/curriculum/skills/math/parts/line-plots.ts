import type { Draw, Lists, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { usual } from './fractions.ts'

/** Marks above a number line; the numbers are `top` parts of `parts`. */
export type Plot = {
  values: Draw['values']
  parts: number
  columns: readonly { top: number; label: string; count: number }[]
  picture: NonNullable<Draw['picture']>
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)
const countsOf = (columns: Plot['columns']) => columns.map(({ count }) => count)
/** A place without a mark is not added: nobody says 'plus 0'. */
const stacksOf = (columns: Plot['columns']) => countsOf(columns).filter((count) => count > 0)

/** 1/2 inch, 1 inch, but 2 inches. */
const unitOf = (top: number, { values, parts }: Plot) => (top <= parts ? values.one : values.unit) ?? ''

export const nameOf = (top: number, parts: number) => usual({ top, bottom: parts })

/** For ears: 'Three are 2 feet.' Sizes that nothing has are not told. */
function toldFor(columns: Plot['columns'], lists: Lists, how: string, sizeOf: (top: number) => string): string {
  const [ofOne = '', ofMany = ''] = lists[`told-${how}`] ?? lists['told-at'] ?? []
  return columns
    .filter(({ count }) => count > 0)
    .map(({ top, count }) =>
      (count === 1 ? ofOne : ofMany).replace('#', lists.counts?.[count] ?? String(count)).replace('*', sizeOf(top)),
    )
    .join(' ')
}

/** A topic is 'title;what was measured;one of it;unit;one unit;long'. */
export function drawPlot(
  rng: Rng,
  lists: Lists,
  { parts, from, size, most }: { parts: number; from: number; size: number; most: number },
): Plot {
  const [title = '', things = '', thing = '', unit = '', one = '', how = ''] = rng.pick(lists.measured ?? []).split(';')
  const columns = Array.from({ length: size }, (_, at) => {
    const top = from + at
    return { top, label: nameOf(top, parts), count: rng.int(0, most) }
  })
  // One stack alone is no plot to read.
  while (columns.filter(({ count }) => count > 0).length < 2) rng.pick(columns).count = rng.int(1, most)
  return {
    values: {
      title,
      things,
      thing,
      unit,
      one,
      how,
      told: toldFor(columns, lists, how, (top) => `${nameOf(top, parts)} ${top <= parts ? one : unit}`),
      first: columns[0]?.label ?? '',
      last: columns.at(-1)?.label ?? '',
    },
    parts,
    columns,
    picture: { kind: 'line-plot', title, columns: columns.map(({ label, count }) => ({ label, count })) },
  }
}

const near = (key: number): Wrong[] =>
  (key % 2 === 0 ? [key + 1, key - 1, key + 2] : [key - 1, key + 1, key + 2])
    .filter((value) => value > 0)
    .map((value) => ['slipped-by-one', value])

/** How many are just so long. */
export function howManyExactly(rng: Rng, plot: Plot): Draw | null {
  const { values, columns, picture } = plot
  const at = rng.int(1, columns.length - 2)
  const { label, count, top } = columns[at] ?? { label: '', count: 0, top: 0 }
  if (count === 0) return null
  const [before, behind] = [columns[at - 1]?.count ?? 0, columns[at + 1]?.count ?? 0]
  const others = new Set(countsOf(columns.filter((_, place) => place !== at)))
  return {
    form: 'exactly',
    values: { ...values, size: label, sizeUnit: unitOf(top, plot), key: count },
    answer: { form: 'number', answer: count },
    wrong: [
      ['read-another-row', behind > 0 ? behind : null],
      ['read-the-number-for-the-count', label.includes('/') ? null : label],
      ['read-another-row', before > 0 ? before : null],
      ['counted-every-mark', sumOf(countsOf(columns))],
      ...near(count).map(([slip, value]): Wrong => [others.has(Number(value)) ? 'read-another-row' : slip, value]),
    ],
    solution: oneWay(['find-size', null], ['count-marks', count]),
    picture,
    entity: '@plot',
  }
}

/** How many are longer, or shorter, than a size. */
export function howManyBeyond(rng: Rng, plot: Plot): Draw | null {
  const { values, columns, picture } = plot
  const at = rng.int(1, columns.length - 2)
  const [before, own, behind] = [columns.slice(0, at), columns.slice(at, at + 1), columns.slice(at + 1)]
  const isLonger = rng.chance(60)
  const [asked, other] = isLonger ? [behind, before] : [before, behind]
  const key = sumOf(countsOf(asked))
  const here = sumOf(countsOf(own))
  if (key < 2 || here === 0) return null
  return {
    form: isLonger ? 'longer' : 'shorter',
    values: {
      ...values,
      size: own[0]?.label ?? '',
      sizeUnit: unitOf(own[0]?.top ?? 0, plot),
      key,
      stacks: stacksOf(asked).length,
      sum: stacksOf(asked).join(' + '),
    },
    answer: { form: 'number', answer: key },
    wrong: [
      ['counted-the-number-itself', key + here],
      ['took-the-wrong-side', sumOf(countsOf(other)) || null],
      ['counted-columns-not-marks', stacksOf(asked).length],
      ['counted-every-mark', sumOf(countsOf(columns))],
      ...near(key),
    ],
    solution: oneWay(['which-side', null], ['add-columns', key]),
    picture,
    entity: '@plot',
  }
}

export function howManyInAll({ values, columns, picture }: Plot): Draw | null {
  const key = sumOf(countsOf(columns))
  if (key < 4) return null
  return {
    form: 'all',
    values: { ...values, key, sum: stacksOf(columns).join(' + ') },
    answer: { form: 'number', answer: key },
    wrong: [
      ['counted-columns-not-marks', stacksOf(columns).length],
      ['counted-columns-not-marks', columns.length],
      ['left-out-a-row', key - (countsOf(columns).findLast((count) => count > 0) ?? 0)],
      ...near(key),
    ],
    solution: oneWay(['every-mark', null], ['add-columns', key]),
    picture,
    entity: '@plot',
  }
}

/** The size that comes most often. */
export function mostCommon({ values, columns, picture }: Plot): Draw | null {
  const [first, second, ...rest] = columns.toSorted((x, y) => y.count - x.count)
  const longest = columns.findLast(({ count }) => count > 0)
  if (!first || !second || !longest || first.count === second.count || longest === first) return null
  return {
    form: 'common',
    values: { ...values, key: first.label },
    answer: { form: 'number', answer: first.label },
    wrong: [
      ['said-the-tallest-column', longest.label],
      ['looked-at-some-only', second.label],
      ['read-the-number-for-the-count', first.count],
      ...rest.map(({ label }): Wrong => ['looked-at-some-only', label]),
    ],
    solution: oneWay(['highest-stack', null], ['below-it', first.label]),
    picture,
    entity: '@plot',
  }
}

/** The longest and the shortest: how far apart. */
export function spread(plot: Plot): Draw | null {
  const { values, columns, parts, picture } = plot
  const marked = columns.filter(({ count }) => count > 0)
  const [low, high] = [marked[0], marked.at(-1)]
  if (!low || !high || high.top - low.top < 2) return null
  const key = nameOf(high.top - low.top, parts)
  return {
    form: 'spread',
    values: { ...values, low: low.label, lowUnit: unitOf(low.top, plot), high: high.label, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['added-instead', nameOf(high.top + low.top, parts)],
      ['said-one-part', high.label],
      ['slipped-by-a-part', nameOf(high.top - low.top + 1, parts)],
      ['slipped-by-a-part', nameOf(high.top - low.top - 1, parts)],
      ['counted-columns-not-marks', marked.length],
      ['slipped-by-a-part', nameOf(high.top - low.top + 2, parts)],
    ],
    solution: oneWay(['find-ends', null], ['apart', key]),
    picture,
    entity: '@plot',
  }
}

/** All of one size laid end to end. */
export function endToEnd(rng: Rng, plot: Plot): Draw | null {
  const { values, columns, parts, picture } = plot
  const [own] = rng.some(columns.filter(({ count, top }) => count > 1 && top % parts !== 0))
  if (!own) return null
  const key = nameOf(own.top * own.count, parts)
  return {
    form: 'end-to-end',
    values: { ...values, size: own.label, sizeUnit: unitOf(own.top, plot), count: own.count, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['counted-one-of-each', own.label],
      ['multiplied-denominator-too', nameOf(own.top, parts * own.count)],
      ['slipped-by-a-group', nameOf(own.top * (own.count - 1), parts)],
      ['slipped-by-a-group', nameOf(own.top * (own.count + 1), parts)],
      ['slipped-by-a-part', nameOf(own.top * own.count + 1, parts)],
    ],
    solution: oneWay(['count-them', own.count], ['multiply', key]),
    picture,
    entity: '@plot',
  }
}

/** Everything together, or shared out equally. */
export function totalOf(rng: Rng, { values, columns, parts, picture }: Plot, isShared: boolean): Draw | null {
  const top = sumOf(columns.map((one) => one.top * one.count))
  const marks = sumOf(countsOf(columns))
  const marked = columns.filter(({ count }) => count > 0)
  const last = marked.at(-1)
  if (marks < 4 || marks > 10 || marked.length < 2) return null
  const key = nameOf(top, isShared ? parts * marks : parts)
  if (isShared && (top % marks !== 0 || top / marks > 2 * parts)) return null
  const total = nameOf(top, parts)
  const once = nameOf(sumOf(marked.map((one) => one.top)), parts)
  const isWhole = top % parts === 0 && (top / parts) % marks === 0
  const products = marked.map((one) => `${one.count} × ${one.label}`).join(' + ')
  return {
    form: isShared ? 'shared' : 'total',
    values: {
      ...values,
      ...{ products, total, marks, key, parts, totalTop: top, eachTop: top / marks },
      goes: isWhole ? 'whole' : key === `${top / marks}/${parts}` ? 'parts' : 'simpler',
    },
    answer: { form: 'number', answer: key },
    wrong: [
      isShared ? ['forgot-to-share', total] : ['counted-one-of-each', once],
      ['counted-every-mark', marks],
      isShared
        ? ['counted-columns-not-marks', nameOf(top, parts * marked.length)]
        : ['slipped-by-a-part', nameOf(top - 1, parts)],
      ['slipped-by-a-part', nameOf(isShared ? top / marks + 1 : top + 1, parts)],
      isShared
        ? ['said-one-part', rng.pick(marked).label]
        : ['left-out-a-row', nameOf(top - (last ? last.top * last.count : 1), parts)],
      ['slipped-by-a-part', nameOf(isShared ? top / marks + 2 : top + 2, parts)],
    ],
    solution: isShared
      ? [
          [
            ['add-all', total],
            ['count-all', marks],
            ['share', key],
          ],
        ]
      : [
          [
            ['each-stack', null],
            ['add-all', total],
          ],
        ],
    picture,
    entity: '@plot',
  }
}
