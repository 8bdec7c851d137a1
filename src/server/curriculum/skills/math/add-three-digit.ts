import differences from '#content/en/skills/math/parts/column-differences.json'
import sums from '#content/en/skills/math/parts/column-sums.json'
import { defineSkill } from '../../draw.ts'
import { hasCarry, hasTrade, wordedDifference, wordedSum } from './parts/column-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-three-digit',
  words: { forms: { ...sums.forms, ...differences.forms } },
  tags: ['adding', 'taking-away'],
  draw: (rng, lists) => {
    const [a, b] = [rng.int(236, 899), rng.int(117, 698)]
    const [high, low] = a > b ? [a, b] : [b, a]
    if (rng.chance(50)) return hasCarry(a, b) && a + b <= 1_000 ? wordedSum(rng, lists, a, b) : null
    return hasTrade(high, low) && high > low ? wordedDifference(rng, lists, high, low) : null
  },
})
