import words from '#content/en/skills/math/parts/quotients.json'
import { defineSkill } from '../../draw.ts'
import { askedQuotient, quotientFacts, wordedQuotient } from './parts/quotients.ts'

export const skill = defineSkill({
  skill: 'math.divide-facts',
  words,
  tags: ['division-facts'],
  draw: (rng, lists) => wordedQuotient(rng, lists, rng.int(2, 10), rng.int(2, 10)),
  ask: { sum: askedQuotient },
  deck: { name: 'division-facts', all: quotientFacts },
})
