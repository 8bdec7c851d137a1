import { diceOf } from '#server/brain/built-in/dice.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { sumDraft } from '#server/cards/sum-draft.ts'
import { cardOf } from './early-card.ts'
import { zeroFact } from './zero-facts.ts'

const pairs = Array.from({ length: 121 }, (_, at) => [Math.floor(at / 11), at % 11] as const)

const sizeOf = (whole: number) => (whole <= 5 ? 5 : whole <= 10 ? 10 : 20)

function factOf(left: number, operation: '+' | '-', right: number): CardDraft[] {
  const whole = operation === '+' ? left + right : left
  const [verb, sign, tag] = operation === '+' ? ['add', 'plus', 'adding'] : ['subtract', 'minus', 'taking-away']
  const skill = `math.${verb}-within-${sizeOf(whole)}`
  const tags = [tag, 'facts']
  const zero = zeroFact({ left, operation, right })
  const card = zero
    ? cardOf(zero, { skill, tags, dice: diceOf(0) })
    : sumDraft({ left, operation, right, skill, grade: whole <= 10 ? 0 : 1, tags })
  return card ? [{ ...card, key: `${left}${sign}${right}` }] : []
}

/** Each sum from 0 + 0 to 10 + 10, and each of them turned round: 13 − 6 from 7 + 6. */
export const factDecks: Deck[] = [
  { deck: 'addition-facts', cards: () => pairs.flatMap(([a, b]) => factOf(a, '+', b)) },
  { deck: 'subtraction-facts', cards: () => pairs.flatMap(([left, b]) => factOf(left + b, '-', b)) },
]
