import words from '#content/en/skills/math/parts/rounding.json'
import { defineSkill } from '../../draw.ts'
import { askedRounding, rounding } from './parts/rounding.ts'

export const skill = defineSkill({
  skill: 'math.round-tens-hundreds',
  words,
  tags: ['rounding'],
  draw: (rng, lists) => {
    const unit = rng.pick([10, 100])
    return rounding(rng, lists, unit === 10 ? 12 : 112, unit === 10 ? 499 : 989, unit)
  },
  ask: { round: askedRounding((n, unit) => unit <= 100 && n < 1_000 && Number.isInteger(n)) },
})
