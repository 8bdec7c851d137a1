import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { howMany, howManyOf } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.count-to-10',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(60) ? howMany(rng, 4, 10) : howManyOf(rng, 9)),
})
