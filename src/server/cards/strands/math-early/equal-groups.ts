import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { Thing } from '#shared/picture.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'
import { drawThing, named, numbersFrom } from './thing-words.ts'

const added = (many: number, each: number) => Array.from({ length: many }, () => each).join(' + ')

const slipsFor = (many: number, each: number, one: string): Slip[] => [
  { name: 'added-the-two-numbers', answer: many + each, observation: `You added ${many} and ${each}.` },
  { name: 'left-out-a-group', answer: many * each - each, observation: `A ${one} is left out.` },
  { name: 'counted-a-group-twice', answer: many * each + each, observation: `A ${one} was counted again.` },
  { name: 'slipped-while-counting', answer: many * each + 1, observation: 'Very close. Count again in equal jumps.' },
]

function rows(dice: Dice): Sketch {
  const [many, each] = [dice(2, 5), dice(2, 5)]
  const { thing, many: things } = drawThing(dice)
  const key = many * each
  return {
    kind: 'rows',
    about: [thing, many, each],
    question: `How many ${things} are in the rows?`,
    name: `${things} in equal rows`,
    answer: numberAnswer(key),
    hints: [
      `Look at a single row first.`,
      'Each row has the same number.',
      `Count by ${each}s, a number for each row.`,
    ],
    steps: [`Count by ${each}s: ${numbersFrom(each, key, each)}.`, `So ${many} rows of ${each} make ${key}.`],
    explanation: `${added(many, each)} = ${key}.`,
    slips: slipsFor(many, each, 'row'),
    entity: thing,
    picture: { kind: 'array', rows: many, columns: each, thing, alt: `${many} rows with ${each} ${things} in each.` },
    inWords: `How many ${things} are in ${many} rows of ${each}?`,
  }
}

type Holder = readonly [one: string, many: string, things: readonly Thing[]]

/** What things are kept in: nobody puts bees on a plate. */
const holders: [Holder, ...Holder[]] = [
  ['plate', 'plates', ['apple', 'cookie']],
  ['bag', 'bags', ['apple', 'ball', 'block', 'shell', 'leaf', 'cookie']],
  ['box', 'boxes', ['apple', 'ball', 'block', 'shell', 'cookie', 'star']],
  ['basket', 'baskets', ['apple', 'ball', 'flower', 'shell']],
  ['bowl', 'bowls', ['fish', 'apple', 'cookie', 'shell']],
]

function groups(dice: Dice): Sketch {
  const [many, each] = [dice(2, 5), dice(2, 5)]
  const [one, holder, kept] = drawFrom(dice, holders)
  const { thing, many: things } = named(kept[dice(0, kept.length - 1)] ?? 'apple')
  const key = many * each
  return {
    kind: 'groups',
    about: [thing, holder, many, each],
    question: `${many} ${holder} hold ${each} ${things} each. How many ${things} is that?`,
    name: `equal groups of ${things}`,
    answer: numberAnswer(key),
    hints: [
      `Draw the ${many} ${holder}.`,
      `Each ${one} holds the same number.`,
      `Add ${each} again and again, for each ${one}.`,
    ],
    steps: [`Add ${each} for each ${one}.`, `${added(many, each)} = ${key}.`],
    explanation: `${many} groups of ${each} make ${key}.`,
    slips: slipsFor(many, each, one),
    entity: thing,
    picture: {
      kind: 'objects',
      groups: Array.from({ length: many }, () => ({ thing, count: each })),
      alt: `${many} groups with ${each} ${things} in each.`,
    },
  }
}

/** Which sum goes with rows. */
function whichSum(dice: Dice): Sketch | null {
  const [many, each] = [dice(2, 5), dice(2, 6)]
  if (many === each) return null
  const { thing, many: things } = drawThing(dice)
  return {
    kind: 'which-sum',
    about: [many, each],
    question: `Which sum shows ${many} rows of ${each}?`,
    name: `a sum for ${many} rows of ${each}`,
    answer: choice(added(many, each)),
    hints: [
      'Look how many are in a single row.',
      'Each row is a number of the sum.',
      `You need ${many} numbers, a number for each row.`,
    ],
    steps: [`Each row has ${each}, and there are ${many} rows.`, `So we add: ${added(many, each)}.`],
    explanation: 'Equal rows are counted by adding the same number.',
    slips: [
      {
        name: 'added-the-two-numbers',
        answer: `${many} + ${each}`,
        observation: 'Each row has its own number in the sum.',
      },
      {
        name: 'left-out-a-row',
        answer: many > 2 ? added(many - 1, each) : added(many + 1, each),
        observation: 'Count the numbers of your sum again.',
      },
      {
        name: 'swapped-rows-and-columns',
        answer: added(each, many),
        observation: 'You swapped rows and how many in each.',
      },
    ],
    entity: thing,
    picture: { kind: 'array', rows: many, columns: each, thing, alt: `${many} rows with ${each} ${things} in each.` },
  }
}

export const groupMakers = [
  earlyMaker('math.equal-groups', ['equal-groups'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [rows, groups, whichSum])(dice),
  ),
]
