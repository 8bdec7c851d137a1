import words from '#content/en/skills/math/flat-shapes.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const flat = ['triangle', 'square', 'rectangle', 'circle', 'oval', 'hexagon', 'pentagon', 'octagon', 'rhombus'] as const
type Flat = (typeof flat)[number]

const sides: Record<Flat, number> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  circle: 0,
  oval: 0,
  hexagon: 6,
  pentagon: 5,
  octagon: 8,
  rhombus: 4,
}
const looksAlike: Partial<Record<Flat, Flat>> = {
  square: 'rectangle',
  rectangle: 'square',
  circle: 'oval',
  oval: 'circle',
}

const others = (rng: Rng, shape: Flat, count: number): Flat[] =>
  rng.some(
    flat.filter((one) => one !== shape && one !== looksAlike[shape] && sides[one] !== sides[shape]),
    count,
  )

const about = (shape: Flat) => ({
  a: `@${shape}_a`,
  fact: `@${shape}_fact`,
  like: `@${shape}_like`,
  n: sides[shape],
})

function name(rng: Rng): Draw {
  const shape = rng.pick(flat)
  const alike = looksAlike[shape]
  // A square is a rectangle too: where a square is drawn, a rectangle is no wrong answer.
  const near: Wrong[] = alike && shape !== 'square' ? [['took-a-shape-that-looks-alike', `@${alike}`]] : []
  return {
    form: 'name',
    values: about(shape),
    answer: { form: 'choice', answer: `@${shape}` },
    wrong: [...near, ...others(rng, shape, 3).map((one): Wrong => ['mixed-up-shapes', `@${one}`])],
    solution: oneWay(['see', null], ['so', `@${shape}`]),
    picture: {
      kind: 'shape',
      shape,
      ...(shape !== 'rhombus' && rng.chance(40) && { turned: rng.pick([15, 30, 45, 90]) }),
    },
    entity: `@${shape}`,
  }
}

function which(rng: Rng): Draw {
  const shape = rng.pick(['triangle', 'hexagon', 'pentagon', 'octagon', 'square'] as const)
  return {
    form: 'which',
    values: about(shape),
    answer: { form: 'choice', answer: `@${shape}` },
    wrong: others(rng, shape, 3).map((one): Wrong => ['mixed-up-shapes', `@${one}`]),
    solution: oneWay(['see', null], ['so', `@${shape}`]),
    entity: `@${shape}`,
  }
}

function thing(rng: Rng, lists: Lists): Draw {
  const shape = rng.pick(['triangle', 'rectangle', 'circle', 'oval', 'hexagon', 'octagon'] as const)
  const alike = looksAlike[shape]
  const near: Wrong[] = alike ? [['took-a-shape-that-looks-alike', `@${alike}`]] : []
  return {
    form: 'thing',
    values: { ...about(shape), thing: rng.pick(lists[shape] ?? []) },
    answer: { form: 'choice', answer: `@${shape}` },
    wrong: [...near, ...others(rng, shape, 3).map((one): Wrong => ['mixed-up-shapes', `@${one}`])],
    solution: oneWay(['see', null], ['so', `@${shape}`]),
    entity: `@${shape}`,
  }
}

export const skill = defineSkill({
  skill: 'math.flat-shapes',
  words,
  tags: ['shapes'],
  draw: (rng, lists) => rng.pick([name, name, which, thing])(rng, lists),
})
