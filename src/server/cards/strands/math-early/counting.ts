import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { nextNumber } from './number-order.ts'
import {
  aOrAn,
  capital,
  countOf,
  drawThing,
  drawTwoThings,
  type NamedThing,
  numbersFrom,
  saidEach,
} from './thing-words.ts'

/** Things in a picture, and how many there are. More than ten lie in two groups, the first of them ten. */
function countThings(dice: Dice, low: number, high: number): Sketch {
  const count = dice(low, high)
  const what = drawThing(dice)
  const { thing, one, many } = what
  const groups = count > 10 ? [10, count - 10] : [count]
  return {
    kind: 'count',
    about: [thing, count],
    question: `How many ${many} do you see?`,
    name: `counting the ${many}`,
    answer: numberAnswer(count),
    hints: [`Point to each ${one} as you count.`, 'The last number you say tells how many.', largeStep(count, what)],
    steps: countSteps(count, what),
    explanation: 'The last number you count tells how many there are.',
    slips: [
      { name: 'counted-a-thing-twice', answer: count + 1, observation: `Did you count the same ${one} again?` },
      { name: 'skipped-a-thing', answer: count - 1, observation: `${capital(aOrAn(one))} may have slipped past you.` },
      { name: 'kept-counting', answer: count + 2, observation: `Stop counting at the last ${one}.` },
      { name: 'lost-the-place', answer: count - 2, observation: `Point to each ${one} and count again.` },
    ],
    entity: thing,
    picture: {
      kind: 'objects',
      groups: groups.map((some) => ({ thing, count: some })),
      alt: `${capital(many)} to count: ${saidEach(count, what)}.`,
    },
    inWords: null,
  }
}

function largeStep(count: number, { one }: NamedThing): string {
  if (count > 10) return 'The first group has 10. Count on from there.'
  return count > 5 ? 'Count the first 5, then go on.' : `Hold up a finger for each ${one}.`
}

function countSteps(count: number, what: NamedThing): string[] {
  const counted =
    count > 10 ? `Start at 10 and count on: ${numbersFrom(11, count)}.` : `Point and count: ${numbersFrom(1, count)}.`
  return [counted, `The last number is ${count}, so you see ${countOf(count, what)}.`]
}

/** Two kinds of things, of which only one kind is counted. */
function countOneKind(dice: Dice, high: number): Sketch | null {
  const [what, other] = drawTwoThings(dice)
  const [count, others] = [dice(1, high), dice(1, high)]
  if (count === others) return null
  return {
    kind: 'count-one-kind',
    about: [what.thing, count, other.thing, others],
    question: `How many ${what.many} do you see?`,
    name: `counting only the ${what.many}`,
    answer: numberAnswer(count),
    hints: [
      `Find the ${what.many} first.`,
      `Count the ${what.many}, but not the ${other.many}.`,
      `Point to each ${what.one} as you count.`,
    ],
    steps: [`Count only the ${what.many}: ${numbersFrom(1, count)}.`, `So you see ${countOf(count, what)}.`],
    explanation: 'We count only the kind that the question asks for.',
    slips: [
      { name: 'counted-the-other-kind', answer: others, observation: `You counted the ${other.many}.` },
      { name: 'counted-everything', answer: count + others, observation: `You counted the ${other.many} too.` },
      { name: 'counted-a-thing-twice', answer: count + 1, observation: `Did you count the same ${what.one} again?` },
      {
        name: 'skipped-a-thing',
        answer: count - 1,
        observation: `${capital(aOrAn(what.one))} may have slipped past you.`,
      },
    ],
    entity: what.thing,
    picture: {
      kind: 'objects',
      groups: [
        { thing: what.thing, count },
        { thing: other.thing, count: others },
      ],
      alt: `${capital(what.many)}: ${saidEach(count, what)}. ${capital(other.many)}: ${saidEach(others, other)}.`,
    },
    inWords: null,
  }
}

const tags = ['counting']

export const countingMakers = [
  earlyMaker('math.count-to-5', tags, (dice) => (dice(0, 2) > 0 ? countThings(dice, 1, 5) : countOneKind(dice, 5))),
  earlyMaker('math.count-to-10', tags, (dice) => (dice(0, 2) > 0 ? countThings(dice, 6, 10) : countOneKind(dice, 9))),
  earlyMaker('math.number-order-10', tags, (dice) => nextNumber(dice, 0, 10)),
  earlyMaker('math.count-to-20', tags, (dice) =>
    dice(0, 1) === 0 ? countThings(dice, 11, 20) : nextNumber(dice, 10, 20),
  ),
  earlyMaker('math.count-to-100', tags, (dice) => nextNumber(dice, 20, 100)),
  earlyMaker('math.count-to-120', tags, (dice) =>
    nextNumber(dice, drawFrom(dice, [85, 98, 98]), drawFrom(dice, [112, 120])),
  ),
]
