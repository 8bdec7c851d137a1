import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'

/** '4 tens', '1 ten'. */
export const places = (count: number, name: 'hundred' | 'ten' | 'one') => `${count} ${name}${count === 1 ? '' : 's'}`

const digitsOf = (value: number) => ({ tens: Math.floor(value / 10), ones: value % 10 })

const turnedRound = (value: number): Slip => {
  const { tens, ones } = digitsOf(value)
  return {
    name: 'turned-the-digits-round',
    answer: ones === 0 ? null : 10 * ones + tens,
    observation: 'Which digit stands for the tens?',
  }
}

function readBlocks(dice: Dice): Sketch {
  const key = dice(21, 99)
  const { tens, ones } = digitsOf(key)
  return {
    kind: 'blocks',
    about: [key],
    question: 'What number do the blocks show?',
    name: 'the number that blocks show',
    answer: numberAnswer(key),
    hints: [
      'Look at the long rods first.',
      'Each rod is a ten. Each cube is a one.',
      'Count the rods by tens, then go on by ones.',
    ],
    steps: [`The rods make ${10 * tens}, and the cubes make ${ones}.`, `${10 * tens} + ${ones} = ${key}.`],
    explanation: `${places(tens, 'ten')} and ${places(ones, 'one')} make ${key}.`,
    slips: [
      { name: 'counted-pieces', answer: tens + ones, observation: 'You counted each rod as a single cube.' },
      turnedRound(key),
      { name: 'left-out-the-cubes', answer: ones > 0 ? 10 * tens : null, observation: 'You counted only the rods.' },
      { name: 'missed-a-rod', answer: key - 10, observation: 'Count the rods again, by tens.' },
      { name: 'counted-a-rod-twice', answer: key + 10, observation: 'Count the rods again, by tens.' },
    ],
    entity: key,
    picture: {
      kind: 'base-ten',
      hundreds: 0,
      tens,
      ones,
      alt: `Blocks: ${tens} long rods, and ${ones === 0 ? 'no' : ones} small ${ones === 1 ? 'cube' : 'cubes'}.`,
    },
    inWords: `What number is ${places(tens, 'ten')} and ${places(ones, 'one')}?`,
  }
}

function makeNumber(dice: Dice): Sketch {
  const key = dice(21, 99)
  const { tens, ones } = digitsOf(key)
  return {
    kind: 'make',
    about: [key],
    question: `What number is ${places(tens, 'ten')} and ${places(ones, 'one')}?`,
    name: 'a number made of tens and ones',
    answer: numberAnswer(key),
    hints: [
      'Start with the tens.',
      'The tens stand on the left, the ones on the right.',
      `Count by tens, ${tens} times, then by ones.`,
    ],
    steps: [`${places(tens, 'ten')} ${tens === 1 ? 'is' : 'are'} ${10 * tens}.`, `${10 * tens} + ${ones} = ${key}.`],
    explanation: 'The left digit tells the tens, the right one the ones.',
    slips: [
      turnedRound(key),
      { name: 'added-the-digits', answer: tens + ones, observation: 'A ten is worth more than a one.' },
      {
        name: 'wrote-tens-in-full',
        answer: Number(`${10 * tens}${ones}`),
        observation: 'The ones take the place of the zero.',
      },
      { name: 'left-out-the-ones', answer: ones > 0 ? 10 * tens : null, observation: 'The ones are still missing.' },
    ],
    entity: key,
  }
}

function digitWorth(dice: Dice): Sketch | null {
  const [tens, ones] = [dice(2, 9), dice(1, 9)]
  const value = 10 * tens + ones
  const word = drawFrom(dice, ['tens', 'ones'])
  const key = word === 'tens' ? tens : ones
  if (tens === ones) return null
  return {
    kind: `how-many-${word}`,
    about: [value],
    question:
      word === 'tens'
        ? `${value} is how many tens and ${places(ones, 'one')}?`
        : `${value} is ${places(tens, 'ten')} and how many ones?`,
    name: `the ${word} of ${value}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the digits of ${value}.`,
      word === 'tens' ? 'The tens stand on the left.' : 'The ones stand on the right.',
      word === 'tens' ? `Count by tens up to ${value}. Do not go past.` : 'Take all the tens away. Look at the rest.',
    ],
    steps: [`${value} is ${10 * tens} and ${ones}.`, `So it has ${places(key, word === 'tens' ? 'ten' : 'one')}.`],
    explanation: `${value} is ${places(tens, 'ten')} and ${places(ones, 'one')}.`,
    slips: [
      { name: 'read-the-other-digit', answer: word === 'tens' ? ones : tens, observation: 'That is the other digit.' },
      { name: 'said-the-whole-number', answer: value, observation: 'That is the whole number.' },
      { name: 'said-what-the-tens-make', answer: 10 * tens, observation: 'That is what all the tens make.' },
      { name: 'counted-one-too-many', answer: key + 1, observation: 'Very close. Look at the digits again.' },
    ],
    entity: value,
  }
}

function standsFor(dice: Dice): Sketch | null {
  const [tens, ones] = [dice(2, 9), dice(1, 9)]
  if (tens === ones) return null
  const value = 10 * tens + ones
  return {
    kind: 'stands-for',
    about: [value],
    question: `What is the ${tens} in ${value} worth?`,
    name: `the ${tens} in ${value}`,
    answer: numberAnswer(10 * tens),
    hints: [`Look where the ${tens} stands.`, 'The left place is for tens.', `Count by tens, ${tens} times.`],
    steps: [`The ${tens} stands in the tens place.`, `${places(tens, 'ten')} are worth ${10 * tens}.`],
    explanation: `In ${value}, the ${tens} means ${places(tens, 'ten')}.`,
    slips: [
      { name: 'said-the-digit', answer: tens, observation: 'It is a digit for tens, not for ones.' },
      { name: 'took-the-other-digit', answer: ones, observation: 'That is the digit for the ones.' },
      { name: 'said-the-whole-number', answer: value, observation: 'That is the whole number.' },
      { name: 'thought-of-hundreds', answer: 100 * tens, observation: 'That place is for tens.' },
    ],
    entity: value,
  }
}

function tenMore(dice: Dice): Sketch | null {
  const at = dice(3, 98)
  const isMore = at < 10 || (at < 90 && dice(0, 1) === 0)
  const [key, other] = isMore ? [at + 10, at - 10] : [at - 10, at + 10]
  const word = isMore ? 'more' : 'less'
  return {
    kind: `ten-${word}`,
    about: [at],
    question: `What is 10 ${word} than ${at}?`,
    name: `10 ${word} than ${at}`,
    answer: numberAnswer(key),
    hints: [
      at < 10 ? `${at} has no tens yet.` : `Look at the tens of ${at}.`,
      isMore ? 'The tens go up, and the ones stay.' : 'The tens go down, and the ones stay.',
      isMore ? 'Think of a new rod of ten.' : 'Think of a rod of ten that goes away.',
    ],
    steps: [
      isMore ? 'Add a ten. The ones stay the same.' : 'Take away a ten. The ones stay the same.',
      `${at} ${isMore ? '+' : '−'} 10 = ${key}.`,
    ],
    explanation: `Only the tens change: from ${Math.floor(at / 10)} to ${Math.floor(key / 10)}.`,
    slips: [
      { name: `went-the-other-way`, answer: other, observation: `Look at the word ${word} again.` },
      {
        name: 'changed-the-ones',
        answer: isMore ? at + 1 : at - 1,
        observation: 'You changed the ones, not the tens.',
      },
      {
        name: 'wrote-ten-beside-it',
        answer: isMore ? Number(`${at}10`) : null,
        observation: 'You wrote both side by side.',
      },
      {
        name: 'jumped-two-tens',
        answer: isMore ? at + 20 : at - 20,
        observation: 'You jumped more than a single ten.',
      },
      { name: 'off-by-one', answer: key + 1, observation: 'The ones should stay as they are.' },
    ],
    entity: at,
  }
}

export const tensMakers = [
  earlyMaker('math.tens-and-ones', ['place-value'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [readBlocks, makeNumber, digitWorth, standsFor])(dice),
  ),
  earlyMaker('math.ten-more-ten-less', ['place-value'], tenMore),
]
