import words from '#content/en/skills/math/parts/rounding.json'
import { defineSkill } from '../../draw.ts'
import { askedRounding, rounding } from './parts/rounding.ts'

export const skill = defineSkill({
  skill: 'math.round-any-place',
  words,
  tags: ['rounding'],
  draw: (rng, lists) => {
    const unit = rng.pick([100, 1_000, 10_000, 100_000])
    return rounding(rng, lists, unit * 2 + 1, unit === 100_000 ? 989_999 : unit * 60, unit)
  },
  ask: { round: askedRounding(() => true) },
})
