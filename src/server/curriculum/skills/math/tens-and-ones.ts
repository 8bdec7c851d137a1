import words from '#content/en/skills/math/parts/place-value.json'
import { defineSkill } from '../../draw.ts'
import { askedTens, blocks, bundles, tensAndOnes } from './parts/place-value.ts'

export const skill = defineSkill({
  skill: 'math.tens-and-ones',
  words,
  tags: ['place-value'],
  draw: (rng, lists) =>
    rng.chance(40) ? bundles(rng, lists, 20, 99) : rng.chance(40) ? blocks(rng, 20, 99) : tensAndOnes(rng, 20, 99),
  ask: askedTens,
})
