import words from '#content/en/skills/math/parts/small-differences.json'
import { defineSkill } from '../../draw.ts'
import { askedSubtraction, subtractionFacts, wordedSubtraction } from './parts/small-sums.ts'

export const skill = defineSkill({
  skill: 'math.subtract-within-20',
  words,
  tags: ['taking-away'],
  draw: (rng, lists) => {
    const whole = rng.int(11, 20)
    return wordedSubtraction(rng, lists, whole, rng.int(1, whole - 1))
  },
  ask: { sum: askedSubtraction(11, 20) },
  deck: { name: 'subtraction-facts', all: () => subtractionFacts(11, 20) },
})
