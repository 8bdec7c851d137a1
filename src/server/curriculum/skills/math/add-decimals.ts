import words from '#content/en/skills/math/add-decimals.json'
import { type AskedSum, type Draw, defineSkill } from '../../draw.ts'
import { decimalSum, wordedDecimalSum } from './parts/decimal-sums.ts'
import { askedDecimals, padded, shortest } from './parts/decimals.ts'
import { readBar, simplest } from './parts/fractions.ts'

/** 3/4 as 0.75; as it was where that does not end soon. */
function decimalFrom(text: string): string {
  const { top, bottom } = simplest(readBar(text) ?? { top: 0, bottom: 3 })
  return mostScale % bottom === 0 ? padded(top * (mostScale / bottom), 4).replaceAll(',', '') : text
}

const mostScale = 10_000

/** Two decimals, or a decimal and a fraction that can be written as one: 1/2 + 0.25. */
function ask(sum: AskedSum): Draw | null {
  const isMade = (text: string) => text.includes('/') && `${sum.left}${sum.right}`.includes('.')
  const [left, right] = [sum.left, sum.right].map((text) => (isMade(text) ? decimalFrom(text) : text))
  const { x, y } = askedDecimals({ ...sum, left: left ?? '', right: right ?? '' }, ['+', '−']) ?? {}
  if (!x || !y || (sum.operation === '−' && x.units / 10 ** x.places < y.units / 10 ** y.places)) return null
  const [a, b] = [isMade(sum.left) ? shortest(x) : x, isMade(sum.right) ? shortest(y) : y]
  return decimalSum(a, b, sum.operation === '+' ? '+' : '−', { form: 'sum', said: { x: sum.left, y: sum.right } })
}

export const skill = defineSkill({
  skill: 'math.add-decimals',
  words,
  tags: ['decimals', 'adding'],
  draw: wordedDecimalSum,
  ask: { sum: ask },
})
