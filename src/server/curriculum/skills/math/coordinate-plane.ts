import words from '#content/en/skills/math/coordinate-plane.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const say = (x: number, y: number) => `(${x}, ${y})`

/** Four points: one, its mirror, and two neighbors. */
function fourPoints(rng: Rng) {
  const [x = 2, y = 5] = rng.some([1, 2, 3, 4, 5, 6, 7, 8], 2)
  const places = [
    { x, y },
    { x: y, y: x },
    { x: x + 1, y },
    { x, y: y + 1 },
  ]
  const letters = rng.some(['P', 'Q', 'R', 'S'], 4)
  const points = places.map((place, at) => ({ ...place, name: letters[at] ?? 'P' }))
  const listed = [...points].sort((a, b) => a.name.localeCompare(b.name))
  return { x, y, points: listed, letters, said: listed.map((one) => `${one.name} (${one.x}, ${one.y})`).join(', ') }
}

function read(rng: Rng): Draw {
  const { x, y, points, letters, said } = fourPoints(rng)
  const [key = 'P', mirrored = 'Q', right = 'R', up = 'S'] = letters
  return {
    form: 'read',
    values: { x, y, key, points: said },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['turned-the-pair-around', mirrored],
      ['slipped-on-the-grid', right],
      ['slipped-on-the-grid', up],
    ],
    solution: oneWay(['right', null], ['up', key]),
    picture: { kind: 'grid-points', size: 10, points },
    entity: '@point',
  }
}

function where(rng: Rng): Draw {
  const { x, y, points, letters } = fourPoints(rng)
  const [name = 'P'] = letters
  return {
    form: 'where',
    values: { x, y, name, points: points.map((one) => one.name).join(', ') },
    answer: { form: 'choice', answer: say(x, y) },
    wrong: [
      ['turned-the-pair-around', say(y, x)],
      ['slipped-on-the-grid', say(x + 1, y)],
      ['slipped-on-the-grid', say(x, y + 1)],
    ],
    solution: oneWay(['right', null], ['up', say(x, y)]),
    picture: { kind: 'grid-points', size: 10, points },
    entity: '@point',
  }
}

function walk(rng: Rng): Draw {
  const [x, y, r, u] = [rng.int(0, 5), rng.int(0, 5), rng.int(1, 4), rng.int(1, 4)]
  const [nx, ny] = [x + r, y + u]
  const wrong: Wrong[] = [
    ['turned-the-pair-around', say(x + u, y + r)],
    ['changed-one-only', say(nx, y)],
    ['slipped-on-the-grid', say(nx, ny + 1)],
    ['turned-the-pair-around', say(ny, nx)],
    ['changed-one-only', say(x, ny)],
  ]
  return {
    form: 'walk',
    values: { x, y, r, u, nx, ny },
    answer: { form: 'choice', answer: say(nx, ny) },
    wrong,
    solution: oneWay(['right', null], ['up', say(nx, ny)]),
    entity: '@point',
  }
}

export const skill = defineSkill({
  skill: 'math.coordinate-plane',
  words,
  tags: ['coordinates'],
  draw: (rng) => rng.pick([read, where, walk])(rng),
})
