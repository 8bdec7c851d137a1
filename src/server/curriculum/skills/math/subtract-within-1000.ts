import words from '#content/en/skills/math/parts/column-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedDifference, wordedDifference } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-within-1000',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const a = rng.int(201, 999)
    const b = rng.chance(30) ? rng.int(11, 99) : rng.int(101, a - 20)
    return b % 10 === 0 || a - b < 20 ? null : wordedDifference(rng, lists, a, b)
  },
  ask: { sum: askedDifference((a) => a <= 1_000) },
})
