import words from '#content/en/skills/math/parts/equal-fractions.json'
import { defineSkill } from '../../draw.ts'
import { askedEqual, equalFractions } from './parts/equal-fractions.ts'

const limits = { bottoms: [2, 3, 4, 6, 8], most: 4, hasBars: true }

export const skill = defineSkill({
  skill: 'math.equal-fractions',
  words,
  tags: ['fractions', 'equal-fractions'],
  draw: (rng, lists) => equalFractions(rng, lists, limits),
  ask: {
    equalFraction: askedEqual(
      (small, large) =>
        limits.bottoms.includes(small.bottom) && limits.bottoms.includes(large.bottom) && small.top <= small.bottom,
    ),
  },
})
