import words from '#content/en/skills/math/parts/scales.json'
import { defineSkill } from '../../draw.ts'
import { pickThing, towers } from './parts/scales.ts'

export const skill = defineSkill({
  skill: 'math.compare-lengths',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => (rng.chance(65) ? pickThing(rng, lists, rng.pick(['long', 'tall'])) : towers(rng, lists)),
})
