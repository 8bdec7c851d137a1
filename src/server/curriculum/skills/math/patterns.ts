import words from '#content/en/skills/math/parts/rows.json'
import { picturedThings } from '#shared/picture.ts'
import { defineSkill } from '../../draw.ts'
import { repeating } from './parts/rows.ts'

export const skill = defineSkill({
  skill: 'math.patterns',
  words,
  tags: ['patterns'],
  draw: (rng) => repeating(rng, picturedThings, 2),
})
