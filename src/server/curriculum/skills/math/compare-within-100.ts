import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { askedComparison, compare, greatest } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.compare-within-100',
  words,
  tags: ['comparing'],
  draw: (rng) => (rng.chance(60) ? compare(rng, 11, 99) : greatest(rng, 12, 99)),
  ask: { compare: askedComparison((most) => most < 100) },
})
