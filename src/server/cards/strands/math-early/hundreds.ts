import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { places } from './tens-and-ones.ts'

/** Three digits, often with a zero among them: that is where children go wrong. */
function drawDigits(dice: Dice) {
  const hundreds = dice(1, 9)
  const [tens, ones] = drawFrom(dice, [
    [dice(1, 9), dice(1, 9)],
    [0, dice(1, 9)],
    [dice(1, 9), 0],
  ])
  return { hundreds, tens: tens ?? 0, ones: ones ?? 0, key: 100 * hundreds + 10 * (tens ?? 0) + (ones ?? 0) }
}

type Digits = ReturnType<typeof drawDigits>

const partsOf = ({ hundreds, tens, ones }: Digits) => [
  { count: hundreds, said: places(hundreds, 'hundred'), value: 100 * hundreds },
  { count: tens, said: places(tens, 'ten'), value: 10 * tens },
  { count: ones, said: places(ones, 'one'), value: ones },
]

const shown = (digits: Digits) => partsOf(digits).filter(({ count }) => count > 0)

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const numberSlips = ({ hundreds, tens, ones }: Digits) => [
  {
    name: 'left-out-the-zero',
    answer: tens === 0 || ones === 0 ? 10 * hundreds + tens + ones : null,
    observation: 'An empty place needs a zero.',
  },
  {
    name: 'zero-in-the-other-place',
    answer: tens === 0 ? 100 * hundreds + 10 * ones : ones === 0 ? 100 * hundreds + tens : null,
    observation: 'Look which place is empty.',
  },
  {
    name: 'swapped-tens-and-ones',
    answer: tens > 0 && ones > 0 ? 100 * hundreds + 10 * ones + tens : null,
    observation: 'Which digit stands for the tens?',
  },
  {
    name: 'wrote-each-part-in-full',
    answer: tens > 0 && ones > 0 ? null : Number(`${100 * hundreds}${tens > 0 ? 10 * tens : ones}`),
    observation: 'Each part has a single place.',
  },
  {
    name: 'added-the-digits',
    answer: hundreds + tens + ones,
    observation: 'Hundreds, tens and ones are not worth the same.',
  },
  {
    name: 'turned-the-digits-round',
    answer: 100 * tens + 10 * hundreds + ones,
    observation: 'Hundreds stand first, on the left.',
  },
]

const stepsFor = (digits: Digits) => {
  const values = shown(digits).map(({ value }) => value)
  return [`The parts are ${listed(values.map(String))}.`, `${values.join(' + ')} = ${digits.key}.`]
}

function readBlocks(dice: Dice): Sketch {
  const digits = drawDigits(dice)
  const { hundreds, tens, ones, key } = digits
  return {
    kind: 'blocks',
    about: [key],
    question: 'What number do the blocks show?',
    name: 'the number that blocks show',
    answer: numberAnswer(key),
    hints: [
      'Look at the big squares first.',
      'A square is a hundred, a rod is a ten.',
      tens === 0 ? 'There is no rod. What stands in that place?' : 'Write the digit for each kind, squares first.',
    ],
    steps: stepsFor(digits),
    explanation: 'Each kind of block has its own place in the number.',
    slips: numberSlips(digits),
    entity: key,
    picture: {
      kind: 'base-ten',
      hundreds,
      tens,
      ones,
      alt: `Blocks: ${hundreds} big ${hundreds === 1 ? 'square' : 'squares'}, ${tens} ${tens === 1 ? 'rod' : 'rods'}, ${ones} small ${ones === 1 ? 'cube' : 'cubes'}.`,
    },
    inWords: `What number is ${listed(shown(digits).map(({ said }) => said))}?`,
  }
}

function makeNumber(dice: Dice): Sketch {
  const digits = drawDigits(dice)
  const { tens, ones, key } = digits
  const said = listed(shown(digits).map((part) => part.said))
  return {
    kind: 'make',
    about: [key],
    question: `What number is ${said}?`,
    name: 'a number made of its parts',
    answer: numberAnswer(key),
    hints: [
      tens === 0 || ones === 0 ? 'Look which part is missing.' : 'Start with the hundreds.',
      tens === 0 || ones === 0 ? 'A place with nothing in it gets a zero.' : 'Hundreds first, then tens, then ones.',
      'Draw three places: hundreds, tens, ones.',
    ],
    steps: stepsFor(digits),
    explanation: 'Each digit tells how many hundreds, tens or ones.',
    slips: numberSlips(digits),
    entity: key,
  }
}

function joinParts(dice: Dice): Sketch {
  const digits = drawDigits(dice)
  const written = shown(digits)
    .map(({ value }) => value)
    .join(' + ')
  return {
    kind: 'parts',
    about: [digits.key],
    question: `What number is ${written}?`,
    name: written,
    answer: numberAnswer(digits.key),
    hints: [
      'Start with the hundreds.',
      'Each part goes to its own place.',
      digits.tens > 0 && digits.ones > 0 ? 'Put the tens in the middle.' : 'The empty place gets a zero.',
    ],
    steps: [
      `There ${digits.hundreds === 1 ? 'is' : 'are'} ${listed(shown(digits).map(({ said }) => said))}.`,
      `So it is ${digits.key}.`,
    ],
    explanation: 'A number is the sum of what its digits are worth.',
    slips: numberSlips(digits),
    entity: digits.key,
  }
}

function digitWorth(dice: Dice): Sketch | null {
  const [hundreds, tens, ones] = [dice(1, 9), dice(1, 9), dice(1, 9)]
  if (new Set([hundreds, tens, ones]).size < 3) return null
  const value = 100 * hundreds + 10 * tens + ones
  const [digit, worth, place] = drawFrom(dice, [
    [hundreds, 100, 'hundreds'],
    [tens, 10, 'tens'],
  ])
  return {
    kind: `worth-${place}`,
    about: [value],
    question: `What is the ${digit} in ${value} worth?`,
    name: `the ${digit} in ${value}`,
    answer: numberAnswer(digit * worth),
    hints: [`Find the ${digit} in ${value}.`, 'The place of a digit tells its worth.', `The ${digit} counts ${place}.`],
    steps: [`The ${digit} stands in the ${place} place.`, `So it is worth ${digit * worth}.`],
    explanation: `In ${value}, the ${digit} stands for ${places(digit, worth === 100 ? 'hundred' : 'ten')}.`,
    slips: [
      { name: 'said-the-digit', answer: digit, observation: 'Look at the place of the digit.' },
      {
        name: 'a-place-too-low',
        answer: worth === 100 ? 10 * digit : null,
        observation: 'Look how far left it stands.',
      },
      {
        name: 'a-place-too-high',
        answer: worth === 10 ? 100 * digit : null,
        observation: 'Look how many digits come after it.',
      },
      { name: 'said-the-whole-number', answer: value, observation: 'That is the whole number.' },
      { name: 'took-the-digits-to-its-right', answer: value % (worth * 10), observation: 'Take only this digit.' },
    ],
    entity: value,
  }
}

export const hundredsMakers = [
  earlyMaker('math.place-value-hundreds', ['place-value'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [readBlocks, makeNumber, joinParts, digitWorth])(dice),
  ),
]
