import words from '#content/en/skills/math/parts/small-sums.json'
import { defineSkill } from '../../draw.ts'
import { additionFacts, askedAddition, wordedAddition } from './parts/small-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-within-10',
  words,
  tags: ['adding'],
  draw: (rng, lists) => {
    const sum = rng.int(6, 10)
    const a = rng.int(1, sum - 1)
    return wordedAddition(rng, lists, a, sum - a)
  },
  ask: { sum: askedAddition(6, 10) },
  deck: { name: 'addition-facts', all: () => additionFacts(6, 10) },
})
