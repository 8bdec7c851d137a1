import { diceOf } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { cardOf, slip } from './later-card.ts'
import { upTo } from './times-tables.ts'

/** A product of the table that is near and easy, to go on from. */
export function landmark(by: number, key: number): { times: number; made: number } {
  const near = key > 10 ? 10 : key > 5 ? 5 : key > 2 ? 2 : 1
  const times = near * by === key ? near + 1 : near
  return { times, made: times * by }
}

type Hints = [place: string, principle: string, step: string]

function hintsFor(known: number, key: number, total: number, written: string): Hints {
  if (key === 0)
    return [
      'Look at what comes out in the end.',
      'Think of groups with nothing at all in them.',
      `Even a single ${known} would be too much.`,
    ]
  if (known === 1)
    return [
      'Look at the 1: it means a single group.',
      'Times 1 does not change a number.',
      'Draw a single row that fits.',
    ]
  if (key === 1)
    return [
      `Compare both numbers in ${written}.`,
      'Think which number leaves another as it is.',
      `Draw a row of ${known}. Do you need another row?`,
    ]
  const { times, made } = landmark(known, key)
  return [
    `Look at the ${known}, and think of its table.`,
    `Find how many groups of ${known} make ${total}.`,
    times === 1
      ? `Count by ${known}s until you reach ${total}.`
      : `${times} × ${known} = ${made}. Go on by ${known}s until ${total}.`,
  ]
}

function slipsFor(known: number, key: number, total: number): Slip[] {
  const tooFar = slip('a-step-too-far', key + 1, `${known} × ${key + 1} = ${known * (key + 1)}, but you need ${total}.`)
  const tooFew = slip('a-step-too-few', key - 1, `${known} × ${key - 1} = ${known * (key - 1)}, but you need ${total}.`)
  const others = [
    slip('took-away', total - known, `${total - known} is ${total} − ${known}. The sign says times.`),
    slip('said-the-product', total, `${total} is what comes out. Which number goes in?`),
    slip('said-the-known-number', known, `${known} is there already: ${known} × ${known} = ${known * known}.`),
    slip('two-steps-too-far', key + 2, `${known} × ${key + 2} = ${known * (key + 2)}, but you need ${total}.`),
    slip('added-both', total + known, `${total + known} is ${total} + ${known}. The sign says times.`),
  ]
  const [first, second] = (known + key) % 2 === 0 ? [tooFar, tooFew] : [tooFew, tooFar]
  return [first, ...others.slice(0, 1), second, ...others.slice(1)]
}

/** '6 × ? = 42', and for other numbers '? × 7 = 42'. */
function missingCard(known: number, key: number): CardDraft[] {
  const total = known * key
  const isFirst = (known + key) % 3 === 0
  const [written, done] = isFirst
    ? [`___ × ${known} = ${total}`, `${key} × ${known} = ${total}`]
    : [`${known} × ___ = ${total}`, `${known} × ${key} = ${total}`]
  const card = cardOf(
    {
      kind: '',
      numbers: [`${known}-to-${total}`],
      question: `Which number is missing in ${written}?`,
      name: key === 0 || known === 1 ? `a missing factor with ${known}` : written,
      answer: numberAnswer(key),
      hints: hintsFor(known, key, total, written),
      steps:
        key === 0
          ? [`No ${known} fits into 0.`, `So ${done}, and 0 is missing.`]
          : [`${total} ÷ ${known} = ${key}.`, `So ${done}, and ${key} is missing.`],
      explanation:
        key === 0
          ? 'Only times 0 gives 0.'
          : `${key} ${key === 1 ? 'group' : 'groups'} of ${known} ${key === 1 ? 'makes' : 'make'} ${total}.`,
      slips: slipsFor(known, key, total),
    },
    { skill: 'math.missing-factor', entity: String(known), tags: ['times-tables', 'missing-number'] },
    diceOf(total),
  )
  return card ? [card] : []
}

export const missingFactors: Deck = {
  deck: 'times-tables-missing',
  cards: () => upTo(12, 1).flatMap((known) => upTo(12).flatMap((key) => missingCard(known, key))),
}
