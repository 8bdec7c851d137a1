import words from '#content/en/skills/math/parts/products.json'
import { defineSkill } from '../../draw.ts'
import { askedProduct, factKinds, productFacts, wordedProduct } from './parts/products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-facts-to-12',
  words,
  tags: ['times-tables'],
  draw: (rng, lists) => {
    const [a, b] = [rng.int(11, 12), rng.int(3, 12)]
    return rng.chance(50) ? wordedProduct(rng, lists, a, b) : wordedProduct(rng, lists, b, a)
  },
  ask: { sum: askedProduct(factKinds.to12) },
  deck: { name: 'times-tables', all: () => productFacts(factKinds.to12) },
})
