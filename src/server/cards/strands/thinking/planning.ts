import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Draw, makerOf, puzzle } from './puzzle.ts'
import { aName } from './story-names.ts'

const sets: readonly [[string, string, string], ...[string, string, string][]] = [
  ['shirts', 'caps', 'outfits'],
  ['kinds of bread', 'kinds of cheese', 'sandwiches'],
  ['cups', 'lids', 'pairs'],
  ['flavors', 'toppings', 'ice cream cups'],
  ['roads to the lake', 'roads from the lake to the hill', 'ways to the hill'],
  ['pens', 'sheets of colored paper', 'ways to write'],
]

const waysToChoose: Draw = (dice) => {
  const [one, other, ways] = drawFrom(dice, sets)
  const [a, b] = [dice(2, 6), dice(2, 6)]
  if (a === b) return null
  return puzzle({
    kind: 'ways',
    numbers: [a, b, ways],
    entity: ways,
    text: [`There are ${a} ${one} and ${b} ${other}.`, 'You take one of each.'],
    asks: `How many different ${ways} are there?`,
    name: `different ${ways}`,
    answer: numberAnswer(a * b),
    hints: [
      'Start with one of the first kind.',
      `Pair it with each of the ${b}.`,
      'Then do the same with the next one.',
    ],
    steps: [`Each of the ${a} can go with ${b} others.`, `${a} × ${b} = ${a * b}.`],
    explanation: 'Each choice of one goes with each choice of the other.',
    slips: [
      { name: 'added-the-choices', answer: a + b, observation: 'You added: each one can go with several others.' },
      { name: 'only-one-row', answer: b, observation: 'That is for just one of the first kind.' },
      { name: 'paired-off', answer: Math.min(a, b), observation: 'Each one can be used more than once.' },
      { name: 'missed-a-row', answer: (a - 1) * b, observation: 'You left out one of the first kind.' },
    ],
  })
}

/** Everyone with everyone, once. */
const everyPair: Draw = (dice) => {
  const people = dice(3, 8)
  const [what, many] = drawFrom(dice, [
    ['shake hands once with each other', 'handshakes'],
    ['play one game with each other child', 'games'],
    ['swap one card with each other child', 'swaps'],
  ])
  const key = (people * (people - 1)) / 2
  return puzzle({
    kind: 'pairs',
    numbers: [people, many],
    entity: many,
    text: [`${people} children all ${what}.`],
    asks: `How many ${many} are there in all?`,
    name: `${many} of ${people} children`,
    answer: numberAnswer(key),
    hints: [
      'Try it with fewer children first.',
      'Draw a dot for each child, and a line for each pair.',
      'The next child has one new partner less.',
    ],
    steps: [
      `The first child has ${people - 1} partners, the next one less, and so on.`,
      `${Array.from({ length: people - 1 }, (_, at) => people - 1 - at).join(' + ')} = ${key}.`,
    ],
    explanation: 'Each pair counts only once.',
    slips: [
      { name: 'counted-pairs-twice', answer: people * (people - 1), observation: 'You counted each pair twice.' },
      { name: 'one-child-only', answer: people - 1, observation: 'That is for only one child.' },
      {
        name: 'with-themselves',
        answer: people * people,
        observation: 'No child needs a partner twice, or plays alone.',
      },
      { name: 'one-each', answer: people, observation: 'Each child has more than one partner.' },
    ],
  })
}

/** So much a day, so that it is done in time. */
const perDay: Draw = (dice) => {
  const who = aName(dice)
  const [work, each] = drawFrom(dice, [
    ['pages to read', 'pages'],
    ['lines to learn', 'lines'],
    ['cards to write', 'cards'],
    ['songs to practice', 'songs'],
  ])
  const [days, daily] = [dice(3, 7), dice(2, 9)]
  const rest = dice(1, days - 1)
  const all = days * (daily - 1) + rest
  if (daily === days || daily < 3) return null
  return puzzle({
    kind: 'per-day',
    numbers: [all, days, each],
    entity: each,
    text: [`${who} has ${all} ${work} and ${days} days for it.`, `${who} does the same number every day.`],
    asks: `How many ${each} a day are enough, and no more than needed?`,
    name: `a plan for ${days} days`,
    answer: numberAnswer(daily),
    hints: [
      'Try a small number a day.',
      'Times the days, it must reach the whole.',
      `With ${daily - 1} a day, is it done in time?`,
    ],
    steps: [
      `${days} × ${daily - 1} = ${days * (daily - 1)} is too few.`,
      `${days} × ${daily} = ${days * daily} is enough, so ${daily} a day.`,
    ],
    explanation: 'The plan must reach the whole on the last day.',
    slips: [
      { name: 'rounded-down', answer: daily - 1, observation: 'Then it is not done on the last day.' },
      { name: 'more-than-needed', answer: daily + 1, observation: 'That works, but fewer a day are enough.' },
      { name: 'took-away-instead', answer: all - days, observation: 'That is nearly all of it in one day.' },
    ],
  })
}

/** When to start, so that it is ready. */
const backward: Draw = (dice) => {
  const end = dice(3, 8)
  const [first, second] = [drawFrom(dice, [10, 15, 20, 25, 30]), drawFrom(dice, [5, 10, 15, 20])]
  const long = first + second
  if (long >= 60 || first === second) return null
  const [job, then] = drawFrom(dice, [
    ['Packing', 'the walk'],
    ['Baking', 'cooling'],
    ['Lunch', 'the bus ride'],
    ['Washing', 'drying'],
    ['Setting up', 'the warm-up'],
  ])
  const time = (before: number) => `${end - 1}:${String(60 - before).padStart(2, '0')}`
  return puzzle({
    kind: 'backward',
    numbers: [end, first, second, job],
    entity: 'a time plan',
    text: [`You must be ready at ${end}:00.`, `${job} takes ${first} minutes, and then ${then} takes ${second}.`],
    asks: 'When must you start at the latest?',
    name: 'a plan from the end',
    answer: { form: 'time', answer: time(long) },
    hints: ['Begin at the end.', 'Go back by one job after the other.', `Before ${then} it must be ${time(second)}.`],
    steps: [
      `${first} + ${second} = ${long} minutes are needed.`,
      `${long} minutes before ${end}:00 it is ${time(long)}.`,
    ],
    explanation: 'A plan from the end shows when to begin.',
    slips: [
      { name: 'only-the-first-job', answer: time(first), observation: 'You left time for only one of the jobs.' },
      {
        name: 'went-ahead',
        answer: `${end}:${String(long).padStart(2, '0')}`,
        observation: 'Then you are late. Go back from the end.',
      },
      {
        name: 'minutes-as-read',
        answer: `${end - 1}:${String(long).padStart(2, '0')}`,
        observation: 'Go back from the full hour by the minutes.',
      },
    ],
  })
}

/** Lists of all ways, and plans from the end. */
export const planningMaker = makerOf({
  skill: 'thinking.planning',
  tags: ['planning'],
  draws: [waysToChoose, everyPair, perDay, backward],
})
