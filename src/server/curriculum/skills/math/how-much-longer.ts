import words from '#content/en/skills/math/parts/rulers.json'
import { defineSkill } from '../../draw.ts'
import { howMuchLonger } from './parts/rulers.ts'

export const skill = defineSkill({
  skill: 'math.how-much-longer',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => howMuchLonger(rng, lists, rng.pick(['inch', 'centimeter', 'centimeter', 'foot']), 5, 48),
})
