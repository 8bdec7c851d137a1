import { drawFrom } from '#server/brain/built-in/dice.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'
import { aName } from './story-names.ts'

const things: readonly [string, ...string[]] = ['beads', 'seeds', 'bricks', 'stamps', 'shells', 'books', 'cans']

/** Two numbers near full tens or hundreds. */
const aboutTogether: Draw = (dice) => {
  const who = aName(dice)
  const thing = drawFrom(dice, things)
  const place = drawFrom(dice, [10, 100])
  const near = () => dice(2, 8) * place + drawFrom(dice, [-2, -1, 1, 2]) * (place / 10)
  const [a, b] = [near(), near()]
  const rounded = (value: number) => Math.round(value / place) * place
  const isMore = dice(0, 1) === 0
  if (!isMore && rounded(a) - rounded(b) < 2 * place) return null
  const key = isMore ? rounded(a) + rounded(b) : rounded(a) - rounded(b)
  const other = isMore ? Math.abs(rounded(a) - rounded(b)) : rounded(a) + rounded(b)
  return puzzle({
    kind: isMore ? 'about-together' : 'about-left',
    numbers: [a, b],
    entity: thing,
    text: [
      `${who} has ${decimal(a)} ${thing}.`,
      isMore ? `Then ${who} gets ${decimal(b)} more.` : `Then ${who} gives away ${decimal(b)}.`,
    ],
    asks: `About how many ${thing} is that now?`,
    name: `about how many ${thing}`,
    answer: `about ${decimal(key)}`,
    hints: [
      'You need not be exact.',
      `Which full ${place === 10 ? 'ten' : 'hundred'} is each number near?`,
      isMore ? 'Add the two round numbers.' : 'Take one round number from the other.',
    ],
    steps: [
      `${decimal(a)} is near ${decimal(rounded(a))}, and ${decimal(b)} is near ${decimal(rounded(b))}.`,
      `${decimal(rounded(a))} ${isMore ? '+' : '−'} ${decimal(rounded(b))} is ${decimal(key)}, so it is about ${decimal(key)}.`,
    ],
    explanation: 'Round numbers are easy to work with and come close.',
    slips: [
      {
        name: isMore ? 'took-away-instead' : 'added-instead',
        answer: other > 0 && other !== key ? `about ${decimal(other)}` : null,
        observation: 'Does it get more, or less?',
      },
      { name: 'ten-times-too-much', answer: `about ${decimal(key * 10)}`, observation: 'That is ten times too much.' },
      {
        name: 'rounded-too-far-up',
        answer: `about ${decimal(key + 3 * place)}`,
        observation: 'Round each number first, then work.',
      },
    ],
  })
}

/** Which answer to a product can be right? */
const makesSense: Draw = (dice) => {
  const [a, b] = [dice(3, 9) * 10 + drawFrom(dice, [-1, 1, 2, -2]), dice(3, 9)]
  const key = a * b
  return puzzle({
    kind: 'makes-sense',
    numbers: [a, b],
    entity: `${a} × ${b}`,
    text: [`Someone worked out ${b} × ${a}.`],
    asks: 'Which answer makes sense?',
    name: `${b} × ${a}`,
    answer: decimal(key),
    hints: [
      'Find a round number near the larger one.',
      'A product of round numbers is close to the true one.',
      `Think of ${b} × ${Math.round(a / 10)} first, then of tens.`,
    ],
    steps: [
      `${a} is near ${Math.round(a / 10) * 10}, and ${b} × ${Math.round(a / 10) * 10} is ${decimal(Math.round(a / 10) * 10 * b)}.`,
      `Close to it is ${decimal(key)}.`,
    ],
    explanation: 'An estimate shows which answers are far off.',
    slips: [
      { name: 'added-instead', answer: decimal(a + b), observation: 'That is what adding would make.' },
      { name: 'a-zero-too-many', answer: decimal(key * 10), observation: 'That is about ten times too large.' },
      {
        name: 'products-side-by-side',
        answer: decimal(Number(`${Math.floor(a / 10) * b}${(a % 10) * b}`)),
        observation: 'Tens and ones were put side by side.',
      },
    ],
  })
}

type Measure = { what: string; is: string; others: [string, string, string] }
const measures: readonly [Measure, ...Measure[]] = [
  { what: 'tall is a door', is: '2 meters', others: ['2 centimeters', '20 meters', '200 meters'] },
  { what: 'long is a new pencil', is: '19 centimeters', others: ['19 millimeters', '19 meters', '19 kilometers'] },
  { what: 'heavy is an apple', is: '150 grams', others: ['2 grams', '15 kilograms', '150 kilograms'] },
  { what: 'much water fills a bathtub', is: '150 liters', others: ['2 liters', '150 milliliters', '9,000 liters'] },
  { what: 'long does it take to brush your teeth', is: '2 minutes', others: ['2 seconds', '2 hours', '2 days'] },
  { what: 'long is a school bus', is: '12 meters', others: ['12 centimeters', '120 meters', '12 kilometers'] },
  { what: 'heavy is a bicycle', is: '12 kilograms', others: ['12 grams', '300 grams', '900 kilograms'] },
  { what: 'much does a teaspoon hold', is: '5 milliliters', others: ['5 liters', '500 milliliters', '50 liters'] },
  { what: 'wide is your thumb', is: '2 centimeters', others: ['2 meters', '20 centimeters', '2 kilometers'] },
  { what: 'long is a soccer field', is: '100 meters', others: ['100 centimeters', '5 meters', '100 kilometers'] },
]

/** What fits things of everyday life. */
const fitting: Draw = (dice) => {
  const { what, is, others } = drawFrom(dice, measures)
  const [one, two, three] = others
  return puzzle({
    kind: 'fitting',
    numbers: [what],
    entity: what,
    text: [],
    asks: `About how ${what}?`,
    name: 'a measure that fits',
    answer: is,
    hints: [
      'Picture it in front of you.',
      'Look at the number and at the unit.',
      'Compare it with something that you have measured.',
    ],
    steps: ['Picture each of the answers.', `The one that fits is ${is}.`],
    explanation: 'A good estimate fits what you know of the thing.',
    slips: [one, two, three].map((answer) => ({
      name: 'far-off',
      answer,
      observation: 'Picture that amount. Does it fit?',
    })),
  })
}

/** About how many, and does it make sense? */
export const estimatingMaker = makerOf({
  skill: 'thinking.estimating',
  tags: ['estimating'],
  draws: [aboutTogether, aboutTogether, makesSense, fitting],
})
