import words from '#content/en/skills/math/rows-of-squares.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

function count(rng: Rng, lists: Lists): Draw {
  const form = rng.pick(['count', 'thing', 'thing'])
  const [r, c] = [rng.int(2, 5), rng.int(2, 6)]
  const n = r * c
  return {
    form,
    values: { r, c, n, thing: rng.pick(lists.things ?? []) },
    answer: { form: 'number', answer: n },
    wrong: [
      ['counted-the-edge-only', 2 * r + 2 * c - 4],
      ['added-instead-of-times', r + c],
      ['left-out-a-row', n - c],
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n - 1],
    ],
    solution: oneWay(['one-row', c], ['all-rows', n]),
    picture: form === 'count' ? { kind: 'rectangle', width: c, height: r, labels: {}, grid: true } : null,
    entity: '@rows',
  }
}

function rows(rng: Rng): Draw | null {
  const [r, c] = [rng.int(2, 6), rng.int(2, 6)]
  const n = r * c
  if (r === c) return null
  return {
    form: 'rows',
    values: { r, c, n },
    answer: { form: 'number', answer: r },
    wrong: [
      ['said-the-columns', c],
      ['slipped-by-one', r + 1],
      ['slipped-by-one', r - 1],
      ['kept-the-number', n],
      ['added-instead-of-times', n + c],
    ],
    solution: oneWay(['one-row', n], ['all-rows', r]),
    entity: '@rows',
  }
}

export const skill = defineSkill({
  skill: 'math.rows-of-squares',
  words,
  tags: ['shapes', 'rows'],
  draw: (rng, lists) => (rng.chance(60) ? count(rng, lists) : rows(rng)),
})
