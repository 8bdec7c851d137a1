import words from '#content/en/skills/math/parts/decimal-compare.json'
import { defineSkill } from '../../draw.ts'
import { askedDecimals, decimalComparison } from './parts/decimal-compare.ts'

export const skill = defineSkill({
  skill: 'math.compare-thousandths',
  words,
  tags: ['decimals', 'comparing'],
  draw: decimalComparison([1, 2, 3, 3]),
  ask: { compare: askedDecimals(4) },
})
