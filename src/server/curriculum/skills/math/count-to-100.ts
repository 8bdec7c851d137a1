import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { askedNeighbor, missingInRow, neighbor } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.count-to-100',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(50) ? neighbor(rng, 15, 100) : missingInRow(rng, 12, 100)),
  ask: { neighbor: askedNeighbor(100) },
})
