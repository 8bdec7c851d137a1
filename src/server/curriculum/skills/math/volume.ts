import words from '#content/en/skills/math/parts/cubes.json'
import { defineSkill } from '../../draw.ts'
import { boxAsked, drawBox, heightAsked, twoBoxes } from './parts/cubes.ts'

export const skill = defineSkill({
  skill: 'math.volume',
  words,
  tags: ['volume'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 6)
    if (asked <= 2) return boxAsked(rng, lists, drawBox(rng, 9), 'box')
    if (asked === 3) return boxAsked(rng, lists, drawBox(rng, 9), 'base-and-height')
    return asked === 4 ? heightAsked(rng, lists) : twoBoxes(rng, lists)
  },
})
