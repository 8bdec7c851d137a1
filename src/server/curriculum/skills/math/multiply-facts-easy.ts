import words from '#content/en/skills/math/parts/products.json'
import { defineSkill } from '../../draw.ts'
import { askedProduct, factKinds, productFacts, wordedProduct } from './parts/products.ts'

export const skill = defineSkill({
  skill: 'math.multiply-facts-easy',
  words,
  tags: ['times-tables'],
  draw: (rng, lists) => {
    const [a, b] = [rng.pick([2, 5, 10]), rng.int(2, 10)]
    return rng.chance(50) ? wordedProduct(rng, lists, a, b) : wordedProduct(rng, lists, b, a)
  },
  ask: { sum: askedProduct(factKinds.easyAsked) },
  deck: { name: 'times-tables', all: () => productFacts(factKinds.easy) },
})
