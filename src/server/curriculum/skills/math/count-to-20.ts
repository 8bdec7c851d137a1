import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { askedNeighbor, howMany, neighbor } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.count-to-20',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(50) ? howMany(rng, 11, 20) : neighbor(rng, 8, 20)),
  ask: { neighbor: askedNeighbor(20) },
})
