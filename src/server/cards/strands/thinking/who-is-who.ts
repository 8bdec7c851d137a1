import { drawFrom } from '#server/brain/built-in/dice.ts'
import { listed } from '#server/brain/built-in/math/written.ts'
import { type Draw, makerOf, puzzle, shuffled, someOf } from './puzzle.ts'
import { threeNames } from './story-names.ts'

type Scale = { more: string; most: string; least: string }
const scales: [Scale, ...Scale[]] = [
  { more: 'taller', most: 'the tallest', least: 'the shortest' },
  { more: 'older', most: 'the oldest', least: 'the youngest' },
  { more: 'faster', most: 'the fastest', least: 'the slowest' },
  { more: 'louder', most: 'the loudest', least: 'the quietest' },
]

/** Three in a row by two clues. */
const ordered: Draw = (dice) => {
  const [big, middle, small] = threeNames(dice)
  const { more, most, least } = drawFrom(dice, scales)
  const clues = shuffled(dice, [`${big} is ${more} than ${middle}.`, `${middle} is ${more} than ${small}.`])
  const asked = drawFrom(dice, ['most', 'least', 'middle'] as const)
  const key = { most: big, least: small, middle }[asked]
  const others = [big, middle, small].filter((one) => one !== key)
  return puzzle({
    kind: `order-${asked}`,
    numbers: [more, big, middle, small],
    entity: 'three children',
    text: clues,
    asks: asked === 'middle' ? 'Who is in the middle?' : `Who is ${asked === 'most' ? most : least}?`,
    name: 'three children in order',
    answer: key,
    hints: ['Draw a dot for each child.', 'Take one clue at a time.', `Write the ${more} one to the left each time.`],
    steps: [`From left to right: ${big}, ${middle}, ${small}.`, `So it is ${key}.`],
    explanation: 'Both clues fit in just one order.',
    slips: others.map((one) => ({
      name: one === middle ? 'used-one-clue' : 'order-turned-around',
      answer: one,
      observation:
        one === middle ? 'This child is in both clues. Use both of them.' : `Read again which one is ${more}.`,
    })),
  })
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

type Choice = { a: string; things: string[] }
const sets: [Choice, ...Choice[]] = [
  { a: 'toy animal', things: ['the dog', 'the cat', 'the bird'] },
  { a: 'sport', things: ['soccer', 'tennis', 'hockey'] },
  { a: 'gift', things: ['the cap', 'the scarf', 'the belt'] },
  { a: 'fruit', things: ['the apple', 'the pear', 'the plum'] },
  { a: 'instrument', things: ['the drum', 'the flute', 'the horn'] },
  { a: 'ride', things: ['the bus', 'the bike', 'the train'] },
]

/** One thing each, found by crossing out. */
const crossedOut: Draw = (dice) => {
  const [one, two, three] = threeNames(dice)
  const { a, things } = drawFrom(dice, sets)
  const [first = '', second = '', third = ''] = someOf(dice, things, 3)
  // One has the first; two has not the second; so two has the third, and three the second.
  const asked = dice(0, 1) === 0
  const [who, key] = asked ? [two, third] : [three, second]
  return puzzle({
    kind: 'cross-out',
    numbers: [who, first, second, third],
    entity: a,
    text: [
      `${one}, ${two} and ${three} pick one ${a} each.`,
      `They choose from ${listed(things)}.`,
      `${one} picks ${first}.`,
      `${two} does not pick ${second}.`,
    ],
    asks: `What does ${who} pick?`,
    name: `three children and their ${a}`,
    answer: key,
    hints: [
      'Make a table with three rows.',
      'What one child picks, the others cannot pick.',
      `Cross out what is gone for ${two} first.`,
    ],
    steps: [
      `${capital(first)} is gone, so ${two} picks ${third}.`,
      `That leaves ${second} for ${three}.`,
      `So ${who} picks ${key}.`,
    ],
    explanation: 'Cross out what cannot be, and one thing is left.',
    slips: [
      { name: 'given-away-already', answer: first, observation: `That one belongs to ${one}.` },
      {
        name: 'used-one-clue',
        answer: asked ? second : third,
        observation: asked ? 'Look at the clue with the word not.' : `What is left for ${two}? Start there.`,
      },
    ],
  })
}

/** Three children and two clues. */
export const whoMaker = makerOf({ skill: 'thinking.who-is-who', tags: ['logic'], draws: [ordered, crossedOut] })
