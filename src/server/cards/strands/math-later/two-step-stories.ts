import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const names = ['Mia', 'Leo', 'Ana', 'Sam', 'Zoe', 'Omar', 'Nia', 'Ben'] as const
const sets = [
  ['packs', 'stickers'],
  ['boxes', 'crayons'],
  ['bags', 'marbles'],
  ['sets', 'cards'],
] as const

const drawName = (dice: Dice) => drawFrom<string>(dice, names)

/** a groups of b, and some of them go away. */
function someGiven(dice: Dice): Sketch | null {
  const [a, b] = [dice(3, 9), dice(3, 9)]
  const given = dice(3, Math.max(4, a * b - 5))
  const [name, [packs, things]] = [drawName(dice), drawFrom<(typeof sets)[number]>(dice, sets)]
  const key = a * b - given
  if (key <= 2) return null
  return {
    kind: 'some given',
    numbers: [a, b, given, packs],
    text: [`${name} buys ${a} ${packs} with ${b} ${things} in each.`, `${name} gives ${given} ${things} away.`],
    question: `How many ${things} are left?`,
    name: `the ${things} of ${name}`,
    answer: numberAnswer(key, things),
    hints: [
      `First find how many ${things} there were.`,
      'Equal groups go with times. Giving away goes with minus.',
      `Start with ${a} × ${b} = ${a * b}.`,
    ],
    steps: [`All ${things}: ${a} × ${b} = ${a * b}.`, `${a * b} − ${given} = ${key}, so ${key} are left.`],
    explanation: 'First the groups are put together, then some go away.',
    slips: [
      slip('stopped-after-a-step', a * b, 'That is how many there were. What happens next?'),
      slip(
        'added-the-groups',
        a + b > given ? a + b - given : null,
        `You added ${a} and ${b}, but the groups are equal.`,
      ),
      slip('added-what-was-given', a * b + given, 'Giving away makes it fewer.'),
      slip('a-group-off', key + b, 'You are near. Check the product once more.'),
    ],
    entity: packs,
  }
}

/** a groups of b, and some more. */
function andMore(dice: Dice): Sketch {
  const [a, b, more] = [dice(3, 9), dice(3, 9), dice(4, 30)]
  const [ticket, snack] = drawFrom<readonly [string, string]>(dice, [
    ['ticket', 'a shared snack'],
    ['book', 'a map'],
    ['plant', 'a pot'],
    ['kite', 'a ball'],
  ])
  const key = a * b + more
  return {
    kind: 'and more',
    numbers: [a, b, more, ticket],
    text: [`One ${ticket} costs ${b} dollars.`, `The club buys ${a} of them, and ${snack} for ${more} dollars.`],
    question: 'How many dollars does the club pay?',
    name: `the cost of each ${ticket} and ${snack}`,
    answer: numberAnswer(key, 'dollars'),
    hints: [
      `First find what each ${ticket} costs, and how many there are.`,
      'Equal prices go with times. Then add the other price.',
      `Start with ${a} × ${b} = ${a * b}.`,
    ],
    steps: [`${a} × ${b} = ${a * b} dollars.`, `${a * b} + ${more} = ${key}, so it is ${key} dollars.`],
    explanation: 'The equal prices are multiplied, and the other one is added.',
    slips: [
      slip('stopped-after-a-step', a * b, `${snack.charAt(0).toUpperCase()}${snack.slice(1)} is still missing.`),
      slip('bought-just-one', b + more, `The club buys ${a} of them.`),
      slip('added-everything', a + b + more, 'You added all numbers. Which one tells how many?'),
      slip('took-away', a * b > more ? a * b - more : null, 'Both must be paid.'),
    ],
    entity: ticket,
  }
}

/** Some are away; the others stand in equal rows. */
function restInRows(dice: Dice): Sketch {
  const [rows, each, away] = [dice(2, 8), dice(3, 9), dice(2, 9)]
  const all = rows * each + away
  const key = each
  return {
    kind: 'rest in rows',
    numbers: [all, away, rows],
    text: [`A club has ${all} children. Today ${away} of them are away.`, `The others stand in ${rows} equal rows.`],
    question: 'How many children are in each row?',
    name: 'the children in each row',
    answer: numberAnswer(key, 'children'),
    hints: [
      'First find how many children are here today.',
      'Being away goes with minus. Equal rows go with dividing.',
      `Start with ${all} − ${away} = ${all - away}.`,
    ],
    steps: [
      `Here today: ${all} − ${away} = ${all - away}.`,
      `${all - away} ÷ ${rows} = ${key}, so ${key} are in each row.`,
    ],
    explanation: 'Only those who are here stand in the rows.',
    slips: [
      slip('stopped-after-a-step', all - away, 'That is how many are here. What about the rows?'),
      slip(
        'took-the-rows-away',
        all - away - rows > 0 ? all - away - rows : null,
        `The rows are equal, so share among ${rows}.`,
      ),
      slip('forgot-who-is-away', (all / rows) % 1 === 0 ? all / rows : null, `Some children are away today.`),
      slip('one-too-many', key + 1, `${rows} rows of ${key + 1} would need ${rows * (key + 1)} children.`),
      slip('one-too-few', key - 1, `Then some children would stand in no row.`),
    ],
    entity: 'rows',
  }
}

function pagesLeft(dice: Dice): Sketch {
  const [perDay, days] = [dice(4, 12), dice(3, 9)]
  const left = dice(6, 60)
  const pages = perDay * days + left
  const name = drawName(dice)
  return {
    kind: 'pages left',
    numbers: [pages, perDay, days],
    text: [`A book has ${pages} pages.`, `${name} reads ${perDay} pages each day for ${days} days.`],
    question: 'How many pages are left to read?',
    name: `the pages that ${name} has left`,
    answer: numberAnswer(left, 'pages'),
    hints: [
      `First find how many pages ${name} has read.`,
      'The same number each day goes with times.',
      `Start with ${days} × ${perDay} = ${perDay * days}.`,
    ],
    steps: [
      `Pages read: ${days} × ${perDay} = ${perDay * days}.`,
      `${pages} − ${perDay * days} = ${left}, so ${left} are left.`,
    ],
    explanation: 'What is left is the whole book without the pages read.',
    slips: [
      slip('stopped-after-a-step', perDay * days, 'Those pages are read already.'),
      slip('read-one-day-only', pages - perDay, `${name} reads for ${days} days.`),
      slip('took-both-numbers-away', pages - perDay - days, 'The pages are read each day. Count all days.'),
      slip('added', pages + perDay * days, 'Pages that are read are not left. Take them away.'),
    ],
    entity: 'pages',
  }
}

function sharedAndMore(dice: Dice): Sketch {
  const [by, each, more] = [dice(2, 8), dice(3, 9), dice(2, 9)]
  const whole = by * each
  const things = drawFrom(dice, ['grapes', 'nuts', 'berries', 'crackers'])
  const key = each + more
  return {
    kind: 'shared and more',
    numbers: [whole, by, more, things],
    text: [`${whole} ${things} are shared equally by ${by} children.`, `Then each child gets ${more} more.`],
    question: `How many ${things} does each child have?`,
    name: `the ${things} of each child`,
    answer: numberAnswer(key, things),
    hints: [
      'First share them equally.',
      'Sharing goes with dividing. More goes with plus.',
      `Start with ${whole} ÷ ${by} = ${each}.`,
    ],
    steps: [`Each gets ${whole} ÷ ${by} = ${each} first.`, `${each} + ${more} = ${key}, so each has ${key}.`],
    explanation: 'Each share grows by the same number.',
    slips: [
      slip('stopped-after-a-step', each, 'Each child gets something more.'),
      slip('added-to-all', whole + more, `That is not shared yet.`),
      slip('took-away', each > more ? each - more : null, 'They get more, so it grows.'),
      slip('multiplied', each * more, `They get ${more} more, not ${more} times as many.`),
    ],
    entity: things,
  }
}

export const twoStepStories: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.two-step-sums',
    entity: 'story',
    tags: ['stories'],
    draw: oneOf(someGiven, andMore, restInRows, pagesLeft, sharedAndMore),
  }),
]
