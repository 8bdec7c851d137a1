import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { numbersFrom } from './thing-words.ts'

/** What comes next when we count in equal jumps. */
function nextJump(dice: Dice, step: number, low: number, high: number): Sketch {
  const first = step * dice(low, high)
  const last = first + 2 * step
  const key = last + step
  return {
    kind: `by-${step}`,
    about: [first],
    question: `What comes next when we count by ${step}s: ${numbersFrom(first, last, step)}?`,
    name: `counting by ${step}s`,
    answer: numberAnswer(key),
    hints: [
      `Look at the last number, ${last}.`,
      'Each jump has the same size.',
      `Make a jump of ${step} from ${last}.`,
    ],
    steps: [`Each jump goes up by ${step}.`, `${last} + ${step} = ${key}.`],
    explanation: `Counting by ${step}s adds ${step} each time.`,
    slips: [
      { name: 'counted-by-ones', answer: last + 1, observation: `You went up by 1, not by ${step}.` },
      { name: 'jumped-twice', answer: key + step, observation: 'You made more than a single jump.' },
      { name: 'said-the-last-again', answer: last, observation: `${last} is there already.` },
      ...(step === 5 ? [{ name: 'jumped-by-ten', answer: last + 10, observation: 'You jumped by 10.' }] : []),
      ...(step === 10 ? [{ name: 'jumped-by-five', answer: last + 5, observation: 'You jumped by 5.' }] : []),
      ...(step === 100
        ? [{ name: 'jumped-by-ten', answer: last + 10, observation: 'You jumped by 10, not by 100.' }]
        : []),
    ],
    entity: step,
  }
}

/** A gap in the middle of a count. */
function missingJump(dice: Dice, step: number, low: number, high: number): Sketch {
  const first = step * dice(low, high)
  const key = first + 2 * step
  const shown = [first, first + step, '__', first + 3 * step]
  return {
    kind: `gap-${step}`,
    about: [first],
    question: `Which number is missing when we count by ${step}s: ${shown.join(', ')}?`,
    name: `a gap in counting by ${step}s`,
    answer: numberAnswer(key),
    hints: [
      `Look at ${first + step}, just before the gap.`,
      'Each jump has the same size.',
      `Make a jump of ${step} from ${first + step}.`,
    ],
    steps: [`Each jump goes up by ${step}.`, `${first + step} + ${step} = ${key}.`],
    explanation: `Counting by ${step}s adds ${step} each time.`,
    slips: [
      { name: 'counted-by-ones', answer: first + step + 1, observation: `You went up by 1, not by ${step}.` },
      { name: 'went-past-the-gap', answer: key + 2 * step, observation: 'That is after the end. Look at the gap.' },
      { name: 'one-below-the-end', answer: key + step - 1, observation: 'You went down by 1 from the end.' },
      { name: 'said-the-end', answer: key + step, observation: 'That number is there already.' },
    ],
    entity: step,
  }
}

const groups = {
  2: { one: 'child', many: 'children', parts: 'eyes' },
  5: { one: 'hand', many: 'hands', parts: 'fingers' },
  10: { one: 'child', many: 'children', parts: 'toes' },
} as const

/** So many hands: how many fingers? */
function countGroups(dice: Dice, step: 2 | 5 | 10): Sketch {
  const many = dice(3, 10)
  const what = groups[step]
  const key = many * step
  return {
    kind: `groups-${step}`,
    about: [many],
    question: `How many ${what.parts} do ${many} ${what.many} have?`,
    name: `counting ${what.parts} by ${step}s`,
    answer: numberAnswer(key),
    hints: [
      `Each ${what.one} has ${step} ${what.parts}.`,
      `Count by ${step}s.`,
      `Say a number for each of the ${many}.`,
    ],
    steps: [
      `Count by ${step}s: ${numbersFrom(step, key, step)}.`,
      `That is ${many} jumps, so there are ${key} ${what.parts}.`,
    ],
    explanation: `${many} groups of ${step} make ${key}.`,
    slips: [
      { name: 'added-the-numbers', answer: many + step, observation: `You added ${many} and ${step}.` },
      { name: 'stopped-too-soon', answer: key - step, observation: 'Count the jumps again. Some are missing.' },
      { name: 'jumped-too-far', answer: key + step, observation: 'You made a jump too many.' },
      { name: 'counted-the-groups', answer: many, observation: `That is the number of groups.` },
    ],
    entity: step,
  }
}

/** 100 more or 100 less than a number. */
function hundredMore(dice: Dice): Sketch {
  const at = dice(105, 895)
  const isMore = dice(0, 1) === 0
  const word = isMore ? 'more' : 'less'
  const sign = isMore ? 1 : -1
  const key = at + sign * 100
  return {
    kind: `hundred-${word}`,
    about: [at],
    question: `What is 100 ${word} than ${at}?`,
    name: `100 ${word} than ${at}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the hundreds of ${at}.`,
      `The hundreds go ${isMore ? 'up' : 'down'}. The rest stays.`,
      `Change only the ${Math.floor(at / 100)} at the front.`,
    ],
    steps: [`The tens and ones stay the same.`, `${at} ${isMore ? '+' : '−'} 100 = ${key}.`],
    explanation: 'Only the hundreds change.',
    slips: [
      { name: 'went-the-other-way', answer: at - sign * 100, observation: `Look at the word ${word} again.` },
      { name: 'changed-the-tens', answer: at + sign * 10, observation: 'You changed the tens, not the hundreds.' },
      { name: 'changed-the-ones', answer: at + sign, observation: 'You changed the ones, not the hundreds.' },
      { name: 'jumped-twice', answer: at + sign * 200, observation: 'You jumped more than a single hundred.' },
    ],
    entity: at,
  }
}

const drawn =
  (...draws: [() => Sketch, ...(() => Sketch)[]]) =>
  (dice: Dice) =>
    drawFrom(dice, draws)()

export const skipMakers = [
  earlyMaker('math.skip-count-2', ['skip-counting'], (dice) =>
    drawn(
      () => nextJump(dice, 2, 1, 12),
      () => missingJump(dice, 2, 1, 10),
      () => countGroups(dice, 2),
    )(dice),
  ),
  earlyMaker('math.skip-count-5-10', ['skip-counting'], (dice) => {
    const step = dice(0, 1) === 0 ? 5 : 10
    return drawn(
      () => nextJump(dice, step, 1, step === 5 ? 16 : 8),
      () => missingJump(dice, step, 1, step === 5 ? 16 : 7),
      () => countGroups(dice, step),
    )(dice)
  }),
  earlyMaker('math.skip-count-100', ['skip-counting'], (dice) =>
    drawn(
      () => nextJump(dice, 100, 1, 7),
      () => missingJump(dice, 100, 1, 7),
      () => hundredMore(dice),
      () => hundredMore(dice),
    )(dice),
  ),
]
