import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'

const sets: [string[], ...string[][]] = [
  ['red', 'blue', 'green', 'pink'],
  ['clap', 'stomp', 'jump', 'spin'],
  ['sun', 'moon', 'star', 'cloud'],
  ['cat', 'dog', 'duck', 'cow'],
  ['ring', 'heart', 'star', 'dot'],
]

/** The part that repeats, as places in a set. */
const cores: [number[], ...number[][]] = [
  [0, 1],
  [0, 1, 1],
  [0, 0, 1],
  [0, 1, 2],
]

/** What comes next when a part repeats; `shown` goes past two full parts, so that the part can be seen. */
function repeating(dice: Dice): Sketch {
  const set = mixed(dice, drawFrom(dice, sets))
  const core = drawFrom(dice, cores).map((at) => set[at] ?? '')
  const length = core.length * 2 + dice(0, core.length - 1)
  const shown = Array.from({ length }, (_, at) => core[at % core.length] ?? '')
  const key = core[length % core.length] ?? ''
  const last = shown.at(-1) ?? ''
  const others = set.filter((one) => one !== key)
  return {
    kind: `next-${core.length}`,
    about: [...core, length],
    question: `What comes next after ${shown.join(', ')}?`,
    name: 'the next part of a pattern',
    answer: choice(key),
    hints: [
      'Say the pattern out loud.',
      'Find the part that comes again and again.',
      'Say it again from the start, and keep going.',
    ],
    steps: [`The part that repeats is ${core.join(', ')}.`, `So ${key} comes next.`],
    explanation: 'A repeating pattern says the same part again and again.',
    slips: others.map((answer) => ({
      name: answer === last ? 'repeated-the-last' : core.includes(answer) ? 'lost-the-place' : 'left-the-pattern',
      answer,
      observation: core.includes(answer)
        ? answer === last
          ? `You said ${last} again. Check the part that repeats.`
          : 'That is in the pattern, but not next.'
        : 'That is not in this pattern.',
    })),
    entity: 'pattern',
  }
}

/** A pattern of numbers that grows or shrinks by the same step. */
function growing(dice: Dice): Sketch {
  const step = drawFrom(dice, [1, 2, 3, 4, 5, 10])
  const isUp = dice(0, 2) > 0
  const first = isUp ? dice(1, 12) : 4 * step + dice(1, 10)
  const move = isUp ? step : -step
  const shown = [0, 1, 2, 3].map((at) => first + at * move)
  const last = shown.at(-1) ?? first
  const key = last + move
  const word = isUp ? 'up' : 'down'
  return {
    kind: `grows-${word}`,
    about: shown,
    question: `Which number comes next: ${shown.join(', ')}?`,
    name: 'the next number of a pattern',
    answer: numberAnswer(key),
    hints: [
      `Look how far it is from ${shown[0]} to ${shown[1]}.`,
      'Each step has the same size.',
      `The numbers go ${word} each time. Find the step.`,
    ],
    steps: [`Each number goes ${word} by ${step}.`, `${last} ${isUp ? '+' : '−'} ${step} = ${key}.`],
    explanation: `The rule is: go ${word} by ${step} each time.`,
    slips: [
      { name: 'went-the-other-way', answer: last - move, observation: 'You went the other way.' },
      {
        name: 'went-by-ones',
        answer: step === 1 ? null : isUp ? last + 1 : last - 1,
        observation: 'You went by 1. Check the step.',
      },
      { name: 'took-two-steps', answer: key + move, observation: 'You made more than a single step.' },
      { name: 'said-the-last-again', answer: last, observation: `${last} is there already.` },
      { name: 'missed-the-step-by-one', answer: key + 1, observation: 'Very close. Check the size of the step.' },
    ],
    entity: 'pattern',
    ...(step <= 5 && { picture: lineOf(shown, key) }),
  }
}

/** The steps on a line, the last number left open. */
function lineOf(shown: number[], key: number): Picture {
  const all = [...shown, key]
  return {
    kind: 'number-line',
    from: Math.min(...all),
    to: Math.max(...all),
    step: 1,
    labels: shown.map((at) => ({ at, text: String(at) })),
    hops: shown.slice(1).map((to, at) => ({ from: shown[at] ?? to, to })),
    alt: `Hops on a number line: ${shown.join(', ')}.`,
  }
}

/** The rule of a pattern. */
function rule(dice: Dice): Sketch {
  const step = drawFrom(dice, [2, 3, 5, 10])
  const first = dice(1, 15)
  const isUp = dice(0, 1) === 0
  const numbers = [0, 1, 2, 3].map((at) => first + (isUp ? at : 3 - at) * step)
  const [sign, other] = isUp ? ['add', 'take away'] : ['take away', 'add']
  const near = step === 2 ? 3 : step === 10 ? 5 : step - 1
  return {
    kind: 'rule',
    about: numbers,
    question: `What is the rule of ${numbers.join(', ')}?`,
    name: 'the rule of a pattern',
    answer: choice(`${sign} ${step}`),
    hints: [
      'Look at two numbers side by side.',
      'The rule is the same for each step.',
      `Count how far it is from ${numbers[0]} to ${numbers[1]}.`,
    ],
    steps: [
      `From ${numbers[0]} to ${numbers[1]} we ${sign} ${step}.`,
      `It is the same each time, so the rule is ${sign} ${step}.`,
    ],
    explanation: 'The rule tells what happens from each number to the next.',
    slips: [
      { name: 'went-the-other-way', answer: `${other} ${step}`, observation: 'Do the numbers go up or down?' },
      { name: 'counted-the-step-badly', answer: `${sign} ${near}`, observation: 'Count the size of the step again.' },
      {
        name: 'saw-only-the-direction',
        answer: `${sign} 1`,
        observation: 'You go the right way. Count the size of the step.',
      },
    ],
    entity: 'pattern',
  }
}

export const patternMakers = [
  earlyMaker('math.patterns', ['patterns'], repeating),
  earlyMaker('math.growing-patterns', ['patterns'], (dice) => drawFrom(dice, [growing, growing, rule])(dice)),
]
