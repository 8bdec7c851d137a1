import words from '#content/en/skills/math/parts/long-products.json'
import { defineSkill } from '../../draw.ts'
import { askedLongProduct, worded } from './parts/long-products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-one-digit',
  words,
  tags: ['long-multiplication'],
  draw: (rng, lists) => {
    const size = rng.int(1, 5)
    const long = size <= 2 ? rng.int(13, 98) : size <= 4 ? rng.int(112, 968) : rng.int(1_013, 6_989)
    return worded(rng, lists, long, rng.int(3, 9))
  },
  ask: { sum: askedLongProduct((low, high) => low < 10 && !(high <= 90 && high % 10 === 0)) },
})
