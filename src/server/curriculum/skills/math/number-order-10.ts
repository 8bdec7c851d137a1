import words from '#content/en/skills/math/parts/counting.json'
import { defineSkill } from '../../draw.ts'
import { askedNeighbor, missingInRow, neighbor } from './parts/counting.ts'

export const skill = defineSkill({
  skill: 'math.number-order-10',
  words,
  tags: ['counting'],
  draw: (rng) => (rng.chance(60) ? neighbor(rng, 0, 10) : missingInRow(rng, 0, 10)),
  ask: { neighbor: askedNeighbor(10) },
})
