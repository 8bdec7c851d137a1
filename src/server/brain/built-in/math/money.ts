import { drawFrom } from '../dice.ts'
import { type Coin, coins, coinTask } from './coins.ts'
import { type Draft, type Drawing, familyOf } from './drafts.ts'
import { changeFrom, costOf } from './prices.ts'

function draw(drawing: Drawing): Draft | null {
  const { dice, level } = drawing
  if (level <= 2) return drawCoins(drawing)
  if (level === 3) {
    const paid = drawFrom(dice, [1, 5, 10])
    if (dice(0, 3) === 0) return drawCoins({ ...drawing, level: 2 })
    return changeFrom(paid * 100, dice(paid === 1 ? 3 : 21, paid * 20 - 3) * 5)
  }
  if (dice(0, 1) === 0) return changeFrom(drawFrom(dice, [5, 10, 20]) * 100, dice(105, level >= 5 ? 1_995 : 995))
  return costOf(dice(2, level >= 5 ? 9 : 6), dice(21, 85) * 5)
}

function drawCoins({ dice, level }: Drawing): Draft | null {
  const { penny, nickel, dime, quarter } = coins
  const choice: readonly (readonly Coin[])[] =
    level <= 0
      ? [
          [dime, penny],
          [nickel, penny],
        ]
      : level === 1
        ? [
            [dime, penny],
            [nickel, penny],
            [dime, nickel],
          ]
        : [
            [quarter, dime],
            [quarter, nickel],
            [quarter, penny],
            [quarter, dime, nickel],
            [dime, nickel, penny],
          ]
  const kinds = choice[dice(0, choice.length - 1)] ?? []
  const most = level <= 0 ? 4 : level === 1 ? 5 : 4
  return coinTask(kinds.map((coin) => ({ coin, count: dice(1, coin === quarter ? 3 : most) })))
}

export const money = familyOf({
  family: 'money',
  topics: [
    {
      topic: 'money',
      subject: 'math',
      grades: [1, 4],
      words:
        /\b(?:money|coins?|counting (?:money|coins)|cents|pennies|nickels?|dimes?|quarters and dimes|dollars?(?: and cents)?|making change|prices?|shopping)\b/,
    },
  ],
  draw,
})
