import words from '#content/en/skills/math/parts/column-sums.json'
import { defineSkill } from '../../draw.ts'
import { askedSum, hasCarry, wordedSum } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-two-digit-plain',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const [onesA, tensA] = [rng.int(0, 8), rng.int(1, 7)]
    const [onesB, tensB] = [rng.int(1, 9 - onesA), rng.int(1, 9 - tensA)]
    return wordedSum(rng, lists, 10 * tensA + onesA, 10 * tensB + onesB)
  },
  ask: { sum: askedSum((a, b) => a + b < 100 && Math.min(a, b) >= 10 && !hasCarry(a, b)) },
})
