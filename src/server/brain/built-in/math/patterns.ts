import { type Dice, drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'

const things: [string[], ...string[][]] = [
  ['red', 'blue', 'green'],
  ['star', 'moon', 'sun'],
  ['circle', 'square', 'triangle'],
  ['cat', 'dog', 'bird'],
  ['clap', 'stomp', 'jump'],
  ['leaf', 'stone', 'shell'],
  ['big', 'small', 'tiny'],
]

const shapes: [number[], ...number[][]] = [
  [0, 1],
  [0, 1, 2],
  [0, 0, 1],
  [0, 1, 1],
]

function draw({ dice, level }: Drawing): Draft {
  if (level <= 0) return repeating(dice, level)
  if (level >= 3 && dice(0, 2) === 0) return doubling(dice, level)
  if (level >= 3 && dice(0, 2) === 0) return growing(dice, level)
  return steady(dice, level)
}

/** What repeats, in words: 'red, blue, red, blue, red'. */
function repeating(dice: Dice, level: number): Draft {
  const unit = level < 0 ? shapes[0] : drawFrom(dice, shapes)
  const words = drawFrom(dice, things)
  const turn = dice(0, 2)
  const named = unit.map((at) => words[(at + turn) % 3] ?? '')
  const length = unit.length === 2 ? dice(4, 5) : dice(5, 7)
  const shown = Array.from({ length }, (_, at) => named[at % unit.length] ?? '')
  const key = named[length % unit.length] ?? ''
  const choices = [...new Set(named)]
  const part = named.join(', ')
  return {
    kind: 'repeating',
    numbers: shown,
    question: `What comes next: ${shown.join(', ')}?`,
    name: 'the repeating pattern',
    answer: { form: 'choice', answer: key, choices },
    hints: [
      'Start again from the first word.',
      'Find the part that comes again and again.',
      'Say it aloud like a song, and go on.',
    ],
    steps: [`The part that comes again is ${part}.`, `So ${key} comes next.`],
    explanation: 'The same part comes again and again.',
    slips: choices
      .filter((word) => word !== key)
      .map((word) => ({
        name: word === shown.at(-1) ? 'repeated-the-last' : 'lost-the-place',
        answer: word,
        observation: word === shown.at(-1) ? 'You said the last word again.' : 'Say the part again from its start.',
      })),
  }
}

const base = (kind: string, shown: number[], key: number) => ({
  kind,
  numbers: shown,
  question: `What number comes next: ${shown.join(', ')}?`,
  name: `the pattern ${shown.join(', ')}`,
  answer: numberAnswer(key),
})

function steady(dice: Dice, level: number): Draft {
  const step = level === 1 ? drawFrom(dice, [1, 2, 5, 10]) : level === 2 ? dice(2, 10) : dice(3, level === 3 ? 15 : 25)
  const up = level === 1 || dice(0, 2) > 0
  const first = up ? dice(1, level === 1 ? 20 : 40) : 4 * step + dice(1, 30)
  const shown = [0, 1, 2, 3].map((at) => first + (up ? at : -at) * step)
  const last = shown[3] ?? first
  const key = up ? last + step : last - step
  const [gets, sign] = up ? ['up', '+'] : ['down', '−']
  return {
    ...base(up ? 'up' : 'down', shown, key),
    hints: [
      'Look how far it is between neighbors.',
      'Every jump has the same size.',
      `Each number goes ${gets} by ${step}.`,
    ],
    steps: [`Each number goes ${gets} by ${step}.`, `${last} ${sign} ${step} = ${key}, so ${key} comes next.`],
    explanation: `The pattern goes ${gets} by ${step} each time.`,
    slips: [
      {
        name: 'went-the-other-way',
        answer: up ? last - step : last + step,
        observation: 'You turned around in the pattern.',
      },
      {
        name: 'counted-by-ones',
        answer: up ? last + 1 : last - 1,
        observation: 'You moved by 1, but the jumps are bigger.',
      },
      {
        name: 'a-jump-too-far',
        answer: up ? key + step : key - step,
        observation: 'You made more than a single jump.',
      },
      { name: 'repeated-the-last', answer: last, observation: `${last} is there already.` },
    ],
  }
}

function doubling(dice: Dice, level: number): Draft {
  const by = level === 3 ? 2 : drawFrom(dice, [2, 3])
  const first = dice(1, by === 2 ? 9 : 5)
  const shown = [0, 1, 2, 3].map((at) => first * by ** at)
  const [third = 0, last = 0] = shown.slice(2)
  const key = last * by
  return {
    ...base('times', shown, key),
    hints: [
      'Look at the jumps: they get bigger.',
      'Think of times, not of plus.',
      `Each number is ${by} times the one before.`,
    ],
    steps: [`Each number is ${by} times the one before.`, `${last} × ${by} = ${key}, so ${key} comes next.`],
    explanation: `The pattern multiplies by ${by} each time.`,
    slips: [
      {
        name: 'added-the-last-jump',
        answer: last + (last - third),
        observation: 'You added the last jump again, but the jumps grow.',
      },
      { name: 'counted-by-ones', answer: last + 1, observation: 'You moved by 1, but the jumps are bigger.' },
      { name: 'added-the-factor', answer: last + by, observation: `You added ${by}, but the jumps grow.` },
    ],
  }
}

function growing(dice: Dice, level: number): Draft {
  const start = dice(1, 12)
  const jump = dice(1, level === 3 ? 3 : 6)
  const more = level === 3 ? 1 : dice(1, 3)
  const jumps = [jump, jump + more, jump + 2 * more, jump + 3 * more]
  const shown = [0, 1, 2, 3].map((count) => start + jumps.slice(0, count).reduce((sum, value) => sum + value, 0))
  const [last = 0, next = 0] = [shown[3], jumps[3]]
  const key = last + next
  return {
    ...base('growing', shown, key),
    hints: [
      'Write the jumps between the numbers.',
      'The jumps themselves make a pattern.',
      `The jumps are ${jumps.slice(0, 3).join(', ')}: find the next jump.`,
    ],
    steps: [
      `The jumps are ${jumps.slice(0, 3).join(', ')}, so the next jump is ${next}.`,
      `${last} + ${next} = ${key}, so ${key} comes next.`,
    ],
    explanation: `Each jump is ${more} bigger than the one before.`,
    slips: [
      {
        name: 'same-jump-again',
        answer: last + next - more,
        observation: 'You used the last jump again, but the jumps grow.',
      },
      { name: 'counted-by-ones', answer: last + 1, observation: 'You moved by 1, but the jumps are bigger.' },
      { name: 'a-jump-too-big', answer: key + more, observation: 'Your jump grew too much.' },
    ],
  }
}

export const patterns = familyOf({
  family: 'patterns',
  topics: [
    {
      topic: 'patterns',
      subject: 'math',
      grades: [0, 4],
      words: /\b(?:(?:number )?patterns?|sequences?|what comes next)\b/,
    },
  ],
  draw,
  least: ({ answer }) => (answer.form === 'choice' && answer.choices.length === 2 ? 1 : 2),
})
