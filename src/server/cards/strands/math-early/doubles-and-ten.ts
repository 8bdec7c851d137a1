import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { drawThing } from './thing-words.ts'

function double(dice: Dice): Sketch {
  const half = dice(2, 10)
  const key = 2 * half
  const { thing, many } = drawThing(dice)
  const [kind, question] = drawFrom(dice, [
    ['double', `What is double ${half}?`],
    ['twice', `What is ${half} + ${half}?`],
    ['rows', `Two rows have ${half} ${many} each. How many ${many} is that?`],
  ])
  return {
    kind: kind ?? 'double',
    about: kind === 'rows' ? [half, thing] : [half],
    question: question ?? '',
    name: `double ${half}`,
    answer: numberAnswer(key),
    hints: [
      `Think of 2 rows with ${half} in each.`,
      'Double means the same number again.',
      half > 5 ? 'Double the 5 first, then double the rest.' : `Count on ${half} more from ${half}.`,
    ],
    steps: [`Double ${half} is ${half} + ${half}.`, `${half} + ${half} = ${key}.`],
    explanation: `2 groups of ${half} make ${key}.`,
    slips: [
      { name: 'said-the-number-itself', answer: half, observation: 'That is only a single row.' },
      { name: 'added-two', answer: half + 2, observation: 'Double does not mean 2 more.' },
      { name: 'one-too-many', answer: key + 1, observation: 'Very close. Both rows have the same number.' },
      { name: 'one-too-few', answer: key - 1, observation: 'Very close. Both rows have the same number.' },
      {
        name: 'wrote-it-side-by-side',
        answer: Number(`${half}${half}`),
        observation: 'You wrote the number side by side.',
      },
    ],
    entity: half,
    picture: { kind: 'array', rows: 2, columns: half, thing, alt: `2 rows with ${half} ${many} each.` },
  }
}

function nearDouble(dice: Dice): Sketch {
  const half = dice(2, 9)
  const [a, b] = dice(0, 1) === 0 ? [half, half + 1] : [half + 1, half]
  const key = a + b
  return {
    kind: 'near-double',
    about: [a, b],
    question: `What is ${a} + ${b}?`,
    name: `${a} + ${b}`,
    answer: numberAnswer(key),
    hints: [`${a} and ${b} are neighbors.`, 'Use a double that you know.', `Double the ${half}, then add 1 more.`],
    steps: [`Double ${half} is ${2 * half}.`, `${2 * half} + 1 = ${key}, so ${a} + ${b} = ${key}.`],
    explanation: `${half} + ${half} and 1 more make ${key}.`,
    slips: [
      { name: 'stopped-at-the-double', answer: 2 * half, observation: `That is only double ${half}.` },
      { name: 'took-the-larger-double', answer: 2 * half + 2, observation: `That is double ${half + 1}.` },
      { name: 'took-away', answer: 1, observation: 'The sign says plus.' },
      { name: 'added-two-more', answer: 2 * half + 3, observation: 'That is too much. Start from the double.' },
    ],
    entity: half,
  }
}

function halfOf(dice: Dice): Sketch {
  const key = dice(2, 10)
  const whole = 2 * key
  return {
    kind: 'same-twice',
    about: [whole],
    question: `Which number do you double to make ${whole}?`,
    name: `doubling to make ${whole}`,
    answer: numberAnswer(key),
    hints: [`Think of ${whole} in 2 rows.`, 'Both rows are the same.', `Share ${whole} fairly between your 2 hands.`],
    steps: [`Put ${whole} into 2 rows of the same size.`, `${key} + ${key} = ${whole}, so it is ${key}.`],
    explanation: `Double ${key} is ${whole}.`,
    slips: [
      { name: 'doubled-instead', answer: 2 * whole, observation: `You doubled ${whole}. It is the result here.` },
      { name: 'took-two-away', answer: whole - 2, observation: 'Double does not mean 2 more.' },
      { name: 'one-too-many', answer: key + 1, observation: 'Very close. Try to double your number.' },
      { name: 'one-too-few', answer: key - 1, observation: 'Very close. Try to double your number.' },
    ],
    entity: whole,
  }
}

/** A sum that goes over ten, with both numbers in ten-frames. */
function drawOverTen(dice: Dice) {
  const high = dice(6, 9)
  const low = dice(11 - high, high === 9 ? 8 : high)
  return { high, low, fill: 10 - high, rest: low - (10 - high), sum: high + low }
}

const frames = (high: number, low: number): Sketch['picture'] => ({
  kind: 'ten-frame',
  filled: [high, low],
  alt: `Ten-frames: the first has ${high} dots, the second has ${low}.`,
})

function overTen(dice: Dice): Sketch {
  const { high, low, fill, rest, sum } = drawOverTen(dice)
  const [a, b] = dice(0, 1) === 0 ? [high, low] : [low, high]
  return {
    kind: 'over-ten',
    about: [a, b],
    question: `What is ${a} + ${b}?`,
    name: `${a} + ${b}`,
    answer: numberAnswer(sum),
    hints: [
      `Look at the ${high}: it is almost 10.`,
      `Fill the ${high} up to 10 first.`,
      `Move ${fill} from the ${low}, then see what is left.`,
    ],
    steps: [`Split ${low} into ${fill} and ${rest}: ${high} + ${fill} = 10.`, `Then 10 + ${rest} = ${sum}.`],
    explanation: `${high} and ${fill} make a ten, and ${rest} more is ${sum}.`,
    slips: [
      { name: 'added-all-to-the-ten', answer: 10 + low, observation: `Some of the ${low} went into the ten.` },
      { name: 'left-out-the-ten', answer: rest, observation: 'You left out the ten.' },
      { name: 'counted-the-first-number', answer: sum - 1, observation: `Start to count after ${high}.` },
      { name: 'stopped-at-ten', answer: 10, observation: 'The ten is full, but more are left.' },
      { name: 'one-too-many', answer: sum + 1, observation: 'Very close. Fill the ten again, slowly.' },
    ],
    entity: high,
    picture: frames(high, low),
  }
}

function tenAndRest(dice: Dice): Sketch {
  const { high, low, fill, rest, sum } = drawOverTen(dice)
  return {
    kind: 'ten-and-rest',
    about: [high, low],
    question: `${high} + ${low} is the same as 10 and how many more?`,
    name: `${high} + ${low} with a ten`,
    answer: numberAnswer(rest),
    hints: [
      `Fill the ${high} up to 10.`,
      `The ${low} is split in two parts.`,
      `Put ${fill} with the ${high}. See what is left.`,
    ],
    steps: [`${high} needs ${fill} to make 10.`, `${low} − ${fill} = ${rest}, so ${rest} more.`],
    explanation: `${high} + ${low} and 10 + ${rest} are both ${sum}.`,
    slips: [
      { name: 'kept-the-whole-part', answer: low, observation: `Some of the ${low} went into the ten.` },
      { name: 'said-what-fills-the-ten', answer: fill, observation: 'That part fills the ten.' },
      { name: 'said-the-sum', answer: sum, observation: 'That is all of it. The 10 is in it.' },
      { name: 'one-too-many', answer: rest + 1, observation: 'Very close. Fill the ten again, slowly.' },
      { name: 'one-too-few', answer: rest - 1, observation: 'Very close. Fill the ten again, slowly.' },
    ],
    entity: high,
    picture: frames(high, low),
  }
}

export const doublesMakers = [
  earlyMaker('math.doubles', ['doubles'], (dice) => drawFrom(dice, [double, nearDouble, halfOf])(dice)),
  earlyMaker('math.make-ten', ['adding', 'make-ten'], (dice) => drawFrom(dice, [overTen, tenAndRest])(dice)),
]
