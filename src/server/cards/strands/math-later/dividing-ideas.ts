import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { drawGroups } from './fact-stories.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const names = ['Mia', 'Leo', 'Ana', 'Sam', 'Zoe', 'Omar', 'Nia', 'Ben'] as const
const treats = ['grapes', 'cards', 'beads', 'shells', 'marbles', 'stickers'] as const

/** A number to share: every child gets the same number. */
function sharing(dice: Dice): Sketch {
  const [by, key] = [dice(2, 6), dice(2, 9)]
  const [name, things] = [drawFrom<string>(dice, names), drawFrom<string>(dice, treats)]
  const whole = by * key
  return {
    kind: 'sharing',
    numbers: [whole, by, things, name],
    text: [`${name} has ${whole} ${things}.`, `${by} children share them equally.`],
    question: `How many ${things} does each child get?`,
    name: `sharing ${whole} ${things}`,
    answer: numberAnswer(key, things),
    hints: [
      `Deal out ${whole} ${things}, one to each child in turn.`,
      'Sharing equally means everyone gets the same number.',
      `Give 2 to each child first: that takes ${2 * by}.`,
    ],
    steps: [`${whole} shared by ${by} is ${whole} ÷ ${by}.`, `${by} × ${key} = ${whole}, so each child gets ${key}.`],
    explanation: `${by} children with ${key} each have ${whole} together.`,
    slips: [
      slip('took-away', whole - by, `You took ${by} away. Share them equally.`),
      slip('multiplied', whole * by, 'Nobody can get more than there is.'),
      slip('a-share-too-small', key - 1, `Then some ${things} are still left to share.`),
      slip('a-share-too-large', key + 1, `Then ${by} children would need ${by * (key + 1)}.`),
    ],
    entity: 'sharing',
  }
}

/** Groups of a known size: how many are there? */
function grouping(dice: Dice): Sketch {
  const [each, key] = [dice(2, 6), dice(3, 9)]
  const [one, many, things] = drawGroups(dice)
  const whole = each * key
  return {
    kind: `grouping ${one}`,
    numbers: [whole, each],
    text: [`There are ${whole} ${things}.`, `Each ${one} has ${each} of them.`],
    question: `How many ${many} are there?`,
    name: `the ${many} for ${whole} ${things}`,
    answer: numberAnswer(key, many),
    hints: [
      `Fill one ${one} after the other.`,
      `Find how many ${each}s fit into ${whole}.`,
      `2 ${many} have ${2 * each}. Go on until ${whole}.`,
    ],
    steps: [
      `Find how many groups of ${each} make ${whole}: ${whole} ÷ ${each}.`,
      `${key} × ${each} = ${whole}, so there are ${key} ${many}.`,
    ],
    explanation: `${key} groups of ${each} make ${whole}.`,
    slips: [
      slip('took-away', whole - each, `You took one group of ${each} away. Go on until all are used.`),
      slip('said-what-is-in-each', each, `${each} are in each ${one}. Count the ${many}.`),
      slip('a-group-too-few', key - 1, `${key - 1} × ${each} = ${(key - 1) * each}, but there are ${whole}.`),
      slip('a-group-too-many', key + 1, `${key + 1} × ${each} = ${(key + 1) * each}, but there are ${whole}.`),
    ],
    entity: 'grouping',
  }
}

/** Books stand on a shelf, pens lie in a box. */
const placed = (one: string) => (['shelf', 'page', 'tray', 'table'].includes(one) ? 'on' : 'into')

function whichSign(dice: Dice): Sketch {
  const [by, key] = [dice(2, 8), dice(3, 9)]
  const [one, many, things] = drawGroups(dice)
  const whole = by * key
  return {
    kind: `which ${one}`,
    numbers: [whole, by],
    text: [`${whole} ${things} are put ${placed(one)} ${by} ${many}.`, `Each ${one} gets the same number.`],
    question: `Which one tells how many ${things} are ${placed(one) === 'into' ? 'in' : placed(one)} each ${one}?`,
    name: `sharing out ${whole} ${things}`,
    answer: choice(`${whole} ÷ ${by}`),
    hints: [
      'Is more put together, or is something shared?',
      'Sharing into equal groups means dividing.',
      `Start with all ${whole}, and share them.`,
    ],
    steps: [`${whole} are shared into ${by} equal groups.`, `So ${whole} ÷ ${by} tells how many are in each.`],
    explanation: 'Dividing finds how many are in each equal group.',
    slips: [
      slip('multiplied', `${whole} × ${by}`, 'Times would give more than there is.'),
      slip('took-away', `${whole} − ${by}`, 'That only takes some away. Make equal groups.'),
      slip('turned-around', `${by} ÷ ${whole}`, `The ${things} are shared, so they come first.`),
    ],
    entity: 'dividing',
  }
}

function remainder(dice: Dice): Sketch | null {
  const by = dice(3, 9)
  const [quotient, rest] = [dice(3, 11), dice(1, by - 1)]
  const whole = by * quotient + rest
  if (rest === quotient) return null
  const full = by * quotient
  return {
    kind: 'rest',
    numbers: [whole, by],
    question: `What is the remainder of ${whole} ÷ ${by}?`,
    name: `the remainder of ${whole} ÷ ${by}`,
    answer: numberAnswer(rest),
    hints: [
      `Think of the ${by} times table.`,
      `Find the largest product of ${by} that fits into ${whole}.`,
      `${by} × ${quotient} = ${full}. What is left of ${whole}?`,
    ],
    steps: [
      `${by} × ${quotient} = ${full}, and the next step is too much.`,
      `${whole} − ${full} = ${rest}, so the remainder is ${rest}.`,
    ],
    explanation: `${quotient} groups of ${by} make ${full}, and ${rest} more ${rest === 1 ? 'makes' : 'make'} ${whole}.`,
    slips: [
      slip('said-the-quotient', quotient, 'That is how many full groups there are. What is left?'),
      slip('stopped-a-group-early', rest + by, `Another group of ${by} still fits into that.`),
      slip('missing-to-the-next-group', by - rest, `That is missing for one more group. What is left over?`),
      slip('said-nothing-is-left', 0, `The ${by} times table does not have ${whole}.`),
    ],
    entity: 'remainder',
  }
}

function withRemainder(dice: Dice): Sketch | null {
  const by = dice(3, 9)
  const [quotient, rest] = [dice(4, 19), dice(1, by - 1)]
  const whole = by * quotient + rest
  if (rest === quotient || quotient === by) return null
  const write = (groups: number, left: number) => `${groups} R ${left}`
  return {
    kind: 'quotient and rest',
    numbers: [whole, by],
    question: `What is ${whole} ÷ ${by}, with its remainder R?`,
    name: `${whole} ÷ ${by} with a remainder`,
    answer: choice(write(quotient, rest)),
    hints: [
      `Count by ${by}s up to ${whole}.`,
      'The remainder is less than the number you divide by.',
      `What is left when ${by * quotient} is taken out of ${whole}?`,
    ],
    steps: [
      `${by} × ${quotient} = ${by * quotient}.`,
      `${whole} − ${by * quotient} = ${rest}, so it is ${write(quotient, rest)}.`,
    ],
    explanation: `${quotient} groups of ${by} make ${by * quotient}, and ${rest} more ${rest === 1 ? 'makes' : 'make'} ${whole}.`,
    slips: [
      slip('swapped-quotient-and-remainder', write(rest, quotient), 'You swapped the groups and what is left.'),
      slip('a-group-too-few', write(quotient - 1, rest + by), `One more group of ${by} fits into what is left.`),
      slip(
        'a-group-too-many',
        write(quotient + 1, by - rest),
        `${by} × ${quotient + 1} = ${by * (quotient + 1)} is too much.`,
      ),
      slip('remainder-off', write(quotient, rest + 1), 'Take the groups away once more, and count what is left.'),
    ],
    entity: 'remainder',
  }
}

/** The remainder means one more: everybody must go. */
function oneMoreGroup(dice: Dice): Sketch | null {
  const each = dice(4, 9)
  const [full, rest] = [dice(3, 9), dice(1, each - 1)]
  const whole = each * full + rest
  const [group, things] = drawFrom<readonly [string, string]>(dice, [
    ['vans', 'children'],
    ['boxes', 'eggs'],
    ['tables', 'guests'],
    ['boats', 'campers'],
  ])
  if (full + 1 === each || full + 1 === rest) return null
  return {
    kind: `all of them ${group}`,
    numbers: [whole, each],
    text: [
      `${whole} ${things} need a place.`,
      `${each} fit ${group === 'tables' ? 'at' : 'in'} each ${group === 'boxes' ? 'box' : group.slice(0, -1)}.`,
    ],
    question: `How many ${group} are needed for all the ${things}?`,
    name: `the ${group} for ${whole} ${things}`,
    answer: numberAnswer(full + 1, group),
    hints: [
      `Find how many full ${group} there are.`,
      `Nobody may be left without a place.`.replace('Nobody', things === 'eggs' ? 'No egg' : 'Nobody'),
      `${each} × ${full} = ${each * full}. Where do the others go?`,
    ],
    steps: [
      `${whole} ÷ ${each} is ${full}, remainder ${rest}.`,
      `The last ${rest} need a place, too: ${full} + 1 = ${full + 1}.`,
      `So ${full + 1} ${group} are needed.`,
    ],
    explanation: 'What is left over needs one more group.',
    slips: [
      slip('left-out-the-remainder', full, `Then ${rest} of the ${things} have no place.`),
      slip('said-the-remainder', rest, `That is how many are left for the last one.`),
      slip('took-away', whole - each, `You took ${each} away. Make groups of ${each}.`),
      slip('a-group-too-many', full + 2, 'That is more than is needed.'),
    ],
    entity: 'remainder',
  }
}

export const dividingIdeas: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.divide-meaning',
    entity: 'sharing',
    tags: ['dividing', 'equal-groups'],
    draw: oneOf(sharing, grouping, whichSign),
  }),
  laterMaker({
    skill: 'math.remainders',
    entity: 'remainder',
    tags: ['dividing', 'remainders'],
    draw: oneOf(remainder, withRemainder, oneMoreGroup),
  }),
]
