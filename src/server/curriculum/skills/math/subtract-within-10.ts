import words from '#content/en/skills/math/parts/small-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedSubtraction, subtractionFacts, wordedSubtraction } from './parts/small-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-within-10',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const whole = rng.int(6, 10)
    return wordedSubtraction(rng, lists, whole, rng.int(1, whole - 1))
  },
  ask: { sum: askedSubtraction(6, 10) },
  deck: { name: 'subtraction-facts', all: () => subtractionFacts(6, 10) },
})
