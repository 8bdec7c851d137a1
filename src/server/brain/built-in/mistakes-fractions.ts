import Fraction from 'fraction.js'
import type { ExactMistake } from './misconceptions.ts'
import { barOf, type Terms } from './terms.ts'

const isBar = ({ left, right }: Terms) =>
  left.value.d !== 1n && right.value.d !== 1n && `${left.written}${right.written}`.includes('/')

/** Tops with tops and bottoms with bottoms: 1/2 + 1/3 as 2/5. */
function straightAcross({ left, right, operation }: Terms): Fraction | null {
  const sign = operation === '+' ? 1n : operation === '-' ? -1n : null
  if (sign === null) return null
  const [one, other] = [barOf(left), barOf(right)]
  const top = one.top + sign * other.top
  const bottom = one.bottom + sign * other.bottom
  return bottom === 0n ? null : new Fraction(top, bottom)
}

/** Tops together over one of the bottoms as it stands: 3/4 + 1/8 as 4/8. */
function topsOver({ left, right, operation }: Terms): string[] {
  const sign = operation === '+' ? 1n : operation === '-' ? -1n : null
  const [one, other] = [barOf(left), barOf(right)]
  if (sign === null || one.bottom === other.bottom) return []
  const top = one.top + sign * other.top
  return [`${top}/${one.bottom}`, `${top}/${other.bottom}`]
}

const opposite = { '+': '-', '-': '+', '×': '÷', '÷': '×' } as const

export const fractionMistakes: ExactMistake[] = [
  {
    name: 'added tops and bottoms',
    fits: (tried, terms) => {
      const made = isBar(terms) ? straightAcross(terms) : null
      return made !== null && tried.equals(made)
    },
    observation: 'You joined the bottoms, too.',
    hint: 'The bottom only names the pieces.',
  },
  {
    name: 'kept unlike bottoms',
    fits: (tried, terms) => isBar(terms) && topsOver(terms).some((made) => tried.equals(made)),
    observation: 'The pieces do not have the same size.',
    hint: 'Make the bottoms the same first.',
  },
  {
    name: 'took the opposite sign',
    fits: (tried, { left, right, operation }) => {
      const other = opposite[operation]
      if (other === '÷') return !right.value.equals(0) && tried.equals(left.value.div(right.value))
      if (other === '×') return tried.equals(left.value.mul(right.value))
      return tried.equals(other === '+' ? left.value.add(right.value) : left.value.sub(right.value))
    },
    observation: 'Look at the sign between the numbers.',
    hint: 'Think whether it must get more or less.',
  },
  {
    name: 'lost the minus',
    fits: (tried, { key }) => !key.equals(0) && tried.equals(key.neg()),
    observation: 'Look at the minus sign again.',
    hint: 'Think on which side of zero you land.',
  },
  {
    name: 'point in another place',
    fits: (tried, { left, right, key }) =>
      `${left.written}${right.written}`.includes('.') &&
      !tried.equals(0) &&
      [10, 100, 1_000].some((step) => tried.equals(key.mul(step)) || tried.mul(step).equals(key)),
    observation: 'Good digits, but look at the point.',
    hint: 'Think how big the answer must be, about.',
  },
]
