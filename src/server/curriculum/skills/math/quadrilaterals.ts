import words from '#content/en/skills/math/quadrilaterals.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const four = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid'] as const

/** Names that fit a drawn shape too, if less well, are no wrong answers for it. */
const wrongFor: Record<(typeof four)[number], readonly Wrong[]> = {
  square: [
    ['right-angles-overlooked', '@trapezoid'],
    ['mixed-up-shapes', '@triangle'],
    ['mixed-up-shapes', '@pentagon'],
  ],
  rectangle: [
    ['side-lengths-overlooked', '@square'],
    ['side-lengths-overlooked', '@rhombus'],
    ['parallel-sides-overlooked', '@trapezoid'],
  ],
  rhombus: [
    ['right-angles-overlooked', '@square'],
    ['right-angles-overlooked', '@rectangle'],
    ['parallel-sides-overlooked', '@trapezoid'],
  ],
  parallelogram: [
    ['right-angles-overlooked', '@rectangle'],
    ['side-lengths-overlooked', '@rhombus'],
    ['parallel-sides-overlooked', '@trapezoid'],
  ],
  trapezoid: [
    ['parallel-sides-overlooked', '@parallelogram'],
    ['right-angles-overlooked', '@rectangle'],
    ['side-lengths-overlooked', '@rhombus'],
  ],
}

function name(rng: Rng): Draw {
  const shape = rng.pick(four)
  return {
    form: 'name',
    values: { why: `@${shape}_why`, a: `@${shape}_a` },
    answer: { form: 'choice', answer: `@${shape}` },
    wrong: rng.some(wrongFor[shape]),
    solution: oneWay(['look', null], ['so', `@${shape}`]),
    picture: { kind: 'shape', shape, turned: 15 * rng.int(0, 23) },
    entity: `@${shape}`,
  }
}

function which(rng: Rng): Draw {
  const shape = rng.pick(four)
  const others = rng.some(['triangle', 'pentagon', 'hexagon', 'circle', 'octagon'], 3)
  return {
    form: 'which',
    values: { key: `@${shape}_a` },
    answer: { form: 'choice', answer: `@${shape}_a` },
    wrong: others.map((one): Wrong => ['mixed-up-shapes', `@${one}_a`]),
    solution: oneWay(['look', null], ['so', `@${shape}_a`]),
    entity: `@${shape}`,
  }
}

function shared(rng: Rng): Draw {
  const [shape, key] = rng.pick([
    ['rectangle', '@right4'],
    ['rhombus', '@equal4'],
    ['trapezoid', '@sides4'],
  ] as const)
  const only = key === '@right4' ? '@equal4' : key === '@equal4' ? '@right4' : rng.pick(['@right4', '@equal4'])
  return {
    form: 'property',
    values: { a: `@${shape}_a`, key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['true-for-one-only', only],
      ...rng.some(['@curve', '@five', '@none'], 2).map((one): Wrong => ['true-for-one-only', one, 'true-for-neither']),
    ],
    solution: oneWay(['look', null], ['so', key]),
    entity: `@${shape}`,
  }
}

export const skill = defineSkill({
  skill: 'math.quadrilaterals',
  words,
  tags: ['shapes'],
  draw: (rng) => rng.pick([name, name, which, shared])(rng),
})
