import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { missingInRow, neighbor } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.count-to-120',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(50) ? neighbor(rng, 80, 120) : missingInRow(rng, 85, 120)),
})
