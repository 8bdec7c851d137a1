import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

type Told = { words: string; key: string; wrong: [order: string, turned: string, sign: string] }

/** What is said, and how it is written: without parentheses, turned around, with another sign. */
function tellings(a: number, b: number, c: number): [Told, ...Told[]] {
  const high = a + b
  return [
    {
      words: `Add ${a} and ${b}, then multiply by ${c}`,
      key: `(${a} + ${b}) × ${c}`,
      wrong: [`${a} + ${b} × ${c}`, `(${a} × ${b}) + ${c}`, `(${a} + ${b}) + ${c}`],
    },
    {
      words: `Take ${b} away from ${high}, then multiply by ${c}`,
      key: `(${high} − ${b}) × ${c}`,
      wrong: [`${high} − ${b} × ${c}`, `(${b} − ${high}) × ${c}`, `(${high} − ${b}) + ${c}`],
    },
    {
      words: `Multiply ${a} by ${b}, then add ${c}`,
      key: `${a} × ${b} + ${c}`,
      wrong: [`${a} × (${b} + ${c})`, `(${a} + ${b}) × ${c}`, `${a} × ${b} × ${c}`],
    },
    {
      words: `Multiply ${a} by the sum of ${b} and ${c}`,
      key: `${a} × (${b} + ${c})`,
      wrong: [`${a} × ${b} + ${c}`, `${a} + ${b} × ${c}`, `${a} × (${b} × ${c})`],
    },
    {
      words: `Add ${c} to the product of ${a} and ${b}`,
      key: `${a} × ${b} + ${c}`,
      wrong: [`${a} × (${b} + ${c})`, `(${a} + ${b}) × ${c}`, `${a} × ${b} − ${c}`],
    },
  ]
}

function written(dice: Dice): Sketch | null {
  const [a, b, c] = [dice(5, 12), dice(2, 9), dice(2, 9)]
  if (new Set([a, b, c]).size < 3 || a < b) return null
  const { words, key, wrong } = drawFrom(dice, tellings(a, b, c))
  return {
    kind: 'written',
    numbers: [words],
    text: [`${words}.`],
    question: 'Which expression says this?',
    name: 'the expression for these words',
    answer: choice(key),
    hints: [
      'Find what is done first.',
      'What comes first stands in parentheses, unless it comes first anyway.',
      'Write the first step. Then do the second step with all of it.',
    ],
    steps: ['Write the first step, then the second one with its result.', `So it is ${key}.`],
    explanation: 'Parentheses show which part is worked out first.',
    slips: [
      slip('lost-the-order', wrong[0], 'Here another step comes first. Look at the parentheses.'),
      slip(
        'turned-it-around',
        wrong[1],
        words.startsWith('Take') ? 'Look what is taken away from what.' : 'Look which numbers belong together.',
      ),
      slip('took-another-sign', wrong[2], 'Look at the signs once more.'),
    ],
    entity: 'expression',
  }
}

function compareWithout(dice: Dice): Sketch {
  const [times, a, b] = [dice(2, 9), dice(112, 989), dice(23, 99)]
  const inner = `${a} + ${b}`
  return {
    kind: 'how many times',
    numbers: [times, a, b],
    question: `How many times as large as ${inner} is ${times} × (${inner})?`,
    name: `${times} × (${inner})`,
    answer: numberAnswer(times),
    hints: [
      'You do not need to add anything.',
      'Look what is inside the parentheses, and what is outside.',
      'Think of the sum as one box. How many boxes are there?',
    ],
    steps: [`The sum ${inner} is there ${times} times.`, `So it is ${times} times as large.`],
    explanation: 'A factor in front of parentheses tells how often all of it is taken.',
    slips: [
      slip('one-time-less', times - 1, 'You counted how much more it is. How many times is it there?'),
      slip('one-time-more', times + 1, 'Look at the number in front of the parentheses.'),
      slip('counted-the-terms', times === 2 ? null : 2, 'You counted the numbers of the sum.'),
      slip('took-a-number-of-the-sum', b, 'That number is a part of the sum.'),
    ],
    entity: 'expression',
  }
}

function twoRules(dice: Dice): Sketch | null {
  const [one, times] = [dice(2, 6), dice(2, 5)]
  const other = one * times
  const steps = dice(3, 8)
  const [x, key] = [one * steps, other * steps]
  if (other > 24 || x === other) return null
  return {
    kind: 'the other pattern',
    numbers: [one, other, steps],
    text: [`Pattern A starts at 0 and adds ${one} each time.`, `Pattern B starts at 0 and adds ${other} each time.`],
    question: `What does pattern B show when pattern A shows ${x}?`,
    name: 'both patterns side by side',
    answer: numberAnswer(key),
    hints: [
      'Write both patterns below each other.',
      'Both make the same number of steps.',
      `Find how many steps of ${one} lead to ${x}.`,
    ],
    steps: [
      `A needs ${x} ÷ ${one} = ${steps} steps to reach ${x}.`,
      `B makes ${steps} steps, too: ${steps} × ${other} = ${key}.`,
    ],
    explanation: `Each number of B is ${times} times the number of A.`,
    slips: [
      slip('added-once', x + other, `B adds ${other} in every step, not only once.`),
      slip('added-the-difference', x + other - one, 'The gap between both patterns grows.'),
      slip('a-step-too-few', key - other, 'B needs one more step.'),
      slip('multiplied-the-rules', one * other, `That is ${one} × ${other}. Count the steps.`),
      slip('a-step-too-many', key + other, 'B made a step too many.'),
    ],
    entity: 'pattern',
  }
}

function howTheyGo(dice: Dice): Sketch | null {
  const [one, times] = [dice(2, 9), dice(2, 5)]
  const other = one * times
  if (other > 40) return null
  const row = (step: number) => [1, 2, 3].map((at) => at * step).join(', ')
  return {
    kind: 'how they go together',
    numbers: [one, other],
    text: [`Pattern A: 0, ${row(one)}.`, `Pattern B: 0, ${row(other)}.`],
    question: 'Which rule takes each number in A to the number at the same place in B?',
    name: 'how both patterns go together',
    answer: choice(`Multiply by ${times}`),
    hints: [
      'Compare the numbers at the same place.',
      'One rule must fit at every place.',
      `Compare ${one} with ${other}, then ${one * 2} with ${other * 2}.`,
    ],
    steps: [
      `${one} × ${times} = ${other}, and ${one * 2} × ${times} = ${other * 2}.`,
      `So the rule is: Multiply by ${times}.`,
    ],
    explanation: 'The same rule fits every number of A.',
    slips: [
      slip('looked-at-one-place', `Add ${other - one}`, 'That fits once. Test it at the next place.'),
      slip('took-the-rule-of-b', `Add ${other}`, `That is how B goes on by itself.`),
      slip('took-another-factor', `Multiply by ${times + 1}`, 'Test that at the second place.'),
      slip('took-the-rule-of-a', `Multiply by ${one}`, `${one} is the step of A.`),
    ],
    entity: 'pattern',
  }
}

export const expressionCards: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.expressions',
    entity: 'expression',
    tags: ['expressions'],
    draw: oneOf(written, written, compareWithout),
  }),
  laterMaker({ skill: 'math.two-rules', entity: 'pattern', tags: ['patterns'], draw: oneOf(twoRules, howTheyGo) }),
]
