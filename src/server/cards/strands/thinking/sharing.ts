import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'
import { aName } from './story-names.ts'

const things: readonly [string, ...string[]] = ['crackers', 'cards', 'shells', 'stickers', 'grapes', 'beads', 'marbles']

const fair: Draw = (dice) => {
  const thing = drawFrom(dice, things)
  const [children, each] = [dice(3, 9), dice(3, 10)]
  const all = children * each
  if (children === each) return null
  return puzzle({
    kind: 'fair-share',
    numbers: [all, children],
    entity: thing,
    text: [`${children} children share ${all} ${thing} fairly.`],
    asks: `How many ${thing} does each child get?`,
    name: `sharing ${thing}`,
    answer: numberAnswer(each),
    hints: [
      'What is shared, and how many children are there?',
      'Each one gets the same.',
      `Think: ${children} times what makes ${all}?`,
    ],
    steps: ['Fair means the same for each, so we divide.', `${all} ÷ ${children} = ${each}.`],
    explanation: `${children} times the share makes ${all} again.`,
    slips: [
      { name: 'took-away-instead', answer: all - children, observation: 'Then one child keeps nearly all of it.' },
      { name: 'one-too-many', answer: each + 1, observation: 'Check it: times the children, that is too much.' },
      { name: 'one-too-few', answer: each - 1, observation: 'Check it: times the children, some would be left.' },
      { name: 'said-the-children', answer: children, observation: 'That is how many children there are.' },
    ],
  })
}

const leftOver: Draw = (dice) => {
  const thing = drawFrom(dice, things)
  const [children, each] = [dice(3, 9), dice(2, 9)]
  const rest = dice(1, children - 1)
  const all = children * each + rest
  if (rest === each || rest === children) return null
  return puzzle({
    kind: 'left-over',
    numbers: [all, children],
    entity: thing,
    text: [`${children} children share ${all} ${thing} fairly.`],
    asks: `How many ${thing} are left over?`,
    name: `${thing} that are left over`,
    answer: numberAnswer(rest),
    hints: [
      'Give one to each child, again and again.',
      'Stop when there are not enough for all.',
      `Each child gets ${each}. How many are used then?`,
    ],
    steps: [
      `Each child gets ${each}, and ${children} × ${each} = ${children * each}.`,
      `${all} − ${children * each} = ${rest}, so ${rest} are left over.`,
    ],
    explanation: 'What is left is less than the number of children.',
    slips: [
      { name: 'said-the-share', answer: each, observation: 'That is what each child gets.' },
      { name: 'remainder-too-big', answer: rest + children, observation: 'There is enough for one more round.' },
      {
        name: 'missing-for-another-round',
        answer: children - rest,
        observation: 'That many are missing for one more round.',
      },
      { name: 'one-too-many', answer: rest + 1, observation: 'Count again what is used.' },
    ],
  })
}

const holders: readonly [[string, string], ...[string, string][]] = [
  ['van', 'children ride in vans'],
  ['boat', 'people cross a lake in boats'],
  ['table', 'guests sit at tables'],
  ['tent', 'campers sleep in tents'],
]

const howManyNeeded: Draw = (dice) => {
  const [holder, what] = drawFrom(dice, holders)
  const [size, full] = [dice(3, 9), dice(3, 9)]
  const rest = dice(1, size - 1)
  const all = size * full + rest
  if (rest === full + 1 || size === full + 1) return null
  return puzzle({
    kind: 'how-many-needed',
    numbers: [all, size],
    entity: `${holder}s`,
    text: [`${all} ${what}.`, `Each ${holder} has room for ${size}.`],
    asks: `How many ${holder}s are needed for all of them?`,
    name: `${holder}s for everyone`,
    answer: numberAnswer(full + 1),
    hints: [`How many fit into one ${holder}?`, 'Nobody may be left behind.', `Fill ${full} first. Is everyone in?`],
    steps: [
      `${full} × ${size} = ${size * full}, and ${rest} more must come along.`,
      `So one more is needed: ${full + 1}.`,
    ],
    explanation: `Those who are left need one more ${holder}.`,
    slips: [
      { name: 'dropped-the-remainder', answer: full, observation: 'Some would be left behind.' },
      { name: 'said-the-remainder', answer: rest, observation: 'That is how many are left at the end.' },
      { name: 'took-away-instead', answer: all - size, observation: `That fills only one ${holder}.` },
    ],
  })
}

const howManyFull: Draw = (dice) => {
  const who = aName(dice)
  const thing = drawFrom(dice, things)
  const [size, full] = [dice(4, 9), dice(3, 9)]
  const rest = dice(1, size - 1)
  const all = size * full + rest
  if (rest === full) return null
  return puzzle({
    kind: 'how-many-full',
    numbers: [all, size],
    entity: thing,
    text: [`${who} has ${all} ${thing}.`, `${size} of them fill a bag.`],
    asks: `How many bags can ${who} fill?`,
    name: `bags of ${thing}`,
    answer: numberAnswer(full),
    hints: [
      `Fill one bag. How many ${thing} does it take?`,
      'Only full bags count.',
      `Count by ${size}s and stop before ${all}.`,
    ],
    steps: [
      `${full} × ${size} = ${size * full}, and ${rest} are too few for another bag.`,
      `So there are ${full} full bags.`,
    ],
    explanation: 'What is left does not fill another bag.',
    slips: [
      { name: 'counted-the-rest-as-full', answer: full + 1, observation: 'The last bag would not be full.' },
      { name: 'said-the-remainder', answer: rest, observation: 'That is how many are left at the end.' },
      { name: 'took-away-instead', answer: all - size, observation: 'That fills only one bag.' },
    ],
  })
}

/** Fair shares, and what a remainder means. */
export const sharingMaker = makerOf({
  skill: 'thinking.sharing-stories',
  tags: ['stories', 'divide'],
  draws: [fair, leftOver, howManyNeeded, howManyFull],
})
