import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { askedJump, jump } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.ten-more-ten-less',
  words,
  tags: ['place-value'],
  draw: (rng) => jump(rng, 12, 89, 10),
  ask: { jump: askedJump([10], 99) },
})
