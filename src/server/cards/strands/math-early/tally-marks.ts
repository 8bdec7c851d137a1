import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

const bundles = (count: number) => `${count} ${count === 1 ? 'bundle' : 'bundles'}`
const marks = (count: number) => `${count} single ${count === 1 ? 'mark' : 'marks'}`

const both = (fives: number, ones: number) => (ones === 0 ? bundles(fives) : `${bundles(fives)} and ${marks(ones)}`)

/** A tally in words, read as a number. */
function readTally(dice: Dice): Sketch {
  const [fives, ones] = [dice(1, 5), dice(1, 4)]
  const key = 5 * fives + ones
  return {
    kind: 'read',
    about: [fives, ones],
    text: [`A tally has ${both(fives, ones)}.`],
    question: 'What number does the tally show?',
    name: 'a tally with bundles',
    answer: numberAnswer(key),
    hints: [
      'Look at the bundles first.',
      'A bundle is four marks and a mark across them.',
      'Count the bundles by fives, then go on by ones.',
    ],
    steps: [
      `${bundles(fives)} ${fives === 1 ? 'makes' : 'make'} ${5 * fives}, and ${ones} more.`,
      `${5 * fives} + ${ones} = ${key}.`,
    ],
    explanation: 'Each bundle is 5, and each single mark is 1.',
    slips: [
      {
        name: 'counted-bundles-as-ones',
        answer: fives + ones,
        observation: 'You counted each bundle as a single mark.',
      },
      { name: 'took-bundles-for-fours', answer: 4 * fives + ones, observation: 'The mark across counts too.' },
      {
        name: 'took-bundles-for-tens',
        answer: 10 * fives + ones,
        observation: 'A bundle is not a ten. Count its marks.',
      },
      { name: 'left-out-the-single-marks', answer: 5 * fives, observation: 'You counted only the bundles.' },
    ],
    entity: 'tally',
  }
}

/** A number as a tally. */
function writeTally(dice: Dice): Sketch {
  const [fives, ones] = [dice(1, 5), dice(1, 4)]
  const value = 5 * fives + ones
  return {
    kind: 'write',
    about: [value],
    question: `How do we show ${value} with tally marks?`,
    name: `${value} as a tally`,
    answer: choice(both(fives, ones)),
    hints: [`See how many fives fit into ${value}.`, 'Each five is a bundle.', 'What is left are single marks.'],
    steps: [`${value} is ${5 * fives} and ${ones} more.`, `So it is ${both(fives, ones)}.`],
    explanation: 'Bundles of 5 make it quick to count.',
    slips: [
      {
        name: 'a-bundle-too-many',
        answer: both(fives + 1, ones),
        observation: 'Count the bundles by fives. Is it too much?',
      },
      {
        name: 'counted-the-single-marks-badly',
        answer: both(fives, ones === 4 ? 2 : ones + 1),
        observation: 'The bundles are right. Check the single marks.',
      },
      {
        name: 'swapped-bundles-and-marks',
        answer: fives === ones ? both(fives, 4 - ones + 1) : both(ones, fives > 4 ? 3 : fives),
        observation: 'A bundle is 5, a single mark is 1.',
      },
    ],
    entity: 'tally',
  }
}

/** How much more: two rows of tallies. */
function moreTally(dice: Dice): Sketch | null {
  const [a, b] = [dice(6, 15), dice(3, 12)]
  if (a <= b) return null
  const [one, two] = drawFrom<[string, string]>(dice, [
    ['cats', 'dogs'],
    ['red', 'blue'],
    ['soccer', 'tag'],
  ])
  const key = a - b
  const row = (value: number) => (value < 5 ? marks(value) : both(Math.floor(value / 5), value % 5))
  return {
    kind: 'more',
    about: [one, a, b],
    text: [`The tally for ${one} has ${row(a)}.`, `The tally for ${two} has ${row(b)}.`],
    question: `How many more votes are there for ${one}?`,
    name: `tallies for ${one} and ${two}`,
    answer: numberAnswer(key),
    hints: ['Find the number for each tally.', 'A bundle is 5, a single mark is 1.', 'Then find the difference.'],
    steps: [`The tallies show ${a} and ${b}.`, `${a} − ${b} = ${key}.`],
    explanation: 'How many more is the difference.',
    slips: [
      { name: 'added-both', answer: a + b, observation: 'You put both together. Find the difference.' },
      { name: 'said-the-first-tally', answer: a, observation: `Those are all the votes for ${one}.` },
      { name: 'said-the-second-tally', answer: b, observation: `Those are the votes for ${two}.` },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Count the marks again.' },
      { name: 'off-by-one-below', answer: key - 1, observation: 'Very close. Count the marks again.' },
    ],
    entity: 'tally',
  }
}

export const tallyMakers = [
  earlyMaker('math.tally-marks', ['tally'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [readTally, writeTally, moreTally])(dice),
  ),
]
