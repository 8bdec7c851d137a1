import words from '#content/en/skills/math/parts/column-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedDifference, hasTrade, wordedDifference } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-two-digit-plain',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const [onesA, tensA] = [rng.int(1, 9), rng.int(2, 9)]
    const b = 10 * rng.int(1, tensA - 1) + rng.int(0, onesA)
    return wordedDifference(rng, lists, 10 * tensA + onesA, b)
  },
  ask: { sum: askedDifference((a, b) => a < 100 && b >= 10 && !hasTrade(a, b)) },
})
