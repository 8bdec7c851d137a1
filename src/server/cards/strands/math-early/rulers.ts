import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

type Unit = 'inch' | 'centimeter'
const many = { inch: 'inches', centimeter: 'centimeters' } as const
const short = { inch: 'in', centimeter: 'cm' } as const

/** A bar on a ruler, often not from 0 on. */
function readRuler(dice: Dice, unit: Unit): Sketch {
  const size = unit === 'inch' ? 12 : 15
  const from = dice(0, 2) === 0 ? 0 : dice(1, 4)
  const length = dice(2, size - from - 1)
  const to = from + length
  const units = many[unit]
  return {
    kind: from === 0 ? 'from-zero' : 'from-later',
    about: [from, to],
    question: `How many ${units} long is the bar?`,
    name: 'a bar on a ruler',
    answer: numberAnswer(length, short[unit]),
    hints: [
      'Look where the bar starts.',
      'Length is from the start to the end.',
      from === 0 ? 'It starts at 0, so read where it ends.' : 'Count the spaces under the bar.',
    ],
    steps: [
      `The bar goes from ${from} to ${to}.`,
      from === 0 ? `So it is ${length} ${units} long.` : `${to} − ${from} = ${length}, so it is ${length} ${units}.`,
    ],
    explanation: `There are ${length} spaces of 1 ${unit} under the bar.`,
    slips: [
      { name: 'read-only-the-end', answer: from > 0 ? to : null, observation: 'The bar does not start at 0.' },
      { name: 'counted-marks', answer: length + 1, observation: 'You counted marks. Count the spaces.' },
      { name: 'lost-a-space', answer: length - 1, observation: 'Count the spaces again.' },
      { name: 'read-the-end-of-the-ruler', answer: size, observation: 'That is the ruler, not the bar.' },
      {
        name: 'added-start-and-end',
        answer: from > 0 ? from + to : null,
        observation: 'You added where it starts and ends.',
      },
    ],
    entity: unit,
    picture: {
      kind: 'ruler',
      unit,
      length: size,
      from,
      to,
      alt: `A ruler in ${units}: the bar goes from ${from} to ${to}.`,
    },
    inWords: `A bar lies on a ruler from ${from} to ${to} ${units}. How long is it?`,
  }
}

/** How much longer one is than the other. */
function howMuchLonger(dice: Dice, unit: Unit): Sketch {
  const [low, key] = [dice(4, 30), dice(2, 15)]
  const high = low + key
  const [one, two] = drawFrom<[string, string]>(dice, [
    ['belt', 'shoelace'],
    ['ribbon', 'string'],
    ['stick', 'leaf'],
    ['scarf', 'sock'],
  ])
  return {
    kind: 'longer',
    about: [one, high, low],
    text: [`A ${one} is ${high} ${many[unit]} long. A ${two} is ${low} ${many[unit]} long.`],
    question: `How many ${many[unit]} longer is the ${one}?`,
    name: `comparing a ${one} and a ${two}`,
    answer: numberAnswer(key, short[unit]),
    hints: ['Look at both lengths.', 'How much longer means: find the difference.', `Count up from ${low} to ${high}.`],
    steps: [`Take the shorter from the longer.`, `${high} − ${low} = ${key}, so ${key} ${many[unit]}.`],
    explanation: `${low} and ${key} more make ${high}.`,
    slips: [
      { name: 'added-both-lengths', answer: high + low, observation: 'You put both together. Find the difference.' },
      { name: 'said-the-longer-length', answer: high, observation: `That is how long the ${one} is.` },
      { name: 'said-the-shorter-length', answer: low, observation: `That is how long the ${two} is.` },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Count up again, slowly.' },
    ],
    entity: unit,
  }
}

const guesses: [Guess, ...Guess[]] = [
  ['a paper clip', '3 centimeters', '30 centimeters', '3 meters'],
  ['a new pencil', '19 centimeters', '2 centimeters', '19 meters'],
  ['a door', '2 meters', '2 centimeters', '20 meters'],
  ['a fingernail', '1 centimeter', '1 meter', '20 centimeters'],
  ['a bed', '2 meters', '20 centimeters', '40 meters'],
]
type Guess = [what: string, fits: string, one: string, other: string]

function goodGuess(dice: Dice): Sketch {
  const [what, key, one, other] = drawFrom(dice, guesses)
  return {
    kind: 'guess',
    about: [what],
    question: `About how ${what === 'a door' ? 'tall' : 'long'} is ${what}?`,
    name: `a good guess for ${what}`,
    answer: choice(key),
    hints: [`Picture ${what}.`, 'A finger is about a centimeter wide.', 'A meter is about a big step.'],
    steps: [`A centimeter is small, a meter is a big step.`, `So it is about ${key}.`],
    explanation: 'It helps to know how big a unit is.',
    slips: [one, other].map((answer) => ({
      name: answer.split(' ')[1] === key.split(' ')[1] ? 'guessed-the-number-badly' : 'mixed-up-the-units',
      answer,
      observation: `Show that length with your hands. Does it fit?`,
    })),
    entity: 'guess',
  }
}

export const rulerMakers = [
  earlyMaker('math.measure-inches', ['measuring', 'ruler'], (dice) => readRuler(dice, 'inch')),
  earlyMaker('math.measure-centimeters', ['measuring', 'ruler'], (dice) =>
    drawFrom(dice, [
      () => readRuler(dice, 'centimeter'),
      () => howMuchLonger(dice, 'centimeter'),
      () => goodGuess(dice),
    ])(),
  ),
]
