import { picturedThings } from '#shared/picture.ts'
import type { AskedOf } from '../../../asked.ts'
import { counted, type Draw, oneWay, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wholeOf } from './own-numbers.ts'

const near = (key: number, most: number): Wrong[] => {
  const before: Wrong = ['skipped-one-in-counting', key > 1 ? key - 1 : null]
  const behind: Wrong = ['counted-one-twice', key + 1]
  const far: Wrong = ['lost-count', key > 2 ? key - 2 : null]
  return [
    ...(key % 2 === 0 ? [before, behind] : [behind, before]),
    far,
    ['lost-count', key + 2 <= most + 2 ? key + 2 : null],
  ]
}

/** Things to count; up to ten in two rows at most, above that in rows of five. */
export function howMany(rng: Rng, from: number, to: number): Draw {
  const count = rng.int(from, to)
  const thing = rng.pick(picturedThings)
  const groups =
    count <= 5
      ? [{ thing, count }]
      : Array.from({ length: Math.ceil(count / 5) }, (_, at) => ({ thing, count: Math.min(5, count - 5 * at) }))
  return {
    form: count <= 10 ? 'how-many' : 'how-many-large',
    values: { x: counted(thing, count), n: count, each: Array.from({ length: count }, () => thing).join(', ') },
    answer: { form: 'number', answer: count },
    wrong: near(count, to),
    solution: oneWay(['touch-each', null], ['last-number', count]),
    picture: groups.length > 4 ? { kind: 'ten-frame', filled: tens(count) } : { kind: 'objects', groups },
    entity: count,
  }
}

const tens = (count: number) => [
  ...Array.from({ length: Math.floor(count / 10) }, () => 10),
  ...(count % 10 ? [count % 10] : []),
]

/** Both kinds said one by one, spread evenly: 'leaf, star, leaf, star, leaf'. */
const mixedNames = (groups: readonly { thing: string; count: number }[]) =>
  groups
    .flatMap(({ thing, count }) => Array.from({ length: count }, (_, at) => ({ thing, place: (at + 0.5) / count })))
    .sort((one, two) => one.place - two.place)
    .map(({ thing }) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`)
    .join('. ')

/** Two kinds of things, one of them counted. */
export function howManyOf(rng: Rng, to: number): Draw {
  const [thing = 'star', other = 'apple'] = rng.some(picturedThings, 2)
  const count = rng.int(2, to)
  const others = rng.int(1, to)
  const first = rng.chance(50)
  const groups = [
    { thing, count },
    { thing: other, count: others },
  ]
  return {
    form: 'how-many-of',
    values: { x: counted(thing, count), y: counted(other, others), n: count, each: mixedNames(groups) },
    answer: { form: 'number', answer: count },
    wrong: [
      ['counted-the-others', others === count ? null : others],
      ['counted-all', count + others],
      ...near(count, to),
    ],
    solution: oneWay(['only-these', null], ['last-number', count]),
    picture: { kind: 'objects', groups: first ? groups : groups.toReversed() },
    entity: count,
  }
}

/** The number after, before or between. */
export function neighbor(rng: Rng, from: number, to: number): Draw {
  const n = rng.int(from + 1, to - 1)
  return neighborOf(n, rng.pick(['after', 'before', 'between'] as const))
}

/** A child's own, up to where its skill counts; between two numbers `number` is the lower one. */
export const askedNeighbor =
  (most: number) =>
  ({ number, way }: AskedOf['neighbor']): Draw | null => {
    const n = wholeOf(number, most)
    if (n === null || (way === 'before' && n === 0)) return null
    return neighborOf(way === 'between' ? n + 1 : n, way)
  }

function neighborOf(n: number, form: 'after' | 'before' | 'between'): Draw {
  const key = form === 'after' ? n + 1 : form === 'before' ? n - 1 : n
  const isOverTen = Math.floor(n / 10) !== Math.floor(key / 10)
  const wrong: Wrong[] =
    form === 'between'
      ? [
          ['stayed-at-the-number', n + 1],
          ['stayed-at-the-number', n - 1],
          ['went-one-too-far', n + 2],
          ['skipped-a-number', n > 2 ? n - 2 : n + 3],
        ]
      : [
          ['went-the-wrong-way', form === 'after' ? n - 1 : n + 1],
          ['stayed-at-the-number', n],
          ['skipped-a-number', form === 'after' ? n + 2 : n >= 2 ? n - 2 : null],
          ['changed-the-tens', n >= 10 ? key + 10 : null],
          ['changed-the-tens', n >= 20 && isOverTen ? key - 10 : null],
          form === 'after' ? ['skipped-a-number', n + 3] : ['went-the-wrong-way', n + 2],
        ]
  return {
    form,
    values: {
      n,
      key,
      before: n - 1,
      after: n + 1,
      start: Math.max(0, n - 3),
      row: [n - 2, n - 1, n].filter((one) => one >= 0).join(', '),
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['say-them', null], ['neighbor', key]),
    entity: n,
  }
}

/** A row of numbers with one missing; forward or back. */
export function missingInRow(rng: Rng, from: number, to: number): Draw {
  const back = rng.chance(30)
  const first = back ? rng.int(from + 5, to) : rng.int(from, to - 5)
  const row = Array.from({ length: 5 }, (_, at) => (back ? first - at : first + at))
  const place = rng.int(1, 4)
  const key = row[place] ?? first
  return {
    form: back ? 'row-back' : 'row',
    values: { row: row.map((n) => (n === key ? '___' : n)).join(', '), left: row[place - 1] ?? first, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['skipped-a-number', back ? key - 1 : key + 1],
      ['stayed-at-the-number', row[place - 1] ?? null],
      ['changed-the-tens', key >= 10 ? key + 10 : null],
      ['skipped-a-number', back ? key + 2 : key - 2 >= 0 ? key - 2 : null],
      ['skipped-a-number', key + 3],
    ],
    solution: oneWay(['count-from', null], ['comes-there', key]),
    entity: key,
  }
}
