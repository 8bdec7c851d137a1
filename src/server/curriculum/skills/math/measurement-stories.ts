import words from '#content/en/skills/math/parts/measured-stories.json'
import { defineSkill } from '../../draw.ts'
import { equalParts, leftInSmall, severalMixed } from './parts/measured-stories.ts'

export const skill = defineSkill({
  skill: 'math.measurement-stories',
  words,
  tags: ['measuring', 'stories'],
  draw: (rng, lists) => rng.pick([leftInSmall, leftInSmall, equalParts, severalMixed])(rng, lists),
})
