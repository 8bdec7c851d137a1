import { drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { clock } from '#server/brain/built-in/math/written.ts'
import { type Draw, makerOf, puzzle, someOf } from './puzzle.ts'
import { aName } from './story-names.ts'

const goods: readonly [string, ...string[]] = ['ball', 'book', 'kite', 'puzzle', 'cap', 'game', 'plant', 'lamp']

const twoPrices: Draw = (dice) => {
  const who = aName(dice)
  const [one = 'ball', other = 'book'] = someOf(dice, goods, 2)
  const [a, b] = [dice(5, 45), dice(4, 40)]
  if (a === b) return null
  return puzzle({
    kind: 'two-prices',
    numbers: [a, b],
    entity: 'prices',
    text: [`A ${one} costs $${a}.`, `A ${other} costs $${b}.`],
    asks: `How many dollars does ${who} pay for both?`,
    name: `a ${one} and a ${other}`,
    answer: numberAnswer(a + b, 'dollars'),
    hints: ['Find the two prices.', 'For both things, both prices count.', 'Add the tens, then add the ones.'],
    steps: ['Both are bought, so we add.', `$${a} + $${b} = $${a + b}.`],
    explanation: 'For both things you pay both prices.',
    slips: [
      { name: 'took-away-instead', answer: Math.abs(a - b), observation: 'That is how far apart the prices are.' },
      {
        name: 'forgot-the-regrouped-ten',
        answer: (a % 10) + (b % 10) >= 10 ? a + b - 10 : null,
        observation: 'The ones make a ten. Count it, too.',
      },
      { name: 'only-one-price', answer: Math.max(a, b), observation: 'That pays for only one of the things.' },
      { name: 'ten-off', answer: a + b + 10, observation: 'Count the tens again.' },
    ],
  })
}

const change: Draw = (dice) => {
  const who = aName(dice)
  const thing = drawFrom(dice, goods)
  const paid = drawFrom(dice, [10, 20, 50, 100])
  const price = dice(Math.max(2, Math.floor(paid / 4)), paid - 2)
  if (price % 10 === 0 || price * 2 === paid) return null
  return puzzle({
    kind: 'change',
    numbers: [paid, price],
    entity: 'change',
    text: [`${who} has $${paid}.`, `A ${thing} costs $${price}.`],
    asks: `How many dollars does ${who} have left after buying it?`,
    name: `buying a ${thing}`,
    answer: numberAnswer(paid - price, 'dollars'),
    hints: ['How much is there, and how much goes?', 'Money is spent, so it gets less.', 'Count up from the price.'],
    steps: ['Money is spent, so we take away.', `$${paid} − $${price} = $${paid - price}.`],
    explanation: 'The price and what is left make the money at first.',
    slips: [
      { name: 'forgot-the-traded-ten', answer: paid - price + 10, observation: 'A ten was traded for ones.' },
      { name: 'added-instead', answer: paid + price, observation: 'Money goes away, so it cannot be more.' },
      { name: 'said-the-price', answer: price, observation: 'That is the price, not what is left.' },
    ],
  })
}

const coins: Draw = (dice) => {
  const who = aName(dice)
  const [quarters, dimes, nickels] = [dice(0, 2), dice(1, 4), dice(1, 4)]
  const total = quarters * 25 + dimes * 10 + nickels * 5
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const held = [...(quarters > 0 ? [many(quarters, 'quarter')] : []), many(dimes, 'dime')]
  return puzzle({
    kind: 'coins',
    numbers: [quarters, dimes, nickels],
    entity: 'coins',
    text: [`${who} has ${held.join(' and ')}.`, `Then ${who} finds ${many(nickels, 'nickel')}.`],
    asks: `How many cents does ${who} have now?`,
    name: 'counting coins',
    answer: numberAnswer(total, 'cents'),
    hints: ['Which coins are there?', 'Begin with the coins that are worth most.', 'Count by 10s, then by 5s.'],
    steps: [
      ...(quarters > 0 ? [`The quarters make ${quarters * 25} cents.`] : []),
      `The dimes make ${dimes * 10} cents, the nickels ${nickels * 5}.`,
      `Together that is ${total} cents.`,
    ],
    explanation: 'A quarter is 25, a dime 10 and a nickel 5 cents.',
    slips: [
      {
        name: 'swapped-dime-and-nickel',
        answer: quarters * 25 + dimes * 5 + nickels * 10,
        observation: 'A dime is small, but it is worth more than a nickel.',
      },
      {
        name: 'counted-the-coins',
        answer: quarters + dimes + nickels,
        observation: 'You counted coins. What is each worth?',
      },
      {
        name: 'forgot-what-was-found',
        answer: total - nickels * 5,
        observation: 'The coins found at the end count, too.',
      },
      { name: 'one-dime-too-few', answer: total - 10, observation: 'Count the dimes again.' },
    ],
  })
}

export const moneyMaker = makerOf({
  skill: 'thinking.money-stories',
  tags: ['stories', 'money'],
  draws: [twoPrices, change, coins],
})

const events: readonly [string, ...string[]] = [
  'cartoon',
  'game',
  'class',
  'show',
  'walk',
  'party',
  'practice',
  'bus ride',
]

/** When does it end? */
const ends: Draw = (dice) => {
  const event = drawFrom(dice, events)
  const start = dice(1, 9) * 60 + 5 * dice(1, 11)
  const long = 5 * dice(3, 11)
  const end = start + long
  if (start % 60 === 0 || end % 60 === 0) return null
  const passes = Math.floor(end / 60) > Math.floor(start / 60)
  const full = Math.ceil(start / 60) * 60
  return puzzle({
    kind: passes ? 'ends-past-the-hour' : 'ends',
    numbers: [start, long],
    entity: event,
    text: [`A ${event} starts at ${clock(start)}.`, `It takes ${long} minutes.`],
    asks: 'When does it end?',
    name: `the end of a ${event}`,
    answer: { form: 'time', answer: clock(end) },
    hints: [
      'Begin at the start time.',
      'Jump ahead, to the full hour first if you pass it.',
      passes ? `It is ${full - start} minutes to the full hour.` : 'Only the minutes change here.',
    ],
    steps: passes
      ? [
          `From ${clock(start)} it is ${full - start} minutes to ${clock(full)}.`,
          `Then ${long - (full - start)} minutes more: ${clock(end)}.`,
        ]
      : [`${start % 60} + ${long} = ${end % 60} minutes.`, `It ends at ${clock(end)}.`],
    explanation: 'Count on from the start by the time it takes.',
    slips: [
      {
        name: 'forgot-the-new-hour',
        answer: passes ? clock(end - 60) : null,
        observation: 'You passed a full hour. What is the hour then?',
      },
      {
        name: 'went-back',
        answer: clock(start - long),
        observation: 'You went back in time. It ends later than it starts.',
      },
      {
        name: 'counted-100-minutes',
        answer: passes ? clock(end + 40) : null,
        observation: 'An hour has 60 minutes, not 100.',
      },
      { name: 'said-the-start', answer: clock(start), observation: 'That is when it starts.' },
      { name: 'added-an-hour', answer: clock(end + 60), observation: 'Check how many full hours go by.' },
    ],
  })
}

/** How long does it take? */
const lasts: Draw = (dice) => {
  const event = drawFrom(dice, events)
  const start = dice(1, 9) * 60 + 5 * dice(3, 11)
  const long = 5 * dice(4, 15)
  const end = start + long
  const full = Math.ceil(start / 60) * 60
  if (start % 60 === 0 || end <= full || end % 60 === 0) return null
  return puzzle({
    kind: 'lasts',
    numbers: [start, long],
    entity: event,
    text: [`A ${event} starts at ${clock(start)}.`, `It ends at ${clock(end)}.`],
    asks: 'How many minutes does it take?',
    name: `how long a ${event} takes`,
    answer: numberAnswer(long, 'minutes'),
    hints: [
      'Begin at the start time.',
      'Count to the full hour, then on to the end.',
      `To the full hour it is ${full - start} minutes.`,
    ],
    steps: [
      `From ${clock(start)} to ${clock(full)} it is ${full - start} minutes.`,
      `To ${clock(end)} it is ${end - full} more: ${long} minutes.`,
    ],
    explanation: 'The parts before and after the full hour make the whole time.',
    slips: [
      { name: 'counted-100-minutes', answer: long + 40, observation: 'An hour has 60 minutes, not 100.' },
      { name: 'only-after-the-hour', answer: end - full, observation: 'That is only the part after the full hour.' },
      {
        name: 'only-before-the-hour',
        answer: full - start,
        observation: 'That is only the part before the full hour.',
      },
      {
        name: 'smaller-minutes-from-larger',
        answer: Math.abs((end % 60) - (start % 60)),
        observation: 'A full hour lies between the times.',
      },
    ],
  })
}

export const timeMaker = makerOf({ skill: 'thinking.time-stories', tags: ['stories', 'time'], draws: [ends, lasts] })
