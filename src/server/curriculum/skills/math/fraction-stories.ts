import words from '#content/en/skills/math/fraction-stories.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { drawUnlike } from './add-unlike-fractions.ts'
import { type Sign, unlikeSum } from './parts/fraction-sums.ts'
import { type Bar, written } from './parts/fractions.ts'

const joined = ['two-days', 'recipe', 'shared'] as const
const taken = ['left', 'farther', 'rest'] as const

/** Parts of one whole are put together, taken away or compared. */
function story(rng: Rng, lists: Lists): Draw | null {
  const sign: Sign = rng.pick(['+', '−'])
  const pair = drawUnlike(rng, sign)
  if (!pair) return null
  const [x, y] = pair
  const form = rng.pick<string>(sign === '+' ? joined : taken)
  if (form === 'shared' && x.top / x.bottom + y.top / y.bottom > 1) return null
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  return {
    ...unlikeSum(x, y, sign, {
      form,
      values: {
        who: person(who),
        other: person(other),
        food: rng.pick(lists.foods ?? []),
        stuff: rng.pick(lists.stuff ?? []),
      },
    }),
    entity: '@story',
  }
}

const halves = ['0', '1/2', '1', '1 1/2', '2'] as const
/** Fractions next to 0, a half and 1. */
const near: readonly (readonly Bar[])[] = [
  [
    [1, 10],
    [1, 12],
    [1, 9],
    [1, 8],
    [2, 15],
  ],
  [
    [4, 9],
    [5, 9],
    [5, 11],
    [6, 11],
    [7, 12],
    [5, 12],
    [3, 7],
    [4, 7],
  ],
  [
    [7, 8],
    [8, 9],
    [9, 10],
    [11, 12],
    [10, 11],
  ],
].map((group) => group.map(([top = 1, bottom = 2]) => ({ top, bottom })))

/** About how much is 7/8 + 5/12? */
function estimate(rng: Rng): Draw | null {
  const [a, b] = [rng.int(0, 2), rng.int(0, 2)]
  const sign: Sign = rng.pick(['+', '+', '−'])
  const [x, y] = [rng.pick(near[a] ?? []), rng.pick(near[b] ?? [])]
  const at = sign === '+' ? a + b : a - b
  if (at < 0 || (sign === '−' && a === b) || x.bottom === y.bottom || (sign === '+' && at === 0)) return null
  const key = halves[at] ?? '0'
  return {
    form: 'estimate',
    values: {
      x: written(x),
      y: written(y),
      sign,
      do: sign === '+' ? 'add' : 'take',
      nearX: halves[a] ?? '0',
      nearY: halves[b] ?? '0',
      key,
    },
    answer: { form: 'choice', answer: aboutAt(at) ?? key },
    wrong: [
      [sign === '+' ? 'took-away-instead' : 'added-instead', aboutAt(sign === '+' ? Math.abs(a - b) : a + b)],
      ...rng.some([0, 1, 2, 3, 4]).map((other): Wrong => ['rounded-the-other-way', aboutAt(other)]),
    ],
    solution: oneWay(['near-which', null], ['about', aboutAt(at)]),
    entity: written(x),
  }
}

const aboutAt = (at: number) => (halves[at] === undefined ? null : `@about${at}`)

export const skill = defineSkill({
  skill: 'math.fraction-stories',
  words,
  tags: ['fractions', 'stories'],
  draw: (rng, lists) => (rng.chance(72) ? story(rng, lists) : estimate(rng)),
})
