import words from '#content/en/skills/math/parts/products.json'
import { defineSkill } from '../../draw.ts'
import { askedProduct, factKinds, productFacts, wordedProduct } from './parts/products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-facts-to-5',
  words,
  tags: ['times-tables'],
  draw: (rng, lists) => {
    const [a, b] = [rng.int(3, 4), rng.pick([3, 4, 6, 7, 8, 9])]
    return rng.chance(50) ? wordedProduct(rng, lists, a, b) : wordedProduct(rng, lists, b, a)
  },
  ask: { sum: askedProduct(factKinds.to5) },
  deck: { name: 'times-tables', all: () => productFacts(factKinds.to5) },
})
