import words from '#content/en/skills/math/parts/cubes.json'
import { defineSkill } from '../../draw.ts'
import { boxAsked, drawBox, someTaken } from './parts/cubes.ts'

export const skill = defineSkill({
  skill: 'math.unit-cubes',
  words,
  tags: ['volume'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 4)
    if (asked === 0) return someTaken(rng, lists)
    return boxAsked(rng, lists, drawBox(rng, 7), asked <= 2 ? 'layers' : 'rows-and-layers')
  },
})
