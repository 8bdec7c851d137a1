import words from '#content/en/skills/math/multiply-decimals.json'
import { defineSkill } from '../../draw.ts'
import { decimalProduct, wordedDecimalProduct } from './parts/decimal-products.ts'
import { askedDecimals } from './parts/decimals.ts'

export const skill = defineSkill({
  skill: 'math.multiply-decimals',
  words,
  tags: ['decimals', 'multiplying'],
  draw: wordedDecimalProduct,
  ask: {
    sum: (sum) => {
      const { x, y } = askedDecimals(sum, ['×']) ?? {}
      if (!x || !y || !Number.isSafeInteger(x.units * y.units * 10)) return null
      return decimalProduct(x, y, { form: 'product', said: { x: sum.left, y: sum.right } })
    },
  },
})
