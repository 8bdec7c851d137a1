import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { askedComparison, compare, greatest } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.compare-within-1000',
  words,
  tags: ['comparing'],
  draw: (rng) => (rng.chance(60) ? compare(rng, 102, 999) : greatest(rng, 112, 999)),
  ask: { compare: askedComparison((most) => most < 1_000) },
})
