import words from '#content/en/skills/math/parts/rows.json'
import { defineSkill } from '../../draw.ts'
import { askedRow, skipCount } from './parts/rows.ts'

export const skill = defineSkill({
  skill: 'math.skip-count-100',
  words,
  tags: ['skip-counting'],
  draw: (rng) => {
    const step = rng.pick([100, 100, 10, 50])
    const back = rng.chance(20)
    return skipCount(rng, step, back ? step * rng.int(5, 9) : rng.int(1, 4) * 100 + rng.pick([0, 0, 10, 50, 5]), back)
  },
  ask: { row: askedRow((step) => step === 50 || step === 100) },
})
