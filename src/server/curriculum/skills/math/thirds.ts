import words from '#content/en/skills/math/parts/equal-parts.json'
import { defineSkill } from '../../draw.ts'
import { biggerPart, fairShare, partsCalled, shadedPart } from './parts/equal-parts.ts'

const parts = [2, 3, 4] as const

export const skill = defineSkill({
  skill: 'math.thirds',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => {
    const kind = rng.int(1, 10)
    if (kind <= 2) return partsCalled(rng, parts)
    if (kind <= 5) return shadedPart(rng, parts)
    return kind <= 8 ? fairShare(rng, lists, parts) : biggerPart(rng)
  },
})
