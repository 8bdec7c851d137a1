import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { Slip } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'
import { aOrAn, capital, countOf, drawTwoThings, saidEach } from './thing-words.ts'

/** Two sets in a picture: of which are there more, or fewer? */
function compareSets(dice: Dice): Sketch {
  const [a, b] = drawTwoThings(dice)
  const first = dice(1, 9)
  const second = dice(0, 5) === 0 ? first : dice(Math.max(1, first - 3), Math.min(10, first + 3))
  const word = drawFrom(dice, ['more', 'fewer'])
  const [big, small] = first > second ? [a, b] : [b, a]
  const wanted = word === 'more' ? big : small
  const other = word === 'more' ? small : big
  const same = 'both the same'
  const isSame = first === second
  const amounts = `There ${first === 1 ? 'is' : 'are'} ${countOf(first, a)} and ${countOf(second, b)}.`
  return {
    kind: `sets-${word}`,
    about: [a.thing, first, b.thing, second],
    question: `Which are there ${word} of?`,
    name: 'comparing two sets',
    answer: choice(isSame ? same : wanted.many),
    hints: [
      'Look at both sets.',
      `Make pairs: ${aOrAn(a.one)} with ${aOrAn(b.one)}.`,
      'See if any are left without a partner.',
    ],
    steps: [amounts, isSame ? 'Each has a partner, so it is the same number.' : `So there are ${word} ${wanted.many}.`],
    explanation: 'What is left without a partner shows which set has more.',
    slips: isSame
      ? [a, b].map(({ many }) => ({
          name: 'looked-at-the-size',
          answer: many,
          observation: 'Match each with a partner.',
        }))
      : [
          { name: `mixed-up-more-and-fewer`, answer: other.many, observation: `Look at the word ${word} again.` },
          { name: 'did-not-count', answer: same, observation: 'Count each set. Do they match?' },
        ],
    entity: word,
    picture: {
      kind: 'objects',
      groups: [
        { thing: a.thing, count: first },
        { thing: b.thing, count: second },
      ],
      alt: `${capital(a.many)}: ${saidEach(first, a)}. ${capital(b.many)}: ${saidEach(second, b)}.`,
    },
    inWords: `${amounts} Which are there ${word} of?`,
  }
}

/** The greatest or smallest of four numbers. */
export function pickNumber(dice: Dice, numbers: readonly number[], hints: Sketch['hints']): Sketch | null {
  const [low, second, third, high] = [...numbers].sort((a, b) => a - b)
  if (low === undefined || second === undefined || third === undefined || high === undefined) return null
  if (new Set(numbers).size < 4) return null
  const isGreatest = dice(0, 1) === 0
  const [word, opposite] = isGreatest ? ['greatest', 'smallest'] : ['smallest', 'greatest']
  const [key, far, near] = isGreatest ? [high, low, third] : [low, high, second]
  const middle = isGreatest ? second : third
  const slips: Slip[] = [
    {
      name: 'picked-the-other-end',
      answer: String(far),
      observation: `That is the ${opposite}. Look for the ${word}.`,
    },
    { name: 'stopped-too-soon', answer: String(near), observation: 'Close. Compare it with the others again.' },
    {
      name: 'picked-from-the-middle',
      answer: String(middle),
      observation: 'That is in the middle. Compare all of them.',
    },
  ]
  return {
    kind: `pick-${word}`,
    about: [low, second, third, high],
    question: `Which number is the ${word}?`,
    name: `looking for the ${word} number`,
    answer: choice(String(key)),
    hints,
    steps: [`In order they are: ${low}, ${second}, ${third}, ${high}.`, `So the ${word} is ${key}.`],
    explanation: 'On a number line, numbers get greater to the right.',
    slips,
    entity: word,
  }
}

const pickSmall = (dice: Dice) =>
  pickNumber(dice, mixed(dice, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).slice(0, 4), [
    'Read all the numbers first.',
    'Think of a number line.',
    'Count from 0. See which you say first and last.',
  ])

export const comparingSetsMakers = [
  earlyMaker('math.compare-within-10', ['comparing'], (dice) => drawFrom(dice, [compareSets, pickSmall])(dice)),
]
