import { type Written, wordDeck } from './word-deck.ts'

type Weighed = readonly [thing: string, right: string, light: string, heavy: string, like: string]

/** What things weigh, about; the wrong ones are off by a factor that nobody can doubt. */
const masses: readonly Weighed[] = [
  ['a paper clip', '1 gram', '1 milligram', '1 kilogram', 'A paper clip is about as heavy as a raisin.'],
  ['an apple', '150 grams', '1 gram', '15 kilograms', 'An apple fits in one hand.'],
  ['a pencil', '5 grams', '5 milligrams', '5 kilograms', 'A pencil is very light.'],
  ['a bicycle', '12 kilograms', '12 grams', '1,200 kilograms', 'An adult can lift a bicycle with both arms.'],
  [
    'a loaf of bread',
    '500 grams',
    '5 grams',
    '50 kilograms',
    'A loaf is about half as heavy as a bag of sugar of 1 kilogram.',
  ],
  ['a grown cat', '4 kilograms', '4 grams', '400 kilograms', 'A cat is as heavy as four large bottles of water.'],
  ['a small car', '1,000 kilograms', '10 kilograms', '100 grams', 'Nobody can lift a car alone.'],
  ['an egg', '60 grams', '1 gram', '6 kilograms', 'About 16 eggs make 1 kilogram.'],
  [
    'a school bag with books',
    '4 kilograms',
    '40 grams',
    '400 kilograms',
    'A full bag is heavy, but a child can carry it.',
  ],
  ['a slice of cheese', '20 grams', '20 milligrams', '20 kilograms', 'A slice of cheese is light.'],
  ['a grown-up', '70 kilograms', '70 grams', '7,000 kilograms', 'A grown-up is as heavy as 70 large bottles of water.'],
  ['a letter in an envelope', '20 grams', '1 milligram', '2 kilograms', 'A letter is hardly felt in the hand.'],
]

type Poured = readonly [thing: string, right: string, little: string, much: string, like: string]

const liquids: readonly Poured[] = [
  ['a glass of milk', '250 milliliters', '2 milliliters', '25 liters', 'Four glasses fill 1 liter.'],
  ['a teaspoon', '5 milliliters', '1 liter', '500 milliliters', 'A teaspoon holds about 100 drops.'],
  ['a bathtub', '150 liters', '15 milliliters', '1 liter', 'A bathtub holds many buckets of water.'],
  ['a bucket', '10 liters', '10 milliliters', '1,000 liters', 'A full bucket is heavy, but one can carry it.'],
  ['a large bottle of juice', '1 liter', '10 milliliters', '100 liters', 'It fills about four glasses.'],
  ['a soup bowl', '300 milliliters', '3 milliliters', '30 liters', 'A bowl holds a little more than a glass.'],
  ['a kitchen sink', '20 liters', '20 milliliters', '2,000 liters', 'A sink holds about two buckets.'],
  ['an eye dropper', '1 milliliter', '1 liter', '100 milliliters', 'It holds about 20 drops.'],
  ['a fish tank at home', '60 liters', '6 milliliters', '600 milliliters', 'A fish tank holds several buckets.'],
  ['a mug of tea', '300 milliliters', '30 liters', '3 milliliters', 'A mug holds a little more than a glass.'],
  ['a spoon of cough medicine', '10 milliliters', '10 liters', '1 liter', 'Medicine is measured in small spoons.'],
  ['a watering can', '5 liters', '5 milliliters', '500 liters', 'A watering can is filled at the sink.'],
]

const slug = (thing: string) => thing.replace(/^an? /, '').replaceAll(' ', '-')

function weighed([thing, right, other, far, like]: Weighed): Written {
  return {
    key: `mass-${slug(thing)}`,
    question: `About how heavy is ${thing}?`,
    answer: right,
    wrong: [
      ['took-another-unit', other, `Think of lifting it: would ${thing} feel like that?`],
      ['took-a-far-number', far, `Compare it with a bottle of water of 1 kilogram.`],
    ],
    hints: [
      `Picture lifting ${thing}.`,
      right.startsWith('1 ')
        ? 'Grams are for light things, and kilograms for heavy things.'
        : 'A raisin weighs about 1 gram. A large bottle of water weighs about 1 kilogram.',
      'Ask: is it more like raisins or more like bottles?',
    ],
    step: like,
    why: like,
  }
}

function poured([thing, right, other, far, like]: Poured): Written {
  return {
    key: `liquid-${slug(thing)}`,
    question: `About how much does ${thing} hold?`,
    answer: right,
    wrong: [
      ['took-another-unit', other, 'Compare it with a drop, and with a large bottle.'],
      ['took-a-far-number', far, 'Picture large bottles beside it. How many would fit?'],
    ],
    hints: [
      `Picture ${thing}.`,
      right.startsWith('1 ')
        ? 'Milliliters are for drops and spoons, and liters for bottles and buckets.'
        : 'About 20 drops are 1 milliliter. A large bottle is about 1 liter.',
      'Ask: is it more like drops or more like bottles?',
    ],
    step: like,
    why: like,
  }
}

export const massAndLiquid = wordDeck('mass-and-liquid', 'math.mass-and-liquid', ['measuring', 'units'], () => [
  ...masses.map(weighed),
  ...liquids.map(poured),
])
