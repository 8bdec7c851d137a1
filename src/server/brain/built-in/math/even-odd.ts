import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf } from './drafts.ts'
import { listed } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const [low, high] = level <= 1 ? [2, 20] : level === 2 ? [11, 99] : [100, 999]
  if (dice(0, 1) === 0) return isEven(dice(low, high))
  const wanted = drawFrom(dice, [0, 1])
  const near = (rest: number) => {
    const value = dice(low, high - 1)
    return value % 2 === rest ? value : value + 1
  }
  const key = near(wanted)
  const others = [near(1 - wanted), near(1 - wanted)]
  const all = [key, ...others]
  if (new Set(all).size < 3) return null
  const turn = dice(0, 2)
  return whichIs(wanted === 0 ? 'even' : 'odd', key, [...all.slice(turn), ...all.slice(0, turn)])
}

/** A question with two answers, of which a child often knows one. */
export function isEven(value: number): Draft {
  const isEven = value % 2 === 0
  const right = isEven ? 'even' : 'odd'
  const other = isEven ? 'odd' : 'even'
  const last = value % 10
  return {
    kind: 'is',
    numbers: [value],
    question: `Is ${value} even or odd?`,
    name: `even or odd for ${value}`,
    answer: { form: 'choice', answer: right, choices: ['even', 'odd'] },
    hints: [
      value >= 10 ? `Look only at the last digit of ${value}.` : `Draw ${value} dots.`,
      'Even makes full pairs, odd leaves a single over.',
      value >= 10 ? `Make pairs of ${last} dots.` : 'Make pairs, and look for a lonely dot.',
    ],
    steps: [
      value >= 10 ? `The last digit of ${value} is ${last}.` : `Make pairs of ${value} dots.`,
      isEven ? `All find a partner, so ${value} is even.` : `A single dot is left, so ${value} is odd.`,
    ],
    explanation: isEven ? 'Even numbers make full pairs.' : 'Odd numbers leave a single over.',
    slips: [
      {
        name: Math.floor(value / 10) % 2 !== value % 2 && value >= 10 ? 'looked-at-the-tens' : 'mixed-up-the-words',
        answer: other,
        observation: value >= 10 ? 'Only the last digit decides here.' : 'Let us make pairs, and look again.',
      },
    ],
  }
}

function whichIs(wanted: 'even' | 'odd', key: number, all: number[]): Draft {
  const other = wanted === 'even' ? 'odd' : 'even'
  const wrong = all.filter((value) => value !== key)
  return {
    kind: `which ${wanted}`,
    numbers: all,
    question: `Which number is ${wanted}: ${listed(all.map(String), 'or')}?`,
    name: `finding the ${wanted} number`,
    answer: { form: 'choice', answer: String(key), choices: all.map(String) },
    hints: [
      'Look at the last digit of each number.',
      'Even makes full pairs, odd leaves a single over.',
      'Make pairs from each last digit.',
    ],
    steps: [
      `The last digit of ${key} is ${key % 10}.`,
      wanted === 'even' ? `It makes full pairs, so ${key} is even.` : `Pairs leave a single over, so ${key} is odd.`,
    ],
    explanation: wanted === 'even' ? 'Even numbers make full pairs.' : 'Odd numbers leave a single over.',
    slips: wrong.map((value) => ({
      name: Math.floor(value / 10) % 2 === key % 2 && value >= 10 ? 'looked-at-the-tens' : `took-an-${other}-number`,
      answer: String(value),
      observation: `${value} ends in ${value % 10}: that makes it ${other}.`,
    })),
  }
}

export const evenOdd = familyOf({
  family: 'even-odd',
  topics: [
    {
      topic: 'even and odd',
      subject: 'math',
      grades: [1, 2],
      words: /\b(?:(?:even|odd)s? (?:and|or) (?:odd|even)s?(?: numbers?)?|(?:even|odd) numbers?)\b/,
    },
  ],
  draw,
  least: ({ kind }) => (kind === 'is' ? 1 : 2),
})
