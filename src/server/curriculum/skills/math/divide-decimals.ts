import words from '#content/en/skills/math/divide-decimals.json'
import { type AskedSum, type Draw, defineSkill } from '../../draw.ts'
import { decimalQuotient, wordedDecimalQuotient } from './parts/decimal-products.ts'
import { askedDecimals, type Decimal, shortest } from './parts/decimals.ts'
import { simplest } from './parts/fractions.ts'

/** So many places a quotient may have; one that does not end is not for children of these grades. */
const mostPlaces = 4

/** x ÷ y, where it ends. */
function quotientOf(x: Decimal, y: Decimal): Decimal | null {
  const { top, bottom } = simplest({ top: x.units * 10 ** y.places, bottom: y.units * 10 ** x.places })
  const scale = 10 ** mostPlaces
  return scale % bottom === 0 && Number.isSafeInteger(top * scale)
    ? shortest({ units: top * (scale / bottom), places: mostPlaces })
    : null
}

function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedDecimals(sum, ['÷']) ?? {}
  if (!x || !y || y.units === 0 || x.units === 0) return null
  const by = shortest(y)
  const key = quotientOf(x, by)
  return key && decimalQuotient(x, by, key, { form: 'quotient', said: { x: sum.left, y: sum.right } })
}

export const skill = defineSkill({
  skill: 'math.divide-decimals',
  words,
  tags: ['decimals', 'dividing'],
  draw: wordedDecimalQuotient,
  ask: { sum: ask },
})
