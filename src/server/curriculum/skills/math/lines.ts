import words from '#content/en/skills/math/lines.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const kinds = ['parallel', 'perpendicular', 'slanted'] as const

function word(rng: Rng, lists: Lists): Draw {
  const kind = rng.pick(kinds)
  return {
    form: 'word',
    values: { thing: rng.pick(lists[kind] ?? []), kind, key: `@${kind}` },
    answer: { form: 'choice', answer: `@${kind}` },
    wrong: [
      ...rng.some(kinds.filter((one) => one !== kind)).map((one): Wrong => ['mixed-up-line-words', `@${one}`]),
      ['thought-they-bend', '@curved'],
    ],
    solution: oneWay(['see', null], ['so', `@${kind}`]),
    entity: '@lines',
  }
}

const figures = ['point', 'line', 'ray', 'segment', 'angle'] as const

function what(rng: Rng): Draw {
  const figure = rng.pick(figures)
  return {
    form: 'what',
    values: { figure, def: `@${figure}_d`, key: `@${figure}` },
    answer: { form: 'choice', answer: `@${figure}` },
    wrong: rng.some(figures.filter((one) => one !== figure)).map((one): Wrong => ['mixed-up-line-words', `@${one}`]),
    solution: oneWay(['see', null], ['so', `@${figure}`]),
    entity: '@lines',
  }
}

const parallelPairs = [
  ['square', 2],
  ['rectangle', 2],
  ['rhombus', 2],
  ['parallelogram', 2],
  ['trapezoid', 1],
  ['triangle', 0],
  ['hexagon', 3],
] as const

function pairs(rng: Rng): Draw {
  const [shape, n] = rng.pick(parallelPairs)
  return {
    form: 'pairs',
    values: { a: `@${shape}_a`, n },
    answer: { form: 'number', answer: n },
    wrong: [
      ['counted-sides-not-pairs', n === 0 ? 3 : 2 * n],
      ['mixed-up-line-words', n + 1],
      ['mixed-up-line-words', n === 0 ? 2 : n - 1],
      ['counted-sides-not-pairs', n === 2 ? 5 : 6],
    ],
    solution: oneWay(['see', null], ['so', n]),
    picture: { kind: 'shape', shape, turned: 15 * rng.int(0, 23) },
    entity: '@lines',
  }
}

export const skill = defineSkill({
  skill: 'math.lines',
  words,
  tags: ['lines', 'shapes'],
  draw: (rng, lists) => rng.pick([word, word, what, pairs])(rng, lists),
})
