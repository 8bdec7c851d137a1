import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { askedJump, jump } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.hundred-more-hundred-less',
  words,
  tags: ['place-value'],
  draw: (rng) => (rng.chance(60) ? jump(rng, 105, 889, 100) : jump(rng, 112, 985, 10)),
  ask: { jump: askedJump([10, 100], 999) },
})
