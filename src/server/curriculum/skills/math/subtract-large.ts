import words from '#content/en/skills/math/parts/column-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedDifference, wordedDifference } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-large',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const a = rng.int(4_000, 98_999)
    const b = rng.int(1_100, Math.min(a - 500, 19_999))
    return wordedDifference(rng, lists, a, b)
  },
  ask: { sum: askedDifference((a) => a <= 2_000_000) },
})
