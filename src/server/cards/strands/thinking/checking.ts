import { drawFrom } from '#server/brain/built-in/dice.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'
import { aName } from './story-names.ts'

/** Which sum undoes another? */
const undoing: Draw = (dice) => {
  const how = dice(0, 2)
  if (how === 0) {
    const [a, b] = [dice(210, 900), dice(40, 200)]
    return undo({
      sum: `${a} − ${b} = ${a - b}`,
      key: `${a - b} + ${b}`,
      makes: a,
      slips: [`${a} + ${b}`, `${a - b} − ${b}`, `${b} − ${a - b}`],
      sign: 'Taking away',
      undone: 'adding',
    })
  }
  if (how === 1) {
    const [a, b] = [dice(120, 480), dice(130, 490)]
    return undo({
      sum: `${a} + ${b} = ${a + b}`,
      key: `${a + b} − ${b}`,
      makes: a,
      slips: [`${a + b} + ${b}`, `${a} − ${b}`, `${b} + ${a + b}`],
      sign: 'Adding',
      undone: 'taking away',
    })
  }
  const [a, b] = [dice(11, 99), dice(3, 9)]
  return undo({
    sum: `${a * b} ÷ ${b} = ${a}`,
    key: `${a} × ${b}`,
    makes: a * b,
    slips: [`${a} ÷ ${b}`, `${a * b} × ${b}`, `${a} + ${b}`],
    sign: 'Dividing',
    undone: 'multiplying',
  })
}

type Undo = { sum: string; key: string; makes: number; slips: string[]; sign: string; undone: string }

const undo = ({ sum, key, makes, slips, sign, undone }: Undo) =>
  puzzle({
    kind: 'undo',
    numbers: [sum],
    entity: 'a check',
    text: [`You worked out ${sum}.`],
    asks: 'Which sum checks it?',
    name: 'a check by undoing',
    answer: key,
    hints: ['Begin with your result.', 'A check goes back to the start.', `${sign} is undone by ${undone}.`],
    steps: [`${sign} is undone by ${undone}.`, `If ${key} makes ${decimal(makes)}, it is right: ${key}.`],
    explanation: 'Undoing brings back the number you began with.',
    slips: slips.map((answer) => ({
      name: 'does-not-undo',
      answer,
      observation: 'Does that lead back to the first number?',
    })),
  })

/** Even or odd shows a slip at once. */
const lastDigit: Draw = (dice) => {
  const who = aName(dice)
  const [a, b] = [dice(31, 89), dice(12, 79)]
  const key = a + b
  const wrong = key + drawFrom(dice, [-1, 1, 2, -2, 3])
  return puzzle({
    kind: 'last-digit',
    numbers: [a, b, wrong],
    entity: `${a} + ${b}`,
    text: [`${who} says that ${a} + ${b} = ${wrong}.`, `The ones are ${a % 10} and ${b % 10}.`],
    asks: 'Which digit must the answer end with?',
    name: `the ones of ${a} + ${b}`,
    answer: String(key % 10),
    hints: [
      'Look only at the ones.',
      'The ones of the answer come from the ones of the numbers.',
      'Add the two ones. Keep the last digit.',
    ],
    steps: [`${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}.`, `So the answer ends with ${key % 10}.`],
    explanation: 'A wrong last digit shows that something slipped.',
    slips: [
      {
        name: 'trusted-the-answer',
        answer: String(wrong % 10),
        observation: 'That is how the given answer ends. Check it.',
      },
      {
        name: 'took-the-ones-away',
        answer: String(Math.abs((a % 10) - (b % 10))),
        observation: 'The numbers are added, so add the ones.',
      },
      { name: 'one-off', answer: String((key + 1) % 10), observation: 'Add the ones once more.' },
      { name: 'one-less', answer: String((key + 9) % 10), observation: 'Count on again from the larger one.' },
    ],
  })
}

type Case = {
  text: (who: string, a: number, b: number) => string[]
  said: (a: number, b: number) => number
  key: string
  slips: [string, string, string]
}
const cases: readonly [Case, ...Case[]] = [
  {
    text: (who, a, b) => [`${who} has ${a * b} cards and gives away ${b}.`],
    said: (a, b) => a * b + b,
    key: 'it must get less',
    slips: ['it must get more', 'it must stay the same', 'it must be zero'],
  },
  {
    text: (who, a, b) => [`${who} has ${a * b} stamps and gets ${b} more.`],
    said: (a, b) => a * b - b,
    key: 'it must get more',
    slips: ['it must get less', 'it must stay the same', 'it must be zero'],
  },
  {
    text: (who, a, b) => [`${who} shares ${a * b} grapes with friends, ${b} children in all.`],
    said: (a, b) => a * b * b,
    key: 'a share is less than all',
    slips: ['a share is more than all', 'a share is just one grape', 'a share is the same as all'],
  },
  {
    text: (who, a, b) => [`${who} buys ${b} pens for $${a} each.`],
    said: (a, b) => a + b,
    key: 'the price counts for each',
    slips: ['the price counts once', 'the pens are for free', 'the price must be halved'],
  },
]

/** Why can an answer not be right? */
const cannotBe: Draw = (dice) => {
  const who = aName(dice)
  const { text, said, key, slips } = drawFrom(dice, cases)
  const [a, b] = [dice(4, 12), dice(3, 9)]
  return puzzle({
    kind: 'cannot-be',
    numbers: [a, b, key],
    entity: 'a check',
    text: [...text(who, a, b), `The answer given for it is ${said(a, b)}.`],
    asks: 'What shows that this cannot be?',
    name: 'an answer that cannot be',
    answer: key,
    hints: [
      'Do not work it out yet.',
      'Ask what the answer must be like.',
      'Compare it with the numbers of the story.',
    ],
    steps: ['Think about what happens in the story.', `What shows it: ${key}.`],
    explanation: 'A look at the story tells how large the answer can be.',
    slips: slips.map((answer) => ({
      name: 'story-misread',
      answer,
      observation: 'Read again what happens in the story.',
    })),
  })
}

/** Checking by undoing, by the ones, and by common sense. */
export const checkingMaker = makerOf({
  skill: 'thinking.checking',
  tags: ['checking'],
  draws: [undoing, lastDigit, cannotBe],
})
