import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle, someOf } from './puzzle.ts'
import { aName } from './story-names.ts'

const things: readonly [string, ...string[]] = [
  'books',
  'cards',
  'shells',
  'stamps',
  'coins',
  'pens',
  'blocks',
  'stickers',
]

/** A story with a number that nothing is done with. */
const extraNumber: Draw = (dice) => {
  const who = aName(dice)
  const [thing = 'books', other = 'pens'] = someOf(dice, things, 2)
  const [a, b, extra] = [dice(11, 50), dice(5, 40), dice(3, 30)]
  if (new Set([a, b, extra, a + b, a - b]).size < 5 || a < b) return null
  const isMore = dice(0, 1) === 0
  const key = isMore ? a + b : a - b
  return puzzle({
    kind: isMore ? 'extra-in-adding' : 'extra-in-taking-away',
    numbers: [a, b, extra],
    entity: thing,
    text: [
      `${who} has ${a} ${thing} and ${extra} ${other}.`,
      isMore ? `${who} gets ${b} more ${thing}.` : `${who} gives away ${b} ${thing}.`,
    ],
    asks: `How many ${thing} does ${who} have now?`,
    name: `a story about ${thing}`,
    answer: numberAnswer(key),
    hints: [
      'What is asked about?',
      'One number is not needed.',
      `Cross out the ${other}. What happens to the ${thing}?`,
    ],
    steps: [`The ${other} are not asked about.`, `${a} ${isMore ? '+' : '−'} ${b} = ${key}.`],
    explanation: `Only the ${thing} count here.`,
    slips: [
      { name: 'used-every-number', answer: key + extra, observation: `You counted the ${other}, too.` },
      {
        name: isMore ? 'took-away-instead' : 'added-instead',
        answer: isMore ? a - b : a + b,
        observation: 'Does it get more, or less?',
      },
      { name: 'said-the-start', answer: a, observation: 'That is the number at first.' },
      {
        name: 'used-the-extra-number',
        answer: isMore ? a + extra : Math.abs(a - extra),
        observation: `One of your numbers belongs to the ${other}.`,
      },
    ],
  })
}

type Fact = { says: (who: string, number: number) => string; is: string; from: number; to: number }
const extras: readonly [Fact, ...Fact[]] = [
  { says: (who, number) => `${who} is ${number} years old.`, is: 'the age', from: 6, to: 10 },
  { says: (who, number) => `${who} lives at number ${number}.`, is: 'the house number', from: 11, to: 60 },
  { says: (who, number) => `${who} has ${number} cousins.`, is: 'the cousins', from: 2, to: 9 },
  { says: (who, number) => `${who} got up at ${number}.`, is: 'the time', from: 6, to: 8 },
]

/** Which part of the story is not needed? */
const notNeeded: Draw = (dice) => {
  const who = aName(dice)
  const thing = drawFrom(dice, things)
  const [a, b] = [dice(4, 20), dice(4, 20)]
  const { says, is, from, to } = drawFrom(dice, extras)
  const isMore = b >= a || dice(0, 1) === 0
  return puzzle({
    kind: 'not-needed',
    numbers: [a, b, is],
    entity: thing,
    text: [
      `${who} has ${a} ${thing}. ${says(who, dice(from, to))}`,
      `${who} ${isMore ? `gets ${b} more ${thing}` : `loses ${b} ${thing}`}.`,
      `You want to know how many ${thing} there are now.`,
    ],
    asks: 'What in the story is not needed?',
    name: `a story about ${thing}`,
    answer: is,
    hints: [
      'Read again what you want to know.',
      `Ask of each part: does it change the number of ${thing}?`,
      'Leave one part out. Can you still work it out?',
    ],
    steps: [`Only the ${thing} at first and the change count.`, `What is not needed is ${is}.`],
    explanation: 'It does not change what is counted.',
    slips: [
      {
        name: 'drops-the-start',
        answer: `the ${thing} at first`,
        observation: 'Without it you do not know where to begin.',
      },
      {
        name: 'drops-the-change',
        answer: isMore ? `the new ${thing}` : `the lost ${thing}`,
        observation: 'Without it you do not know what happened.',
      },
    ],
  })
}

/** What does the story not tell? */
const missing: Draw = (dice) => {
  const who = aName(dice)
  const thing = drawFrom(dice, things)
  const a = dice(6, 40)
  const how = dice(0, 3)
  const cases = [
    {
      text: [`${who} has ${a} ${thing}.`, `${who} gives some to a friend.`],
      asked: `how many ${who} has left`,
      is: 'how many were given',
      other: `how many were there at first`,
    },
    {
      text: [`${who} has some ${thing}.`, `${who} finds ${a} more.`],
      asked: `how many ${who} has now`,
      is: `how many were there at first`,
      other: 'how many were found',
    },
    {
      text: [`${who} buys ${a} ${thing}.`, 'They all cost the same.'],
      asked: `what ${who} pays in all`,
      is: 'what each one costs',
      other: 'how many were bought',
    },
    {
      text: [`${who} has ${a} ${thing}.`, 'They go into bags, the same in each.'],
      asked: 'how many are in each bag',
      is: 'how many bags there are',
      other: `how many ${thing} there are`,
    },
  ]
  const { text, asked, is, other } = cases[how] ?? { text: [], asked: '', is: '', other: '' }
  return puzzle({
    kind: 'missing',
    numbers: [a, thing, is],
    entity: thing,
    text: [...text, `You want to know ${asked}.`],
    asks: 'What else must you know?',
    name: `a story with a gap`,
    answer: is,
    hints: [
      'What does the story tell you?',
      'Look for an amount that has no number.',
      'Which number would you write in the sum, but cannot?',
    ],
    steps: ['One amount has no number in the story.', `You must know ${is}.`],
    explanation: 'Without that number you cannot work it out.',
    slips: [
      { name: 'told-already', answer: other, observation: 'The story tells you that. Read it again.' },
      {
        name: 'does-not-matter',
        answer: `what color they are`,
        observation: 'That does not change how many there are.',
      },
      { name: 'does-not-matter-either', answer: `how old ${who} is`, observation: 'That does not change the amount.' },
    ],
  })
}

/** What a story does not need, and what it does not tell. */
export const mattersMaker = makerOf({
  skill: 'thinking.what-matters',
  tags: ['stories', 'reading'],
  draws: [extraNumber, notNeeded, missing],
})
