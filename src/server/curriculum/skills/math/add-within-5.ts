import words from '#content/en/skills/math/parts/small-sums.json'
import { defineSkill } from '../../draw.ts'
import { additionFacts, askedAddition, wordedAddition } from './parts/small-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-within-5',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const sum = rng.int(2, 5)
    const a = rng.int(1, sum - 1)
    return wordedAddition(rng, lists, a, sum - a)
  },
  ask: { sum: askedAddition(0, 5) },
  deck: { name: 'addition-facts', all: () => additionFacts(0, 5) },
})
