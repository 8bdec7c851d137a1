import words from '#content/en/skills/math/parts/column-sums.json'
import { defineSkill } from '../../draw.ts'
import { askedSum, wordedSum } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-large',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const a = rng.int(1_200, 89_999)
    const b = rng.int(1_100, 9_999)
    return wordedSum(rng, lists, a, b)
  },
  ask: { sum: askedSum((a, b) => a + b <= 2_000_000) },
})
