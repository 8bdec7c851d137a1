import words from '#content/en/skills/math/parts/column-sums.json'
import { defineSkill } from '../../draw.ts'
import { askedSum, wordedSum } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-within-1000',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const a = rng.int(101, 799)
    const b = rng.chance(30) ? rng.int(11, 99) : rng.int(101, 999 - a)
    return b < 11 || b % 10 === 0 || a + b > 1_000 ? null : wordedSum(rng, lists, a, b)
  },
  ask: { sum: askedSum((a, b) => a + b <= 1_000) },
})
