import words from '#content/en/skills/math/parts/column-sums.json'
import { defineSkill } from '../../draw.ts'
import { askedSum, wordedSum } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-within-100',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const onesA = rng.int(2, 9)
    const b = 10 * rng.int(rng.chance(75) ? 1 : 0, 4) + rng.int(10 - onesA, 9)
    const a = 10 * rng.int(1, Math.max(1, 8 - Math.floor(b / 10))) + onesA
    return a + b > 100 ? null : wordedSum(rng, lists, a, b)
  },
  ask: { sum: askedSum((a, b) => a + b <= 100) },
})
