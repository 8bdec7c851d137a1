import words from '#content/en/skills/math/tally-marks.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { mixedAfterFirst } from './parts/wrong-order.ts'

const near = (key: number): Wrong[] => [
  ...(key % 2 === 0 ? [key + 1, key - 1] : [key - 1, key + 1]).map((value): Wrong => ['slipped-by-one', value]),
  ['slipped-by-one', key + 2],
]

const bundled = (count: number) => ({
  bundles: counted('bundle', Math.floor(count / 5)),
  marks: counted('single mark', count % 5),
  fives: Math.floor(count / 5) * 5,
  ones: count % 5,
})

function read(rng: Rng, lists: Lists): Draw {
  const [fives, ones] = [rng.int(1, 5), rng.int(1, 4)]
  const key = 5 * fives + ones
  return {
    form: rng.pick(['read', 'tallied']),
    values: { ...bundled(key), key, things: rng.pick(lists.things ?? []), who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'number', answer: key },
    wrong: mixedAfterFirst(rng, [
      ['counted-bundle-as-one', fives + ones],
      ['counted-bundle-as-four', 4 * fives + ones],
      ['counted-bundle-as-ten', 10 * fives + ones],
      ['left-out-single-marks', 5 * fives],
      ...near(key),
    ]),
    solution: oneWay(['by-fives', 5 * fives], ['and-ones', key]),
    entity: '@tally',
  }
}

function howManyBundles(rng: Rng): Draw {
  const [fives, ones] = [rng.int(2, 6), rng.int(0, 4)]
  const value = 5 * fives + ones
  const asksBundles = ones === 0 || rng.chance(50)
  const key = asksBundles ? fives : ones
  return {
    form: asksBundles ? 'bundles' : 'singles',
    values: { ...bundled(value), value },
    answer: { form: 'number', answer: key },
    wrong: [
      asksBundles ? ['counted-bundle-as-ten', Math.floor(value / 10)] : ['counted-bundle-as-ten', value % 10],
      ['slipped-by-one', key + 1],
      ['counted-the-others', ones === 0 ? value : asksBundles ? ones : fives],
      ['slipped-by-one', key > 1 ? key - 1 : null],
      ['slipped-by-one', key + 2],
      ['slipped-by-one', key + 3],
    ],
    solution: oneWay(['how-many-fives', fives], ...(asksBundles ? [] : ([['the-rest', ones]] as const))),
    entity: value,
  }
}

function compare(rng: Rng, lists: Lists): Draw | null {
  const small = rng.pick([6, 7, 8, 9, 11])
  const key = rng.pick([2, 3, 4, 6, 7])
  const big = small + key
  if (small % 5 === 0 || big % 5 === 0) return null
  const [a = '', b = ''] = (lists.pairs ?? []).length > 0 ? rng.pick(lists.pairs ?? []).split(';') : []
  const isMore = rng.chance(60)
  const first = bundled(big)
  const second = bundled(small)
  return {
    form: isMore ? 'more' : 'both',
    values: {
      a,
      b,
      big,
      small,
      key: isMore ? key : big + small,
      first: first.bundles,
      firstMarks: first.marks,
      second: second.bundles,
      secondMarks: second.marks,
    },
    answer: { form: 'number', answer: isMore ? key : big + small },
    wrong: [
      isMore ? ['added-instead', big + small] : ['took-away-instead', key],
      ['read-one-row-only', big],
      ['read-one-row-only', small],
      ...near(isMore ? key : big + small),
    ],
    solution: oneWay(['read-tallies', null], [isMore ? 'difference' : 'sum', isMore ? key : big + small]),
    entity: '@tally',
  }
}

export const skill = defineSkill({
  skill: 'math.tally-marks',
  words,
  tags: ['tally'],
  draw: (rng, lists) => rng.pick([read, read, howManyBundles, compare])(rng, lists),
})
