import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { drawGroups } from './fact-stories.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'
import { rowsOf } from './times-tables.ts'

const drawPair = (dice: Dice): [number, number] => {
  const a = dice(2, 6)
  const b = dice(3, 9)
  return [a, b === a ? b + 1 : b]
}

const repeated = (count: number, each: number) => Array.from({ length: count }, () => each).join(' + ')

const fits = (a: number, b: number) => [
  slip('added-instead', `${a} + ${b}`, 'That adds two numbers. It does not make equal groups.'),
  slip('counted-a-group-less', `${a - 1} × ${b}`, 'Count the groups once more.'),
  slip('same-number-twice', `${b} × ${b}`, `That would be ${b} groups. Count the groups.`),
  slip('another-size', `${a} × ${b + 1}`, 'Count how many are in one group.'),
]

function fromRows(dice: Dice): Sketch | null {
  const [a, b] = [dice(2, 6), dice(2, 6)]
  const picture = rowsOf(a, b)
  if (!picture || a === b) return null
  return {
    kind: 'rows',
    numbers: [a, b],
    question: 'Which product fits the picture?',
    inWords: `Which product fits ${a} rows with ${b} in each`.concat('?'),
    name: 'the product of the rows',
    answer: choice(`${a} × ${b}`),
    hints: ['Count the rows first.', 'Rows times how many are in each row.', `There are ${a} rows. Now count one row.`],
    steps: [`There are ${a} rows with ${b} in each.`, `So ${a} × ${b} fits.`],
    explanation: 'Equal rows are written as rows times how many in each.',
    slips: fits(a, b),
    picture,
    entity: 'rows',
  }
}

function fromSum(dice: Dice): Sketch {
  const [a, b] = drawPair(dice)
  return {
    kind: 'sum',
    numbers: [a, b],
    question: `Which product is the same as ${repeated(a, b)}?`,
    name: repeated(a, b),
    answer: choice(`${a} × ${b}`),
    hints: [
      `Count how often the ${b} is there.`,
      'The same number again and again makes equal groups.',
      `Every group has ${b}. How many groups do you see?`,
    ],
    steps: [`The ${b} is there ${a} times.`, `So it is ${a} groups of ${b}, or ${a} × ${b}.`],
    explanation: 'Times is a short way to add the same number again and again.',
    slips: fits(a, b),
    entity: 'sum',
  }
}

function toSum(dice: Dice): Sketch | null {
  const [a, b] = [dice(3, 5), dice(2, 9)]
  if (a === b) return null
  return {
    kind: 'as a sum',
    numbers: [a, b],
    question: `Which sum is the same as ${a} × ${b}?`,
    name: `${a} × ${b} as a sum`,
    answer: choice(repeated(a, b)),
    hints: [
      `Read it as ${a} groups of ${b}.`,
      'Each group stands in the sum once.',
      `Write the ${b} down for each group.`,
    ],
    steps: [`${a} × ${b} means ${a} groups of ${b}.`, `So it is ${repeated(a, b)}.`],
    explanation: 'The first number counts the groups, the second one tells what is in each.',
    slips: [
      slip('a-group-too-many', repeated(a + 1, b), `Count the groups: you need ${a}.`),
      slip('a-group-too-few', repeated(a - 1, b), `Count the groups: you need ${a}.`),
      slip('added-the-two', `${a} + ${b}`, 'That is only two numbers. Think of groups.'),
      slip('took-the-first-number', repeated(a, a), `Each group has ${b}, not ${a}.`),
    ],
    entity: 'sum',
  }
}

function fromStory(dice: Dice): Sketch {
  const [a, b] = drawPair(dice)
  const [one, many, things] = drawGroups(dice)
  return {
    kind: `groups ${one}`,
    numbers: [a, b],
    text: [`There are ${a} ${many}.`, `Each ${one} has ${b} ${things}.`],
    question: `Which one tells how many ${things} there are?`,
    name: `the ${things} in the ${many}`,
    answer: choice(`${a} × ${b}`),
    hints: [`Find the groups: the ${many}.`, 'Groups of the same size go with times.', `Say it: ${a} groups of ${b}.`],
    steps: [`There are ${a} groups of ${b}.`, `So ${a} × ${b} tells how many.`],
    explanation: 'Equal groups are written with times.',
    slips: fits(a, b),
    entity: 'groups',
  }
}

function turnAround(dice: Dice): Sketch | null {
  const [a, b] = [dice(2, 9), dice(3, 9)]
  if (a === b) return null
  return {
    kind: 'turned',
    numbers: [a, b],
    question: `Which product is the same as ${a} × ${b}?`,
    name: `another way to write ${a} × ${b}`,
    answer: choice(`${b} × ${a}`),
    hints: ['Picture rows of dots.', 'Turn the rows: no dot gets lost.', `${a} rows of ${b} become columns.`],
    steps: [`Turn ${a} rows of ${b} on their side.`, `Then they are ${b} rows of ${a}, so ${b} × ${a}.`],
    explanation: 'The order of the factors does not change the product.',
    slips: [
      slip('added-instead', `${a} + ${b}`, 'That adds. A product has times.'),
      slip('changed-a-factor', `${a} × ${b + 1}`, 'A factor is not the same any more.'),
      slip('changed-the-other-factor', `${a + 1} × ${b}`, 'A factor is not the same any more.'),
    ],
    entity: 'order',
  }
}

function oneMore(dice: Dice): Sketch {
  const [a, b] = [dice(3, 9), dice(4, 9)]
  const written = `${a} × ${b} = ${a} × ${b - 1} + ___`
  return {
    kind: 'one group more',
    numbers: [a, b],
    question: `Which number is missing in ${written}?`,
    name: `${a} × ${b} from a neighbor`,
    answer: numberAnswer(a),
    hints: [
      `Compare ${b} with ${b - 1}.`,
      'The left side has one more in each group.',
      `Picture ${a} rows, each of them longer by one.`,
    ],
    steps: [
      `${a} rows of ${b} have one more in each row than ${a} rows of ${b - 1}.`,
      `${a} rows get one more, so ${a} is missing.`,
    ],
    explanation: `${b} times a number is ${b - 1} times the number, and the number once more.`,
    slips: [
      slip('added-only-one', 1, 'That adds to a single row. What about the other rows?'),
      slip('took-the-other-factor', b, `Each row gets longer. How many rows are there?`),
      slip('took-the-smaller-factor', b - 1, `That is the length of a row. How many rows are there?`),
      slip('said-the-product', a * b, 'That is the whole product. Only what is missing counts.'),
    ],
    entity: 'breaking apart',
  }
}

function splitTen(dice: Dice): Sketch {
  const [a, rest] = [dice(3, 9), dice(2, 9)]
  const b = 10 + rest
  return {
    kind: 'split',
    numbers: [a, b],
    question: `Which number is missing in ${a} × ${b} = ${a} × 10 + ${a} × ___?`,
    name: `${a} × ${b} in two parts`,
    answer: numberAnswer(rest),
    hints: [`Split the ${b}.`, 'Both parts together must make the whole factor.', `How much more than 10 is ${b}?`],
    steps: [`${b} is 10 and ${rest}.`, `So ${a} × ${b} = ${a} × 10 + ${a} × ${rest}, and ${rest} is missing.`],
    explanation: 'A product can be split into two easier products.',
    slips: [
      slip('took-the-whole-factor', b, `The 10 is used already. What is left of ${b}?`),
      slip('took-the-other-factor', a, `${a} is the other factor. Look at how ${b} is split.`),
      slip('took-the-ten', 10, 'The 10 is used already.'),
      slip('said-the-part', a * rest, 'That is the second product. Which factor is in it?'),
    ],
    entity: 'breaking apart',
  }
}

function threeFactors(dice: Dice): Sketch {
  const middle = dice(3, 9)
  const [a, c] = drawFrom<readonly [number, number]>(dice, [
    [2, 5],
    [5, 2],
    [4, 5],
    [2, 10],
  ])
  const made = a * c
  return {
    kind: 'three factors',
    numbers: [a, middle, c],
    question: `What is ${a} × ${middle} × ${c}?`,
    name: `${a} × ${middle} × ${c}`,
    answer: numberAnswer(a * middle * c),
    hints: [
      'You may choose which two go first.',
      'Look for two factors that make a full ten.',
      `Start with ${a} × ${c} = ${made}.`,
    ],
    steps: [
      `Start with ${a} × ${c} = ${made}.`,
      `Then ${made} × ${middle} = ${made * middle}.`,
      `So ${a} × ${middle} × ${c} = ${made * middle}.`,
    ],
    explanation: 'Factors may be grouped in any order.',
    slips: [
      slip('used-only-two-factors', a * middle, `You used ${a} and ${middle}. One factor is left.`),
      slip('added-the-last', a * middle + c, `You added the ${c}. It is a factor, too.`),
      slip('added-all', a + middle + c, 'You added all three. The signs say times.'),
      slip('a-ten-too-many', a * middle * c * 10, 'Good digits, but count the zeros once more.'),
    ],
    entity: 'order',
  }
}

function timesTens(dice: Dice): Sketch {
  const [a, tens] = [dice(2, 9), dice(2, 9)]
  const b = tens * 10
  const isFirst = dice(0, 2) > 0
  const written = isFirst ? `${a} × ${b}` : `${b} × ${a}`
  return {
    kind: 'tens',
    numbers: [written.replaceAll(' ', '')],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(a * b),
    hints: [
      `Read ${b} as ${tens} tens.`,
      'First find how many tens there are.',
      `Use ${a} × ${tens} to count the tens.`,
    ],
    steps: [
      `${b} is ${tens} tens.`,
      `${a} × ${tens} = ${a * tens}, so there are ${a * tens} tens.`,
      `So ${written} = ${a * b}.`,
    ],
    explanation: `${a * tens} tens are ${a * b}.`,
    slips: [
      slip('lost-the-zero', a * tens, `You counted tens. What is each ten worth?`),
      slip('a-zero-too-many', a * b * 10, 'Good digits, but count the zeros once more.'),
      slip('one-group-off', (a + 1) * b, `${(a + 1) * b} is ${a + 1} × ${b}. You need ${a} groups.`),
      slip('added-instead', a + b, `${a + b} is ${a} + ${b}. The sign says times.`),
    ],
    entity: String(b),
  }
}

export const multiplyingIdeas: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.multiply-meaning',
    entity: 'groups',
    tags: ['multiplying', 'equal-groups'],
    draw: oneOf(fromRows, fromSum, toSum, fromStory),
  }),
  laterMaker({
    skill: 'math.multiply-properties',
    entity: 'order',
    tags: ['multiplying', 'properties'],
    draw: oneOf(turnAround, oneMore, splitTen, threeFactors),
  }),
  laterMaker({ skill: 'math.multiply-tens', entity: 'tens', tags: ['multiplying', 'tens'], draw: timesTens }),
]
