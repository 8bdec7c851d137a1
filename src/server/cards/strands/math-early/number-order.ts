import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import type { Sketch } from './early-card.ts'
import { numbersFrom } from './thing-words.ts'

/** What comes after, before or between, from `low` to `high`; new tens more often than chance. */
export function nextNumber(dice: Dice, low: number, high: number): Sketch | null {
  const at = high > 20 && dice(0, 1) === 0 ? 10 * dice(Math.ceil(low / 10), Math.floor(high / 10)) : dice(low, high)
  const sketch = drawFrom(dice, [after, after, before, between])(at)
  return Number(sketch.answer.answer) >= low && at + 1 <= high && at - 1 >= low ? sketch : null
}

/** The line with the number that is looked for left open. */
const openLine = (from: number, to: number, open: number): Picture => {
  const shown = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return {
    kind: 'number-line',
    from,
    to,
    step: 1,
    labels: shown.map((at) => ({ at, text: at === open ? '?' : String(at) })),
    alt: `A number line: ${shown.map((at) => (at === open ? 'a blank' : at)).join(', ')}.`,
  }
}

/** '39, 40 said as thirty-ten' and the like: what a new ten invites. */
function newTenSlips(key: number): Slip[] {
  if (key < 20 || key % 10 > 0) return []
  return [
    {
      name: 'wrote-a-ten-behind-the-tens',
      answer: Number(`${key / 10 - 1}10`),
      observation: 'The ones are full at 9. A new ten starts.',
    },
    { name: 'kept-the-ten', answer: key - 10, observation: 'The ones start again, and the tens go up.' },
  ]
}

function after(at: number): Sketch {
  const key = at
  const from = key - 1
  return {
    kind: 'after',
    about: [from],
    question: `What number comes right after ${from}?`,
    name: `the number after ${from}`,
    answer: numberAnswer(key),
    hints: [
      from % 10 === 9 ? `The ones of ${from} are full.` : `Start at ${from}.`,
      'After means the next number when you count.',
      from >= 3 ? `Count: ${numbersFrom(from - 2, from)}, and then?` : 'Count from the start, and go a bit further.',
    ],
    steps:
      from % 10 === 9 && from > 9
        ? [`After ${from} a new ten starts.`, `So ${key} comes right after ${from}.`]
        : [`Count on: ${numbersFrom(Math.max(0, from - 2), key)}.`, `So ${key} comes right after ${from}.`],
    explanation: `Counting on from ${from}, you say ${key} next.`,
    slips: [
      ...newTenSlips(key),
      { name: 'counted-back', answer: from - 1, observation: `That comes before ${from}.` },
      { name: 'skipped-a-number', answer: key + 1, observation: 'You skipped a number.' },
      { name: 'said-the-same-number', answer: from, observation: `${from} is where you start.` },
    ],
    entity: from,
    picture: openLine(Math.max(0, from - 3), key + 1, key),
  }
}

function before(at: number): Sketch {
  const key = at - 1
  return {
    kind: 'before',
    about: [at],
    question: `What number comes right before ${at}?`,
    name: `the number before ${at}`,
    answer: numberAnswer(key),
    hints: [
      `Find ${at}, then look back.`,
      'Before means a step back when you count.',
      at % 10 === 0 && at > 10 ? 'Stepping back from a full ten ends in 9.' : `Count up slowly until you say ${at}.`,
    ],
    steps: [`Count: ${numbersFrom(Math.max(0, at - 3), at)}.`, `So ${key} comes right before ${at}.`],
    explanation: `When we count, we say ${key} and then ${at}.`,
    slips: [
      { name: 'counted-on', answer: at + 1, observation: `That comes after ${at}.` },
      ...(at % 10 === 0 && at > 10
        ? [{ name: 'kept-the-ten', answer: key + 10, observation: `That is more than ${at}. Go back.` }]
        : []),
      { name: 'skipped-a-number', answer: key - 1, observation: 'You went back too far.' },
      { name: 'said-the-same-number', answer: at, observation: `${at} is where you start.` },
    ],
    entity: at,
    picture: openLine(Math.max(0, at - 3), at + 1, key),
  }
}

function between(at: number): Sketch {
  const [low, high] = [at - 1, at + 1]
  return {
    kind: 'between',
    about: [low, high],
    question: `What number is between ${low} and ${high}?`,
    name: `the number between ${low} and ${high}`,
    answer: numberAnswer(at),
    hints: [`Start at ${low}.`, 'Between means in the middle.', `Go a step up from ${low}, and stop before ${high}.`],
    steps: [`Count: ${numbersFrom(low, high)}.`, `So ${at} is between ${low} and ${high}.`],
    explanation: `${at} comes after ${low} and before ${high}.`,
    slips: [
      { name: 'went-past-the-middle', answer: high + 1, observation: `That comes after ${high}.` },
      { name: 'counted-back', answer: low - 1, observation: `That comes before ${low}.` },
      { name: 'said-the-high-number', answer: high, observation: `${high} is at the end, not between.` },
      { name: 'said-the-low-number', answer: low, observation: `${low} is at the start, not between.` },
    ],
    entity: at,
    picture: openLine(Math.max(0, low - 1), high + 1, at),
  }
}
