import words from '#content/en/skills/math/parts/long-quotients.json'
import { defineSkill } from '../../draw.ts'
import { askedLongQuotient, wordedQuotient } from './parts/long-quotients.ts'

export const skill = defineSkill({
  skill: 'math.long-division',
  words,
  tags: ['long-division'],
  draw: (rng, lists) => {
    const by = rng.int(3, 9)
    const groups = rng.pick([rng.int(13, 32), rng.int(34, 109), rng.int(203, 989)])
    return wordedQuotient(rng, lists, by * groups, by)
  },
  ask: { sum: askedLongQuotient((whole, by) => by < 10 && whole % by === 0) },
})
