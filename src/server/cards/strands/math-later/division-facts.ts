import { diceOf } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { cardOf, slip } from './later-card.ts'
import { landmark } from './missing-factors.ts'
import { upTo } from './times-tables.ts'

type Hints = [place: string, principle: string, step: string]

function hintsFor(whole: number, by: number, key: number): Hints {
  if (key === 0)
    return [
      'Look at the number that is shared.',
      `Picture ${by} empty ${by === 1 ? 'plate' : 'plates'} and no cookies.`,
      'How many can each plate get from nothing?',
    ]
  if (by === 1)
    return ['Look at the 1: there is just a single group.', 'One group gets everything.', 'Put all of them in one box.']
  if (key === 1)
    return [
      `Compare the ${whole} with the ${by}.`,
      'Think of a plate for every cookie.',
      `Deal out ${whole} cookies onto ${by} plates.`,
    ]
  const { times, made } = landmark(by, key)
  const step =
    times === 1
      ? `Count by ${by}s until you reach ${whole}.`
      : `${times} × ${by} = ${made}. Go on by ${by}s until ${whole}.`
  if (by === 2) return ['Dividing by 2 means taking half.', `Think: which double is ${whole}?`, step]
  if (by === 10) return [`Look at the tens in ${whole}.`, 'Dividing by 10 counts the tens.', step]
  return [`Think of the ${by} times table.`, `Turn it around: ${by} × ? = ${whole}.`, step]
}

function slipsFor(whole: number, by: number, key: number): Slip[] {
  const near = (to: number) => `${by} × ${to} = ${by * to}, but you have ${whole}.`
  const tooFar = slip('a-step-too-far', key + 1, near(key + 1))
  const tooFew = slip('a-step-too-few', by * (key - 1) === key ? null : key - 1, near(key - 1))
  const [first, second] = (by + key) % 2 === 0 ? [tooFew, tooFar] : [tooFar, tooFew]
  const special = [
    slip('said-the-divisor', key === 0 || key === 1 ? by : null, `${by} is the number of groups. How many in each?`),
    slip('kept-the-zero', by === 10 && key > 0 ? whole : null, 'Good digits, but you divide by 10.'),
    slip('said-nothing-is-left', key === 1 ? 0 : null, 'You took away. What does each group get?'),
    slip('said-one', by === 1 && key > 1 ? 1 : null, `1 is the number of groups. Each group may have more.`),
  ]
  return [
    ...special,
    first,
    slip('took-away', whole - by, `${whole - by} is ${whole} − ${by}. Make equal groups.`),
    second,
    slip('two-steps-too-far', key + 2, near(key + 2)),
    slip('said-how-many', key === 0 ? 2 : null, 'There is nothing to share. What does each group get?'),
    slip('multiplied', whole * by, `${whole * by} is ${whole} × ${by}. Sharing makes it less.`),
  ]
}

function quotientCard(by: number, key: number): CardDraft[] {
  const whole = by * key
  const [many, make] = key === 1 ? ['group', 'makes'] : ['groups', 'make']
  const card = cardOf(
    {
      kind: '',
      numbers: [`${whole}by${by}`],
      question: `What is ${whole} ÷ ${by}?`,
      name: `${whole} ÷ ${by}`,
      answer: numberAnswer(key),
      hints: hintsFor(whole, by, key),
      steps: [
        key === 0 ? `${by} × 0 = 0, so nothing is in each group.` : `${by} × ${key} = ${whole}.`,
        `So ${whole} ÷ ${by} = ${key}.`,
      ],
      explanation: key === 0 ? 'Nothing to share means nothing for each.' : `${key} ${many} of ${by} ${make} ${whole}.`,
      slips: slipsFor(whole, by, key),
    },
    { skill: 'math.divide-facts', entity: String(by), tags: ['division-facts', `divide-by-${by}`] },
    diceOf(whole + by),
  )
  return card ? [card] : []
}

export const divisionFacts: Deck = {
  deck: 'division-facts',
  cards: () => upTo(12, 1).flatMap((by) => upTo(12).flatMap((key) => quotientCard(by, key))),
}
