import words from '#content/en/skills/math/parts/long-quotients.json'
import { defineSkill } from '../../draw.ts'
import { askedLongQuotient, wordedQuotient } from './parts/long-quotients.ts'

export const skill = defineSkill({
  skill: 'math.divide-two-digit',
  words,
  tags: ['long-division'],
  draw: (rng, lists) => {
    const by = rng.int(12, 48)
    const groups = rng.chance(60) ? rng.int(12, 49) : rng.int(102, 208)
    // Whole groups mostly; at times something is left over.
    const left = rng.chance(20) ? rng.int(1, by - 1) : 0
    return wordedQuotient(rng, lists, by * groups + left, by)
  },
  ask: { sum: askedLongQuotient((_, by) => by >= 10) },
})
