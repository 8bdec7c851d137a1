import words from '#content/en/skills/math/add-decimals.json'
import { defineSkill } from '../../draw.ts'
import { askedDecimals } from './parts/decimals.ts'
import { decimalSum, wordedDecimalSum } from './parts/decimal-sums.ts'

export const skill = defineSkill({
  skill: 'math.add-decimals',
  words,
  tags: ['decimals', 'adding'],
  draw: wordedDecimalSum,
  ask: (sum) => {
    const { x, y } = askedDecimals(sum, ['+', '−']) ?? {}
    if (!x || !y || (sum.operation === '−' && x.units / 10 ** x.places < y.units / 10 ** y.places)) return null
    return decimalSum(x, y, sum.operation === '+' ? '+' : '−', { form: 'sum', said: { x: sum.left, y: sum.right } })
  },
})
