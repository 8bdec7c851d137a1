import Fraction from 'fraction.js'
import type { Draft } from './drafts.ts'
import { dollars, plainDollars } from './written.ts'

const inDollars = (cents: number) => new Fraction(cents, 100)
const said = (cents: number) => dollars(inDollars(cents))

/** What comes back from a bill. Prices in cents. Null when nothing does. */
export function changeFrom(paid: number, price: number): Draft | null {
  if (price <= 0 || price >= paid || paid % 100 !== 0) return null
  const key = paid - price
  const [whole, behind] = [Math.floor(price / 100), price % 100]
  if (behind === 0) return null
  const next = (whole + 1) * 100
  const toNext = next - price
  return {
    kind: next === paid ? 'change in cents' : 'change',
    numbers: [said(paid), said(price)],
    question: `How much change do you get from ${said(paid)} for a ${said(price)} toy?`,
    name: `the change from ${said(paid)}`,
    answer: { form: 'money', answer: plainDollars(inDollars(key)) },
    hints: [
      `The toy costs ${said(price)}, and you pay ${said(paid)}.`,
      'Count up from the price to what you pay.',
      next === paid ? 'Go up to the next 10 cents first.' : `Go from ${said(price)} to ${said(next)} first.`,
    ],
    steps:
      next === paid
        ? [`Count up from ${said(price)} to ${said(paid)}.`, `That is ${toNext} cents, so you get ${said(key)}.`]
        : [
            `From ${said(price)} to ${said(next)} is ${said(toNext)}.`,
            `From ${said(next)} to ${said(paid)} is ${said(paid - next)}, so you get ${said(key)}.`,
          ],
    explanation: `The price and the change make ${said(paid)} together.`,
    slips: [
      {
        name: 'forgot-the-traded-dollar',
        answer: inDollars(key + 100),
        observation: 'You traded a dollar for cents, but still counted it.',
      },
      {
        name: 'kept-the-cents',
        answer: inDollars(paid - whole * 100 + behind),
        observation: 'You took the dollars off, but added the cents.',
      },
      {
        name: 'left-out-the-cents',
        answer: whole > 0 ? inDollars(paid - whole * 100) : null,
        observation: 'You left out the cents of the price.',
      },
      { name: 'said-the-price', answer: inDollars(price), observation: 'That is the price, not what comes back.' },
      {
        name: 'added',
        answer: inDollars(paid + price),
        observation: 'You added: the change must be less than you pay.',
      },
      { name: 'ten-cents-off', answer: inDollars(key + 10), observation: 'Look at the dimes again.' },
    ],
  }
}

/** What some things of one price cost. The price in cents. */
export function costOf(count: number, price: number): Draft | null {
  const key = count * price
  const [whole, behind] = [Math.floor(price / 100), price % 100]
  if (count < 2 || behind === 0 || whole === 0) return null
  return {
    kind: 'cost',
    numbers: [count, said(price)],
    question: `How much do ${count} pens cost at ${said(price)} each?`,
    name: `${count} pens at ${said(price)}`,
    answer: { form: 'money', answer: plainDollars(inDollars(key)) },
    hints: [
      `Each pen costs ${said(price)}.`,
      'Multiply the dollars and the cents, then add both.',
      `The cents make ${count} × ${behind} = ${count * behind} cents.`,
    ],
    steps: [
      `The dollars make ${count} × ${whole} = ${count * whole}.`,
      `The cents make ${count} × ${behind} = ${count * behind}, and that is ${said(count * behind)}.`,
      `Together that is ${said(key)}.`,
    ],
    explanation: 'Each pen adds its price again.',
    slips: [
      {
        name: 'cents-counted-once',
        answer: inDollars(count * whole * 100 + behind),
        observation: 'You multiplied the dollars, but not the cents.',
      },
      {
        name: 'lost-the-carried-dollars',
        answer: inDollars(count * whole * 100 + ((count * behind) % 100)),
        observation: 'Too many cents make dollars: they got lost.',
      },
      { name: 'only-the-dollars', answer: inDollars(count * whole * 100), observation: 'You left out the cents.' },
      { name: 'said-a-single-price', answer: inDollars(price), observation: 'That is the price of a single pen.' },
    ],
  }
}
