import words from '#content/en/skills/math/parts/long-products.json'
import { defineSkill } from '../../draw.ts'
import { askedLongProduct, worded } from './parts/long-products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-large',
  words,
  tags: ['long-multiplication'],
  draw: (rng, lists) => {
    const long = rng.chance(65) ? rng.int(112, 989) : rng.int(1_014, 9_899)
    return worded(rng, lists, long, rng.chance(75) ? rng.int(12, 98) : rng.int(112, 489))
  },
  ask: { sum: askedLongProduct((low, high) => low >= 10 && high > 99) },
})
