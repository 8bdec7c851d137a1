import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

const things: [string, ...string[]] = ['book', 'ball', 'puzzle', 'kite', 'game', 'hat']

function twoThings(dice: Dice): Sketch {
  const [one, two] = [drawFrom(dice, things), drawFrom(dice, ['pen', 'snack', 'card', 'toy car'])]
  const [a, b] = [dice(11, 50), dice(4, 39)]
  const key = a + b
  const forgotten = (a % 10) + (b % 10) > 9 ? key - 10 : key + 10
  return {
    kind: 'both',
    about: [one, a, two, b],
    text: [`A ${one} costs $${a}. A ${two} costs $${b}.`],
    question: 'How many dollars do both cost?',
    name: `a ${one} and a ${two}`,
    answer: numberAnswer(key, 'dollars'),
    hints: [`Find both prices.`, 'Both means put the prices together.', `Add the ones of ${a} and ${b} first.`],
    steps: [`Add the prices: ${a} + ${b}.`, `${a} + ${b} = ${key}, so both cost $${key}.`],
    explanation: 'Both prices together are what you pay.',
    slips: [
      { name: 'off-by-a-ten', answer: forgotten, observation: 'Your ones are right. Look at the tens.' },
      { name: 'took-away-instead', answer: Math.abs(a - b), observation: 'You found the difference. We pay for both.' },
      { name: 'said-a-single-price', answer: a, observation: `That is only the ${one}.` },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Add the ones again.' },
    ],
    entity: 'dollars',
  }
}

function change(dice: Dice): Sketch | null {
  const thing = drawFrom(dice, things)
  const paid = drawFrom(dice, [10, 20, 50, 100])
  const price = dice(Math.floor(paid / 3), paid - 2)
  const key = paid - price
  return {
    kind: 'change',
    about: [thing, paid, price],
    text: [`A ${thing} costs $${price}. You pay with $${paid}.`],
    question: 'How many dollars do you get back?',
    name: `paying for a ${thing}`,
    answer: numberAnswer(key, 'dollars'),
    hints: [
      'Look at the price, and at what you pay.',
      'You get back the extra money.',
      `Count up from ${price} to ${paid}.`,
    ],
    steps: [`Take the price from what you pay.`, `${paid} − ${price} = ${key}, so you get $${key} back.`],
    explanation: `${price} and ${key} together make ${paid}.`,
    slips: [
      { name: 'added-the-price', answer: paid + price, observation: 'You added. You get less back than you pay.' },
      { name: 'said-the-price', answer: price, observation: 'That is the price.' },
      {
        name: 'a-ten-too-many',
        answer: price % 10 > 0 ? key + 10 : null,
        observation: 'Your ones are right. Look at the tens.',
      },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Count up once more.' },
      { name: 'off-by-one-below', answer: key - 1, observation: 'Very close. Count up once more.' },
    ],
    entity: 'dollars',
  }
}

function centsTogether(dice: Dice): Sketch {
  const [a, b] = [5 * dice(2, 12), 5 * dice(1, 7)]
  const key = a + b
  const thing = drawFrom(dice, ['drawer', 'jar', 'pocket', 'bag'])
  return {
    kind: 'cents',
    about: [thing, a, b],
    text: [`You have ${a} cents. You find ${b} cents in a ${thing}.`],
    question: 'How many cents do you have now?',
    name: `cents in a ${thing}`,
    answer: numberAnswer(key, 'cents'),
    hints: ['Find both amounts in the story.', 'Find means that you get more.', `Go up from ${a}, first by tens.`],
    steps: [`Add what you find: ${a} + ${b}.`, `${a} + ${b} = ${key}, so you have ${key} cents.`],
    explanation: 'What you had and what you found is put together.',
    slips: [
      { name: 'took-away-instead', answer: Math.abs(a - b), observation: 'You took it away, but you found it.' },
      { name: 'off-by-five', answer: key - 5, observation: 'Very close. Count up by fives again.' },
      { name: 'off-by-ten', answer: key + 10, observation: 'Check the tens once more.' },
      { name: 'said-what-was-there', answer: a, observation: 'That is what you had before.' },
    ],
    entity: 'cents',
  }
}

/** How an amount is written with its sign. */
function written(dice: Dice): Sketch {
  const isCents = dice(0, 1) === 0
  const count = dice(2, 99)
  const [key, unit, other] = isCents ? [`${count}¢`, 'cents', `$${count}`] : [`$${count}`, 'dollars', `${count}¢`]
  const slips: Slip[] = [
    { name: 'mixed-up-the-signs', answer: other, observation: 'Those are not the same kind of money.' },
    {
      name: 'sign-on-the-other-side',
      answer: isCents ? `¢${count}` : `${count}$`,
      observation: 'That sign goes on the other side.',
    },
    {
      name: 'wrong-sign-and-side',
      answer: isCents ? `${count}$` : `¢${count}`,
      observation: 'Look at the sign, and where it goes.',
    },
  ]
  return {
    kind: `written-${unit}`,
    about: [count],
    question: `How do we write ${count} ${unit}?`,
    name: 'writing an amount of money',
    answer: choice(key),
    hints: [
      'There is a sign for dollars and a sign for cents.',
      'Dollars have $ and cents have ¢.',
      isCents ? 'The sign for cents comes after the number.' : 'The sign for dollars comes before the number.',
    ],
    steps: [
      isCents ? 'The sign ¢ comes after the number.' : 'The sign $ comes before the number.',
      `So we write ${key}.`,
    ],
    explanation: isCents ? 'We read the number first, then the ¢.' : 'We write the $ first, but read it last.',
    slips,
    entity: unit,
  }
}

export const moneyMakers = [
  earlyMaker('math.money-word-amounts', ['money'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [twoThings, change, centsTogether, written])(dice),
  ),
]
