import words from '#content/en/skills/math/symmetry.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** Lines of symmetry of the shapes as they are drawn: those with many sides have equal ones. */
const mirrors = [
  ['square', 4],
  ['rectangle', 2],
  ['rhombus', 2],
  ['triangle', 3],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heart', 1],
  ['semicircle', 1],
  ['trapezoid', 1],
  ['parallelogram', 0],
  ['oval', 2],
] as const
const regular = new Set(['triangle', 'pentagon', 'hexagon'])

function count(rng: Rng): Draw {
  const [shape, n] = rng.pick(mirrors)
  const wrong: Wrong[] = [
    ['counted-a-fold-that-does-not-match', n === 1 || n === 2 || n === 0 ? n + 2 : n + 1],
    ['missed-a-line-of-symmetry', n > 1 ? n - 1 : null],
    ['counted-the-sides', shape === 'rectangle' || shape === 'rhombus' || shape === 'trapezoid' ? 4 : null],
    ['thought-there-is-none', n > 0 ? 0 : null],
    ['counted-a-fold-that-does-not-match', n + 3],
    ['counted-a-fold-that-does-not-match', n === 0 ? 1 : n * 2],
  ]
  return {
    form: 'count',
    values: { shape: `@${shape}`, n, kind: regular.has(shape) ? 'equal' : shape },
    answer: { form: 'number', answer: n },
    wrong,
    solution: oneWay(['fold', null], ['total', n]),
    picture: { kind: 'shape', shape, turned: rng.pick([0, 0, 15, 30, 90]) },
    entity: '@symmetry',
  }
}

/** Angles from upright at which a line through the middle is one of symmetry, where the shape is not turned. */
const lines = {
  square: [0, 45, 90, 135],
  rectangle: [0, 90],
  oval: [0, 90],
  heart: [0],
  trapezoid: [0],
  triangle: [0],
  pentagon: [0],
  parallelogram: [],
} as const

function line(rng: Rng): Draw {
  const shape = rng.pick([
    'square',
    'rectangle',
    'oval',
    'heart',
    'trapezoid',
    'triangle',
    'pentagon',
    'parallelogram',
  ] as const)
  const own: readonly number[] = lines[shape]
  const at = rng.chance(50) && own.length > 0 ? rng.pick(own) : rng.pick([0, 45, 90, 135])
  const works = own.includes(at)
  const key = works ? '@y' : '@n'
  return {
    form: 'line',
    values: { shape: `@${shape}`, ok: works ? 'yes' : 'no', way: at === 0 ? 'up' : at === 90 ? 'flat' : 'slant' },
    answer: { form: 'choice', answer: key },
    wrong: [
      [works ? 'missed-a-line-of-symmetry' : 'counted-a-fold-that-does-not-match', works ? '@n' : '@y'],
      ['gave-up-comparing', '@a'],
      ['gave-up-comparing', '@u'],
    ],
    solution: oneWay(['fold', null], ['total', key]),
    picture: { kind: 'shape', shape, line: at },
    entity: '@symmetry',
  }
}

export const skill = defineSkill({
  skill: 'math.symmetry',
  words,
  tags: ['shapes', 'symmetry'],
  draw: (rng) => (rng.chance(55) ? count : line)(rng),
})
