import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { numbersFrom } from './thing-words.ts'

const row = (filled: number) =>
  filled === 5 ? 'full' : filled === 0 ? 'empty' : Array.from({ length: filled }, () => 'dot').join(', ')

const frameWords = (filled: number) =>
  filled === 10
    ? 'Both rows are full.'
    : `Top row: ${row(Math.min(5, filled))}. Bottom row: ${row(Math.max(0, filled - 5))}.`

const framesOf = (filled: number[]): Picture => ({
  kind: 'ten-frame',
  filled,
  alt: filled
    .map(
      (dots, at) =>
        `${filled.length === 1 ? 'A ten-frame' : at === 0 ? 'First frame' : 'Next frame'}. ${frameWords(dots)}`,
    )
    .join(' '),
})

function dotsInFrame(dice: Dice): Sketch {
  const dots = dice(1, 9)
  return {
    kind: 'dots',
    about: [dots],
    question: 'How many dots are in the ten-frame?',
    name: 'the dots in a ten-frame',
    answer: numberAnswer(dots),
    hints: [
      'Look at the top row first.',
      'A full row has 5 boxes.',
      dots > 5 ? 'Start at 5, and count on in the bottom row.' : 'Count the dots in the top row.',
    ],
    steps:
      dots > 5
        ? [`The top row is full: that is 5.`, `Count on: ${numbersFrom(6, dots)}. There are ${dots} dots.`]
        : [`Count the top row: ${numbersFrom(1, dots)}.`, `So the dots make ${dots}.`],
    explanation: 'A full row is 5, so we can count on from there.',
    slips: [
      { name: 'counted-empty-boxes', answer: 10 - dots, observation: 'You counted the empty boxes.' },
      { name: 'counted-all-boxes', answer: 10, observation: 'You counted every box, the empty ones too.' },
      { name: 'counted-a-dot-twice', answer: dots + 1, observation: 'Did you count the same dot again?' },
      { name: 'skipped-a-dot', answer: dots - 1, observation: 'A dot may have slipped past you.' },
    ],
    entity: dots,
    picture: framesOf([dots]),
    inWords: null,
  }
}

function fillTheFrame(dice: Dice): Sketch {
  const dots = dice(1, 9)
  const more = 10 - dots
  return {
    kind: 'fill',
    about: [dots],
    question: 'How many more dots fill the ten-frame?',
    name: 'filling a ten-frame',
    answer: numberAnswer(more),
    hints: [
      'Look at the empty boxes.',
      'The frame is full when all boxes have a dot.',
      dots < 5 ? 'Fill the top row first, then the bottom row.' : 'Count the empty boxes in the bottom row.',
    ],
    steps: [`Count the empty boxes: ${numbersFrom(1, more)}.`, `So ${dots} and ${more} make 10.`],
    explanation: `The frame has 10 boxes, and ${dots} + ${more} = 10.`,
    slips: [
      { name: 'counted-the-dots', answer: dots, observation: 'You counted the dots that are there.' },
      { name: 'said-the-whole-frame', answer: 10, observation: 'Some boxes have dots already.' },
      { name: 'counted-a-box-twice', answer: more + 1, observation: 'Did you count the same box again?' },
      { name: 'skipped-a-box', answer: more - 1, observation: 'An empty box may have slipped past you.' },
    ],
    entity: dots,
    picture: framesOf([dots]),
    inWords: `A ten-frame has ${dots} ${dots === 1 ? 'dot' : 'dots'}. How many more fill it?`,
  }
}

function fullAndMore(dice: Dice): Sketch {
  const ones = dice(1, 9)
  const key = 10 + ones
  return {
    kind: 'two-frames',
    about: [key],
    question: 'How many dots are in both frames?',
    name: 'the dots in two frames',
    answer: numberAnswer(key),
    hints: [
      'Look for a full frame first.',
      'A full frame has 10 dots.',
      'Start at 10, and count on in the other frame.',
    ],
    steps: [`The full frame is 10, and ${ones} more are there.`, `10 + ${ones} = ${key}.`],
    explanation: `${key} is a ten and ${ones} more.`,
    slips: teenSlips(ones),
    entity: key,
    picture: framesOf([10, ones]),
    inWords: null,
  }
}

const teenSlips = (ones: number) => [
  { name: 'left-out-the-ten', answer: ones, observation: 'You left out the ten.' },
  {
    name: 'wrote-ten-and-ones',
    answer: Number(`10${ones}`),
    observation: 'You wrote the 10 and the ones side by side.',
  },
  { name: 'turned-the-digits-round', answer: 10 * ones + 1, observation: 'The ten is written first.' },
  { name: 'counted-the-ten-as-one', answer: 1 + ones, observation: 'A ten is more than a single dot.' },
  { name: 'skipped-a-number', answer: 11 + ones, observation: 'Very close. Count on from 10 again.' },
]

function tenAndOnes(dice: Dice): Sketch {
  const ones = dice(1, 9)
  const key = 10 + ones
  const question = drawFrom(dice, [`What number is 10 and ${ones} more?`, `What number is 1 ten and ${ones} ones?`])
  return {
    kind: question.includes('ones') ? 'ten-and-ones' : 'ten-and-more',
    about: [ones],
    question: ones === 1 ? question.replace('ones?', 'one?') : question,
    name: `a ten with ${ones} more`,
    answer: numberAnswer(key),
    hints: ['Start with the ten.', 'The ones take the place of the zero.', `Count on ${ones} from 10.`],
    steps: [`Start at 10 and count on ${ones}.`, `10 + ${ones} = ${key}.`],
    explanation:
      ones === 1 ? 'The left 1 is a ten. The right 1 is a one.' : `The 1 stands for a ten, the ${ones} for the ones.`,
    slips: teenSlips(ones),
    entity: key,
    picture: framesOf([10, ones]),
  }
}

function onesInTeen(dice: Dice): Sketch {
  const ones = dice(1, 9)
  const whole = 10 + ones
  return {
    kind: 'ones-in-teen',
    about: [whole],
    question: `${whole} is 10 and how many more?`,
    name: `${whole} as 10 and some more`,
    answer: numberAnswer(ones),
    hints: [`Look at the digits of ${whole}.`, 'The first digit stands for the ten.', `Count on from 10 to ${whole}.`],
    steps: [`${whole} has a ten in it.`, `10 + ${ones} = ${whole}, so ${ones} more.`],
    explanation: `${whole} is a full ten and ${ones} ${ones === 1 ? 'one' : 'ones'}.`,
    slips: [
      { name: 'said-the-whole', answer: whole, observation: `${whole} is the whole number.` },
      { name: 'said-the-ten', answer: 10, observation: 'The 10 is there. Look at the rest.' },
      { name: 'counted-a-step-too-far', answer: ones + 1, observation: `You went past ${whole}.` },
      { name: 'started-at-the-ten', answer: ones - 1, observation: 'Very close. Count on from 10 again.' },
    ],
    entity: whole,
  }
}

export const frameMakers = [
  earlyMaker('math.ten-frames', ['ten-frame'], (dice) => drawFrom(dice, [dotsInFrame, fillTheFrame, fillNamed])(dice)),
  earlyMaker('math.teen-numbers', ['teen-numbers'], (dice) =>
    drawFrom(dice, [fullAndMore, tenAndOnes, onesInTeen])(dice),
  ),
]

/** Without its picture: the ten is known by heart. */
function fillNamed(dice: Dice): Sketch {
  const { inWords, picture, ...sketch } = fillTheFrame(dice)
  const [dots = 0] = sketch.about
  return {
    ...sketch,
    kind: 'to-ten',
    question: `How many more does ${dots} need to make 10?`,
    name: `${dots} and some more to 10`,
    hints: [`Start at ${dots}.`, 'Count on until you say 10.', 'Hold up a finger for each number that you say.'],
    steps: [`Count on from ${dots}: ${numbersFrom(Number(dots) + 1, 10)}.`, `That is ${10 - Number(dots)} more.`],
    explanation: `${dots} + ${10 - Number(dots)} = 10.`,
    slips: sketch.slips.map((slip) => ({ ...slip, observation: withoutFrame[slip.name] ?? slip.observation })),
  }
}

const withoutFrame: Record<string, string> = {
  'counted-the-dots': 'That is how many you have already.',
  'said-the-whole-frame': 'That is all of them. Some are there already.',
  'counted-a-box-twice': 'Did you count the start again?',
  'skipped-a-box': 'Go on until you say 10.',
}
