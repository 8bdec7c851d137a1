import words from '#content/en/skills/math/equal-sign.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** Two numbers and a sign that make so much; numbers stay within 20. */
function sideOf(rng: Rng, value: number): string {
  const kind = rng.pick(['plus', 'plus', 'minus', 'alone'])
  if (kind === 'alone') return String(value)
  if (kind === 'minus') {
    const more = rng.int(1, Math.max(1, 20 - value))
    return `${value + more} − ${more}`
  }
  const part = rng.int(1, Math.max(1, value - 1))
  return `${part} + ${value - part}`
}

function isTrue(rng: Rng): Draw | null {
  const l = rng.int(4, 15)
  const r = rng.chance(50) ? l : l + rng.pick([-2, -1, 1, 2])
  const [left, right] = [sideOf(rng, l), sideOf(rng, r)]
  if (left === right) return null
  const same = l === r
  return {
    form: 'true',
    values: { left, right, l, r, same: same ? 'yes' : 'no' },
    answer: { form: 'choice', answer: same ? '@y' : '@n' },
    wrong: [
      ['did-not-check-both-sides', same ? '@n' : '@y'],
      ['took-the-equal-sign-for-and-then', '@l'],
      ['gave-up-comparing', '@u'],
    ],
    solution: oneWay(['sides', null], ['so', same ? '@y' : '@n']),
    entity: '=',
  }
}

function missing(rng: Rng): Draw | null {
  const l = rng.int(5, 18)
  const b = rng.int(1, l - 1)
  const left = sideOf(rng, l)
  const key = l - b
  if (left === String(l) || left.includes(String(key))) return null
  return {
    form: 'missing',
    values: { left, l, b, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['took-the-equal-sign-for-and-then', l],
      ['added-both', l + b],
      ['slipped-by-one', key + 1],
      ['slipped-by-one', key - 1],
    ],
    solution: oneWay(['sides', l], ['so', key]),
    entity: '=',
  }
}

export const skill = defineSkill({
  skill: 'math.equal-sign',
  words,
  tags: ['equal-sign'],
  draw: (rng) => (rng.chance(50) ? isTrue : missing)(rng),
})
