import words from '#content/en/skills/math/parts/rows.json'
import { defineSkill } from '../../draw.ts'
import { askedRow, skipCount } from './parts/rows.ts'

export const skill = defineSkill({
  skill: 'math.growing-patterns',
  words,
  tags: ['patterns'],
  draw: (rng) => skipCount(rng, rng.int(2, 5), rng.int(1, 12), false),
  ask: { row: askedRow((step, first) => step <= 5 && first <= 100) },
})
