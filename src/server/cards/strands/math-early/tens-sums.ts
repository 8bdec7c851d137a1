import type { Dice } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'

/** 34 + 20: the tens get more, and the ones stay. */
function addTens(dice: Dice): Sketch {
  const [tens, ones] = [dice(1, 7), dice(0, 9)]
  const [number, more] = [10 * tens + ones, 10 * dice(1, 9 - tens)]
  const key = number + more
  const [a, b] = dice(0, 2) === 0 ? [more, number] : [number, more]
  return {
    kind: 'tens',
    about: [a, b],
    question: `What is ${a} + ${b}?`,
    name: `${a} + ${b}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the ${more}: it is only tens.`,
      'Tens go with tens, and the ones stay.',
      `Count up by tens from ${number}.`,
    ],
    steps: [`Add the tens: ${10 * tens} + ${more} = ${10 * tens + more}.`, `The ones stay, so ${a} + ${b} = ${key}.`],
    explanation: `Only the tens change, from ${tens} to ${Math.floor(key / 10)}.`,
    slips: [
      { name: 'added-tens-as-ones', answer: number + more / 10, observation: `The ${more} is tens, not ones.` },
      { name: 'a-ten-too-many', answer: key + 10, observation: 'Your ones are right. Count the tens again.' },
      { name: 'a-ten-too-few', answer: key - 10, observation: 'Your ones are right. Count the tens again.' },
      { name: 'lost-the-ones', answer: ones > 0 ? key - ones : null, observation: 'The ones are still there.' },
      { name: 'took-away-instead', answer: Math.abs(number - more), observation: 'The sign says plus.' },
    ],
    entity: number,
  }
}

/** 34 + 5: the ones get more, and the tens stay. */
function addOnes(dice: Dice): Sketch {
  const [tens, ones] = [dice(1, 9), dice(1, 7)]
  const [number, more] = [10 * tens + ones, dice(2, 9 - ones)]
  const key = number + more
  const [a, b] = dice(0, 2) === 0 ? [more, number] : [number, more]
  return {
    kind: 'ones',
    about: [a, b],
    question: `What is ${a} + ${b}?`,
    name: `${a} + ${b}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the ones: ${ones} and ${more}.`,
      'Ones go with ones, and the tens stay.',
      `Start at ${number} and count on ${more}.`,
    ],
    steps: [`Add the ones: ${ones} + ${more} = ${ones + more}.`, `The tens stay, so ${a} + ${b} = ${key}.`],
    explanation: `Only the ones change, from ${ones} to ${ones + more}.`,
    slips: [
      {
        name: 'added-ones-as-tens',
        answer: 10 * more + number < 100 ? number + 10 * more : null,
        observation: `The ${more} is ones, not tens.`,
      },
      { name: 'counted-the-start', answer: key - 1, observation: `Start to count after ${number}.` },
      { name: 'a-step-too-far', answer: key + 1, observation: 'Very close. Count on again, slowly.' },
      { name: 'took-away-instead', answer: number - more, observation: 'The sign says plus.' },
      { name: 'lost-the-tens', answer: ones + more, observation: 'The tens are still there.' },
    ],
    entity: number,
  }
}

export const tensSumMakers = [
  earlyMaker('math.add-tens-and-ones', ['adding', 'place-value'], (dice) =>
    dice(0, 1) === 0 ? addTens(dice) : addOnes(dice),
  ),
]
