import words from '#content/en/skills/math/parts/rows.json'
import { defineSkill } from '../../draw.ts'
import { askedRow, skipCount } from './parts/rows.ts'

export const skill = defineSkill({
  skill: 'math.skip-count-5-10',
  words,
  tags: ['skip-counting'],
  draw: (rng) => {
    const step = rng.pick([5, 10])
    const back = rng.chance(20)
    return skipCount(rng, step, step * rng.int(back ? 5 : 0, back ? 15 : 12), back)
  },
  ask: { row: askedRow((step) => step === 5 || step === 10) },
})
