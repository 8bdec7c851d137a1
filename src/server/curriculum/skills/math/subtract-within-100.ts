import words from '#content/en/skills/math/parts/column-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedDifference, wordedDifference } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-within-100',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const [onesA, tensA] = [rng.int(0, 8), rng.int(2, 9)]
    const b = 10 * rng.int(rng.chance(75) ? 1 : 0, tensA - 2) + rng.int(onesA + 1, 9)
    return b < 3 ? null : wordedDifference(rng, lists, 10 * tensA + onesA, b)
  },
  ask: { sum: askedDifference((a) => a <= 100) },
})
