import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { blocks, bundles, tensAndOnes } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.teen-numbers',
  words,
  tags: ['place-value'],
  draw: (rng, lists) =>
    rng.chance(40) ? bundles(rng, lists, 11, 19) : rng.chance(50) ? blocks(rng, 11, 19) : tensAndOnes(rng, 11, 19),
})
