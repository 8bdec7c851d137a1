import words from '#content/en/skills/math/parts/long-products.json'
import { defineSkill } from '../../draw.ts'
import { askedLongProduct, worded } from './parts/long-products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-two-digit',
  words,
  tags: ['long-multiplication'],
  draw: (rng, lists) => {
    return worded(rng, lists, rng.int(13, 89), rng.int(12, 69))
  },
  ask: { sum: askedLongProduct((low, high) => low >= 10 && high <= 99 && low !== 10) },
})
