import { type Dice, diceOf, drawFrom } from '#server/brain/built-in/dice.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { sumDraft } from '#server/cards/sum-draft.ts'

type Drawn = { left: number; right: number }

const tries = 200

/** Sums of one kind. Numbers that invite too few mistakes are drawn again. */
function sumMaker(skill: string, operation: '+' | '-', grade: number, draw: (dice: Dice) => Drawn | null): CardMaker {
  const tags = [operation === '+' ? 'adding' : 'taking-away']
  return {
    skill,
    make: (seed) => {
      const dice = diceOf(seed)
      for (let at = 0; at < tries; at++) {
        const drawn = draw(dice)
        const draft = drawn && sumDraft({ ...drawn, operation, skill, grade, tags })
        if (draft && draft.mistakes.length >= 3) return draft
      }
      throw new Error(`${skill} finds no sum for ${seed}.`)
    },
  }
}

/** The same sum with its numbers in any order. */
const either = (dice: Dice, left: number, right: number): Drawn =>
  dice(0, 1) === 0 ? { left, right } : { left: right, right: left }

/** 13 + 4, 9 + 6, 12 + 8. */
function addWithin20(dice: Dice): Drawn | null {
  const left = dice(3, 18)
  const right = dice(2, 9)
  return left + right > 10 && left + right <= 20 ? either(dice, left, right) : null
}

/** 17 − 4, 15 − 8, 20 − 6, 18 − 12. */
function subtractWithin20(dice: Dice): Drawn | null {
  const left = dice(11, 20)
  const right = dice(2, left - 1)
  return left - right >= 2 ? { left, right } : null
}

const digits = (dice: Dice, tens: number, ones: number) => 10 * dice(1, tens) + dice(1, ones)

function addPlain(dice: Dice): Drawn | null {
  const [left, right] = [digits(dice, 8, 8), digits(dice, 8, 8)]
  return (left % 10) + (right % 10) < 10 && left + right < 100 ? { left, right } : null
}

function addWithNewTen(dice: Dice): Drawn | null {
  const left = digits(dice, 8, 9)
  const right = dice(0, 3) === 0 ? dice(2, 9) : digits(dice, 7, 9)
  return (left % 10) + (right % 10) > 9 && left + right <= 100 ? either(dice, left, right) : null
}

function subtractPlain(dice: Dice): Drawn | null {
  const [left, right] = [digits(dice, 9, 9), digits(dice, 8, 9)]
  return left % 10 >= right % 10 && left - right >= 10 ? { left, right } : null
}

function subtractWithTrade(dice: Dice): Drawn | null {
  const left = 10 * dice(2, 9) + dice(0, 8)
  const right = dice(0, 3) === 0 ? dice(2, 9) : digits(dice, 8, 9)
  return left % 10 < right % 10 && left - right >= 3 ? { left, right } : null
}

function addHundreds(dice: Dice): Drawn | null {
  const left = dice(101, 899)
  const right = drawFrom(dice, [dice(11, 99), dice(101, 699), dice(101, 699)])
  return right % 10 > 0 && left + right <= 1000 ? either(dice, left, right) : null
}

function subtractHundreds(dice: Dice): Drawn | null {
  const left = dice(201, 999)
  const right = drawFrom(dice, [dice(11, 99), dice(101, 799), dice(101, 799)])
  return right % 10 > 0 && left - right >= 20 ? { left, right } : null
}

export const sumMakers = [
  sumMaker('math.add-within-20', '+', 1, addWithin20),
  sumMaker('math.subtract-within-20', '-', 1, subtractWithin20),
  sumMaker('math.add-two-digit-plain', '+', 2, addPlain),
  sumMaker('math.add-within-100', '+', 2, addWithNewTen),
  sumMaker('math.subtract-two-digit-plain', '-', 2, subtractPlain),
  sumMaker('math.subtract-within-100', '-', 2, subtractWithTrade),
  sumMaker('math.add-within-1000', '+', 2, addHundreds),
  sumMaker('math.subtract-within-1000', '-', 2, subtractHundreds),
]
