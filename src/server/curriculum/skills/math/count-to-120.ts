import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { askedNeighbor, missingInRow, neighbor } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.count-to-120',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(50) ? neighbor(rng, 80, 120) : missingInRow(rng, 85, 120)),
  ask: { neighbor: askedNeighbor(1_000_000) },
})
