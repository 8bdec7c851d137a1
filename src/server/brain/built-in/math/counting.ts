import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'

/** The largest number that is counted to, by level. */
const most: Record<number, number> = { [-2]: 5, [-1]: 9, 0: 19, 1: 119 }

function draw(drawing: Drawing): Draft {
  const { dice, level, topic } = drawing
  if (topic === 'skip counting') return skipping(drawing)
  const high = most[level] ?? 998
  const low = level >= 2 ? 100 : level === 1 ? 20 : 1
  return level >= 0 && dice(0, 2) === 0 ? before(dice(Math.max(3, low), high)) : after(dice(low, high))
}

function after(from: number): Draft {
  const start = [from - 2, from - 1, from].filter((value) => value > 0)
  const counted = start.length > 1 ? `Count ${start.join(', ')}, and go on.` : `Say ${from}, and go on.`
  return {
    kind: 'after',
    numbers: [from],
    question: `What number comes right after ${from}?`,
    name: `the number after ${from}`,
    answer: numberAnswer(from + 1),
    hints: [`Start at ${from}.`, 'Say the numbers in order, and go up.', counted],
    steps: [counted, `The next number is ${from + 1}.`],
    explanation: `${from + 1} is 1 more than ${from}.`,
    slips: [
      { name: 'counted-back', answer: from > 1 ? from - 1 : null, observation: 'You went back, and after means up.' },
      { name: 'repeated-the-number', answer: from, observation: `${from} is where you start.` },
      { name: 'skipped-a-number', answer: from + 2, observation: 'You jumped past a number.' },
      {
        name: 'jumped-a-ten',
        answer: from >= 10 ? from + 10 : null,
        observation: 'That is a big jump: take a small step.',
      },
    ],
  }
}

function before(from: number): Draft {
  const counted = `Count back ${from + 2}, ${from + 1}, ${from}, and go on.`
  return {
    kind: 'before',
    numbers: [from],
    question: `What number comes right before ${from}?`,
    name: `the number before ${from}`,
    answer: numberAnswer(from - 1),
    hints: [`Start at ${from}.`, 'Before means a small step back.', counted],
    steps: [counted, `The next number down is ${from - 1}.`],
    explanation: `${from - 1} is 1 less than ${from}.`,
    slips: [
      { name: 'counted-up', answer: from + 1, observation: 'You went up, and before means back.' },
      { name: 'repeated-the-number', answer: from, observation: `${from} is where you start.` },
      { name: 'skipped-a-number', answer: from - 2, observation: 'You jumped past a number.' },
    ],
  }
}

function skipping({ dice, level }: Drawing): Draft {
  const step =
    level <= 0
      ? 10
      : level === 1
        ? drawFrom(dice, [2, 5, 10])
        : drawFrom(dice, level >= 3 ? [5, 25, 50, 100] : [2, 5, 10, 100])
  const first = step * dice(level <= 0 ? 0 : 1, step === 100 ? 6 : step === 2 ? 20 : level <= 0 ? 6 : 12)
  const shown = [0, 1, 2].map((at) => first + at * step)
  const last = first + 2 * step
  return {
    kind: `by ${step}`,
    numbers: [first],
    question: `What comes next when we count by ${step}s: ${shown.join(', ')}?`,
    name: `counting by ${step}s`,
    answer: numberAnswer(last + step),
    hints: [`Look at the last number, ${last}.`, 'Every jump has the same size.', `Each jump goes up by ${step}.`],
    steps: [`Each jump goes up by ${step}.`, `${last} + ${step} = ${last + step}, so ${last + step} comes next.`],
    explanation: `Counting by ${step}s adds ${step} each time.`,
    slips: [
      { name: 'counted-by-ones', answer: last + 1, observation: `You went up by 1, not by ${step}.` },
      { name: 'a-jump-too-far', answer: last + 2 * step, observation: 'You made more than a single jump.' },
      { name: 'counted-back', answer: first > 0 ? first - step : null, observation: 'You jumped back instead of up.' },
      { name: 'repeated-the-last', answer: last, observation: `${last} is there already.` },
    ],
  }
}

export const counting = familyOf({
  family: 'counting',
  topics: [
    {
      topic: 'counting',
      subject: 'math',
      grades: [-1, 1],
      words: /\b(?:counting|count|numbers? in order|next number|number order|what comes (?:after|before))\b/,
    },
    {
      topic: 'skip counting',
      subject: 'math',
      grades: [0, 2],
      words:
        /\b(?:skip ?count(?:ing)?|count(?:ing)? (?:by|in) (?:2|5|10|100|two|five|ten|hundred)(?:e?s)?|counting in steps)\b/,
    },
  ],
  draw,
})
