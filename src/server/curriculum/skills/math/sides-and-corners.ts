import words from '#content/en/skills/math/sides-and-corners.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const shapes = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['trapezoid', 4],
  ['pentagon', 5],
  ['hexagon', 6],
] as const

function count(rng: Rng): Draw {
  const [shape, n] = rng.pick([...shapes, ['octagon', 8] as const])
  return {
    form: 'count',
    values: { shape: `@${shape}`, a: `@${shape}_a`, n, part: rng.pick(['sides', 'corners']) },
    answer: { form: 'number', answer: n },
    wrong: [
      ['counted-one-twice', n + 1],
      ['skipped-one-in-counting', n - 1],
      ['counted-sides-and-corners', 2 * n],
      ['lost-count', n + 2],
    ],
    solution: oneWay(['around', null], ['total', n]),
    picture: { kind: 'shape', shape, ...(rng.chance(50) && { turned: rng.pick([15, 30, 60, 90]) }) },
    entity: `@${shape}`,
  }
}

function total(rng: Rng): Draw {
  const [shape, n] = rng.pick(shapes)
  const count = rng.int(2, 3)
  return {
    form: 'total',
    values: { shape: `@${shape}`, n, count, all: n * count, part: rng.pick(['sides', 'corners']) },
    answer: { form: 'number', answer: n * count },
    wrong: [
      ['said-one-part', n],
      ['counted-one-twice', n * count + 1],
      ['skipped-one-in-counting', n * count - 1],
      ['counted-sides-and-corners', 2 * n * count],
    ],
    solution: oneWay(['around', n], ['total', n * count]),
    entity: `@${shape}`,
  }
}

export const skill = defineSkill({
  skill: 'math.sides-and-corners',
  words,
  tags: ['shapes'],
  draw: (rng) => (rng.chance(65) ? count : total)(rng),
})
