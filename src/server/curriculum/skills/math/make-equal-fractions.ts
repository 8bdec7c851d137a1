import words from '#content/en/skills/math/parts/equal-fractions.json'
import { defineSkill } from '../../draw.ts'
import { askedEqual, equalFractions } from './parts/equal-fractions.ts'

const limits = { bottoms: [2, 3, 4, 5, 6, 8, 10, 12, 100], most: 50, hasBars: false }

export const skill = defineSkill({
  skill: 'math.make-equal-fractions',
  words,
  tags: ['fractions', 'equal-fractions'],
  draw: (rng, lists) => equalFractions(rng, lists, limits),
  ask: { equalFraction: askedEqual(() => true) },
})
