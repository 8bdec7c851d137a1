import words from '#content/en/skills/math/parts/products.json'
import { defineSkill } from '../../draw.ts'
import { askedProduct, factKinds, productFacts, wordedProduct } from './parts/products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-facts-to-10',
  words,
  tags: ['times-tables'],
  draw: (rng, lists) => {
    return wordedProduct(rng, lists, rng.int(6, 9), rng.int(6, 9))
  },
  ask: { sum: askedProduct(factKinds.to10) },
  deck: { name: 'times-tables', all: () => productFacts(factKinds.to10) },
})
