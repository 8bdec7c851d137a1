import { type Dice, diceOf } from '#server/brain/built-in/dice.ts'
import { divided } from '#server/brain/built-in/math/long-division.ts'
import { multiplied } from '#server/brain/built-in/math/long-multiplication.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { sumDraft } from '#server/cards/sum-draft.ts'
import { laterMaker } from './later-card.ts'

type Sum = { left: number; operation: '+' | '-'; right: number }

const tries = 100

const sumMaker = (skill: string, grade: number, draw: (dice: Dice) => Sum): CardMaker => ({
  skill,
  make: (seed) => {
    const dice = diceOf(seed)
    for (let at = 0; at < tries; at++) {
      const sum = draw(dice)
      const card = sumDraft({ ...sum, skill, grade, tags: [sum.operation === '+' ? 'adding' : 'taking-away'] })
      if (card && card.mistakes.length >= 3)
        return { ...card, entity: sum.operation === '+' ? 'addition' : 'subtraction' }
    }
    throw new Error(`${skill} finds no sum for ${seed}.`)
  },
})

/** Most of them with something to regroup. */
const threeDigits = (dice: Dice): Sum => {
  if (dice(0, 1) === 0) {
    const left = dice(125, 768)
    return { left, operation: '+', right: dice(116, 989 - left > 116 ? 989 - left : 117) }
  }
  const left = dice(312, 987)
  return { left, operation: '-', right: dice(118, left - 106) }
}

const large = (dice: Dice): Sum => {
  const high = dice(0, 1) === 0 ? 9_899 : 68_999
  const left = dice(1_234, high)
  if (dice(0, 1) === 0) return { left, operation: '+', right: dice(1_118, high === 9_899 ? 8_899 : 29_899) }
  const right = dice(356, Math.max(400, left - 211))
  return { left: Math.max(left, right + 211), operation: '-', right }
}

const divideBy = (dice: Dice, by: number, low: number, high: number) => divided(by * dice(low, high), by)

export const longSums: readonly CardMaker[] = [
  sumMaker('math.add-three-digit', 3, threeDigits),
  sumMaker('math.add-large', 4, large),
  laterMaker({
    skill: 'math.multiply-one-digit',
    entity: 'product',
    tags: ['long-multiplication'],
    draw: (dice) => {
      const length = dice(2, 4)
      return multiplied(length === 2 ? dice(13, 98) : length === 3 ? dice(112, 968) : dice(1_013, 6_989), dice(3, 9))
    },
  }),
  laterMaker({
    skill: 'math.multiply-two-digit',
    entity: 'product',
    tags: ['long-multiplication'],
    draw: (dice) => {
      const draft = multiplied(dice(12, 89), dice(12, 69))
      return draft && { ...draft, explanation: draft.explanation.replace(/\b1 groups\b/, '1 group') }
    },
  }),
  laterMaker({
    skill: 'math.long-division',
    entity: 'quotient',
    tags: ['long-division'],
    draw: (dice) => {
      const length = dice(0, 2)
      if (length === 0) return divideBy(dice, dice(3, 8), 11, 24)
      return length === 1 ? divideBy(dice, dice(3, 9), 34, 109) : divideBy(dice, dice(3, 9), 208, 989)
    },
  }),
  laterMaker({
    skill: 'math.divide-two-digit',
    entity: 'quotient',
    tags: ['long-division'],
    draw: (dice) => divideBy(dice, dice(12, 48), 12, dice(0, 1) === 0 ? 39 : 212),
  }),
]
