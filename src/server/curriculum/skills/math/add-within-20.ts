import words from '#content/en/skills/math/parts/small-sums.json'
import { defineSkill } from '../../draw.ts'
import { additionFacts, askedAddition, wordedAddition } from './parts/small-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-within-20',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const sum = rng.int(11, 20)
    const a = rng.int(Math.max(2, sum - 18), Math.min(18, sum - 2))
    return wordedAddition(rng, lists, a, sum - a)
  },
  ask: { sum: askedAddition(11, 20) },
  deck: { name: 'addition-facts', all: () => additionFacts(11, 20) },
})
