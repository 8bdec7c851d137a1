import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** Four things of a row that goes from the least to the most. */
export function pickThing(rng: Rng, lists: Lists, kind: string): Draw {
  const row = rng.pick((lists[kind] ?? []).map((line) => line.split(';')))
  const places = rng
    .some(
      row.map((_, at) => at),
      4,
    )
    .sort((x, y) => x - y)
  const things = places.map((at) => row[at] ?? '')
  const isMost = rng.chance(50)
  const [key = '', near = '', far = '', end = ''] = isMost ? things.toReversed() : things
  return {
    form: `${kind}-${isMost ? 'most' : 'least'}`,
    values: { key, end, near },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', end],
      ['looked-at-some-only', near],
      ['looked-at-some-only', far],
    ],
    solution: oneWay(['picture-them', null], ['so-it-is', key]),
    entity: '@measure',
  }
}

/** Three things in two sentences: the first is longer than the second, the second longer than the third. */
export function chainOf(rng: Rng, lists: Lists, kinds: readonly string[]): Draw {
  const kind = rng.pick(kinds)
  const [a = '', b = '', c = ''] = rng.some(lists.colors ?? [], 3)
  const isMost = rng.chance(50)
  const turned = rng.chance(50)
  const [key, other] = isMost ? ['@first', '@third'] : ['@third', '@first']
  return {
    form: turned ? 'chain-turned' : 'chain',
    values: {
      kind,
      thing: rng.pick(lists[`${kind}-things`] ?? []),
      a,
      b,
      c,
      ask: isMost ? 'most' : 'least',
      key: isMost ? a : c,
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', other],
      ['took-the-middle-one', '@second'],
      ['thought-they-are-equal', '@same'],
    ],
    solution: oneWay(['in-order', null], ['so-it-is', key]),
    entity: '@order',
  }
}

/** Block towers or trains of children. */
export function towers(rng: Rng, lists: Lists): Draw {
  const [one = '', two = ''] = rng.some(lists.names ?? [], 2)
  const [a = 4, b = 7] = rng.some([2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
  const isMost = rng.chance(50)
  const key = a > b === isMost ? one : two
  const wrong: Wrong[] = [
    ['took-the-other-end', key === one ? two : one],
    ['thought-they-are-equal', '@same'],
    ['gave-up-comparing', '@unknown'],
  ]
  return {
    form: rng.pick(['tower', 'train']),
    values: {
      one: person(one),
      two: person(two),
      a,
      b,
      ask: isMost ? 'most' : 'least',
      key,
      big: Math.max(a, b),
      small: Math.min(a, b),
    },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['which-number', null], ['so-it-is', key]),
    entity: '@order',
  }
}
