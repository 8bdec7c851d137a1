import words from '#content/en/skills/math/fraction-scaling.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { asMixed, type Bar, bottomsOfGrade4, properBar, written } from './parts/fractions.ts'

type Factor = { said: string; size: 'less' | 'one' | 'more' }

function factorOf(rng: Rng, size: Factor['size']): Factor {
  const x: Bar = properBar(rng, bottomsOfGrade4)
  if (size === 'less') return { said: written(x), size }
  if (size === 'one') return { said: `${x.bottom}/${x.bottom}`, size }
  const more = { ...x, top: x.top + x.bottom * rng.int(1, 2) }
  return { said: rng.chance(50) ? asMixed(more) : written({ ...x, top: x.top + x.bottom }), size }
}

const signs = { less: '<', one: '=', more: '>' } as const
const wrongSigns: Record<Factor['size'], Wrong[]> = {
  less: [
    ['thinks-times-makes-bigger', '>'],
    ['thought-they-are-equal', '='],
  ],
  one: [
    ['thinks-times-makes-bigger', '>'],
    ['compared-numerators-only', '<'],
  ],
  more: [
    ['turned-the-sign-around', '<'],
    ['thought-they-are-equal', '='],
  ],
}

/** Without working it out: 3/4 × 57 and 57. */
function compareProduct(rng: Rng): Draw {
  const size = rng.pick(['less', 'less', 'more', 'more', 'one'] as const)
  const factor = factorOf(rng, size)
  const n = rng.chance(70) ? String(rng.int(12, 99)) : written(properBar(rng, bottomsOfGrade4))
  return {
    form: 'sign',
    values: { factor: factor.said, n, size, sign: signs[size] },
    answer: { form: 'compare', answer: signs[size] },
    wrong: wrongSigns[size],
    solution: oneWay(['compare-with-one', null], ['so-the-product', signs[size]]),
    entity: factor.said,
  }
}

/** Which product is more (or less) than 24? */
function whichProduct(rng: Rng): Draw {
  const n = rng.int(8, 60)
  const asks = rng.pick(['more', 'less'] as const)
  const other = asks === 'more' ? 'less' : 'more'
  const said = (size: Factor['size']) => `${factorOf(rng, size).said} × ${n}`
  const key = said(asks)
  const wrong: Wrong[] = [
    ['thinks-times-makes-bigger', said(other)],
    ['compared-numerators-only', said('one')],
    ['thinks-times-makes-bigger', said(other)],
    ['thinks-times-makes-bigger', said(other)],
    ['thinks-times-makes-bigger', said(other)],
  ]
  return {
    form: asks === 'more' ? 'which-more' : 'which-less',
    values: { n, key },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['look-at-factors', null], [asks === 'more' ? 'pick-more' : 'pick-less', key]),
    entity: n,
  }
}

/** A picture is made 1 1/2 times as wide: what happens to it? */
function resize(rng: Rng, lists: Lists): Draw {
  const size = rng.pick(['less', 'more', 'one'] as const)
  const factor = factorOf(rng, size)
  const terms = { less: '@shorter', one: '@same', more: '@longer' } as const
  return {
    form: 'resize',
    values: {
      factor: factor.said,
      n: rng.int(5, 40),
      size,
      who: person(rng.pick(lists.names ?? [])),
      thing: rng.pick(lists.things ?? []),
    },
    answer: { form: 'choice', answer: terms[size] },
    wrong: [
      [
        size === 'more' ? 'went-the-other-way' : 'thinks-times-makes-bigger',
        size === 'less' ? '@longer' : '@shorter',
        'other-way',
      ],
      [
        size === 'one' ? 'thinks-times-makes-bigger' : 'thought-they-are-equal',
        size === 'one' ? '@longer' : '@same',
        'near-way',
      ],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['compare-with-one', null], ['so-the-length', terms[size]]),
    entity: factor.said,
  }
}

export const skill = defineSkill({
  skill: 'math.fraction-scaling',
  words,
  tags: ['fractions', 'multiplying', 'comparing'],
  draw: (rng, lists) => rng.pick([compareProduct, compareProduct, whichProduct, whichProduct, resize])(rng, lists),
})
