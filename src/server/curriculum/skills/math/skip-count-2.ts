import words from '#content/en/skills/math/parts/rows.json'
import { defineSkill } from '../../draw.ts'
import { askedRow, skipCount } from './parts/rows.ts'

export const skill = defineSkill({
  skill: 'math.skip-count-2',
  words,
  tags: ['skip-counting'],
  draw: (rng) => {
    const back = rng.chance(15)
    return skipCount(rng, 2, back ? 2 * rng.int(6, 20) : rng.int(0, 30), back)
  },
  ask: { row: askedRow((step) => step === 2) },
})
