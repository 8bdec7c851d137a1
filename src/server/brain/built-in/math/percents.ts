import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  if (level <= 4) return percentOf(drawFrom(dice, [10, 50]), notHundred(10 * dice(2, 20)))
  if (level === 5) return percentOf(drawFrom(dice, [10, 20, 25, 30, 40, 50, 75]), notHundred(20 * dice(1, 15)))
  return percentOf(drawFrom(dice, [5, 15, 20, 30, 35, 40, 60, 70, 75, 80, 90]), notHundred(20 * dice(2, 30)))
}

/** Of 100, the answer stands in the question. */
const notHundred = (whole: number) => (whole === 100 ? 120 : whole)

/** A part that is easy to take, and how often it is taken. */
function easyPart(percent: number): { by: number; each: number; times: number } | null {
  for (const [each, by] of [
    [50, 2],
    [25, 4],
    [20, 5],
    [10, 10],
    [5, 20],
    [1, 100],
  ] as const) {
    if (percent === each) return { by, each, times: 1 }
    const isWay = each === 25 ? percent === 75 : each === 10 || each === 5 || each === 1
    if (isWay && percent % each === 0) return { by, each, times: percent / each }
  }
  return null
}

/** '25% of 80'. Null when it does not come out whole, or is all or nothing. */
export function percentOf(percent: number, whole: number): Draft | null {
  const part = Number.isInteger(percent) && percent > 0 && percent < 100 ? easyPart(percent) : null
  if (!part || !Number.isInteger(whole) || whole <= 0 || whole % part.by !== 0) return null
  const { by, each, times } = part
  const one = whole / by
  const key = one * times
  const named = `${percent}% of ${decimal(whole)}`
  const share = `${decimal(whole)} ÷ ${by} = ${decimal(one)}`
  const meaning = `${each}% is 1/${by}`
  return {
    kind: times === 1 ? 'a part' : 'parts',
    numbers: [`${percent}%`, whole],
    question: `What is ${named}?`,
    name: named,
    answer: numberAnswer(key),
    hints: [
      `Look at the ${percent}%: what part is it?`,
      'Percent means out of each hundred.',
      times === 1 ? `${meaning} of the whole.` : `Start with ${each}%: ${share}.`,
    ],
    steps:
      times === 1
        ? [`${meaning}, so share by ${by}: ${share}.`, `So ${named} is ${decimal(key)}.`]
        : [
            `Take ${each}% first: ${share}.`,
            `${percent}% is ${times} times as much: ${times} × ${decimal(one)} = ${decimal(key)}.`,
            `So ${named} is ${decimal(key)}.`,
          ],
    explanation: `${percent}% is ${percent} out of each 100.`,
    slips: [
      {
        name: 'took-the-percent-as-the-amount',
        answer: percent,
        observation: `${percent}% is a part of the whole, not the number ${percent}.`,
      },
      {
        name: 'took-the-percent-away',
        answer: whole - percent,
        observation: `You took ${percent} away from the whole.`,
      },
      {
        name: 'divided-by-the-percent',
        answer: percent === by ? null : whole / percent,
        observation: `You shared by ${percent}, but ${percent}% is another part.`,
      },
      { name: 'took-the-rest', answer: whole - key, observation: 'That is the part that is left.' },
      {
        name: 'stopped-after-a-part',
        answer: times === 1 ? null : one,
        observation: `That is ${each}%: you need more.`,
      },
      { name: 'ten-times-too-much', answer: key * 10, observation: 'Think whether a part can be that much.' },
    ],
  }
}

export const percents = familyOf({
  family: 'percents',
  topics: [
    {
      topic: 'percents',
      subject: 'math',
      grades: [5, 6],
      words: /\b(?:percents?|per cents?|percentages?|percentage of)\b/,
    },
  ],
  draw,
})
