import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { slipsOfProduct } from './fact-slips.ts'
import { wayTo } from './fact-ways.ts'
import { laterMaker, type Sketch } from './later-card.ts'

/** Where equal groups stand: in what, and of what. */
const groupsOf = [
  ['box', 'boxes', 'pens'],
  ['bag', 'bags', 'apples'],
  ['shelf', 'shelves', 'books'],
  ['row', 'rows', 'chairs'],
  ['table', 'tables', 'plates'],
  ['pack', 'packs', 'cards'],
  ['page', 'pages', 'stickers'],
  ['vase', 'vases', 'flowers'],
  ['tray', 'trays', 'muffins'],
  ['team', 'teams', 'players'],
  ['jar', 'jars', 'beads'],
  ['van', 'vans', 'seats'],
] as const

export type Grouped = (typeof groupsOf)[number]

export const drawGroups = (dice: Dice): Grouped => drawFrom<Grouped>(dice, groupsOf)

/** A product that is told as a story: the child finds the fact in it, and then knows it. */
function story(dice: Dice, [a, b]: readonly [number, number]): Sketch | null {
  const [one, many, things] = drawGroups(dice)
  if (a < 2 || b < 2) return null
  const { hints, steps, why } = wayTo(a, b)
  return {
    kind: `story ${one}`,
    numbers: [a, b],
    text: [`There are ${a} ${many}.`, `Each ${one} has ${b} ${things}.`],
    question: `How many ${things} are there in all?`,
    name: `the story of ${a} ${many}`,
    answer: numberAnswer(a * b, things),
    hints: [
      `Each ${one} has the same number.`,
      /^Turn/.test(hints[0]) ? 'Equal groups go with times. The order does not matter.' : 'Equal groups go with times.',
      hints[2],
    ],
    steps: [...steps, `There are ${a * b} ${things} in all.`].slice(-4),
    explanation: why,
    slips: slipsOfProduct(a, b).map((one) =>
      one.name === 'added-instead'
        ? { ...one, observation: `You added ${a} and ${b}, but there are ${a} groups of ${b}.` }
        : one,
    ),
    entity: Math.max(a, b),
  }
}

type Pair = readonly [number, number]

const eitherWay = (dice: Dice, a: number, b: number): Pair => (dice(0, 1) === 0 ? [a, b] : [b, a])

const maker = (skill: string, pair: (dice: Dice) => Pair): CardMaker =>
  laterMaker({ skill, entity: 'story', tags: ['times-tables', 'stories'], draw: (dice) => story(dice, pair(dice)) })

export const factStories: readonly CardMaker[] = [
  maker('math.multiply-facts-easy', (dice) => eitherWay(dice, drawFrom(dice, [2, 5, 10]), dice(2, 10))),
  maker('math.multiply-facts-to-5', (dice) => eitherWay(dice, dice(3, 4), drawFrom(dice, [3, 4, 6, 7, 8, 9]))),
  maker('math.multiply-facts-to-10', (dice) => [dice(6, 9), dice(6, 9)]),
  maker('math.multiply-facts-to-12', (dice) => eitherWay(dice, dice(11, 12), dice(3, 12))),
]
