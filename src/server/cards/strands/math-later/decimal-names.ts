import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

function shadedTenths(dice: Dice): Sketch | null {
  const shaded = dice(1, 9)
  if (shaded === 5) return null
  return {
    kind: 'shaded',
    numbers: [shaded],
    question: 'Which decimal tells how much of the bar is shaded?',
    inWords: `Which decimal tells ${shaded} of 10 equal parts of a bar?`,
    name: 'the shaded part of the bar',
    answer: numberAnswer(shaded / 10),
    hints: [
      'Count all the parts of the bar first.',
      'One of 10 equal parts is a tenth.',
      'Tenths come right after the decimal point.',
    ],
    steps: [
      `The bar has 10 parts, and ${shaded} ${shaded === 1 ? 'is' : 'are'} shaded.`,
      `${shaded} ${shaded === 1 ? 'tenth is' : 'tenths are'} 0.${shaded}.`,
    ],
    explanation: 'The first place after the decimal point counts tenths.',
    slips: [
      slip('counted-wholes', shaded, 'That would be whole bars. These are parts of one bar.'),
      slip('wrote-hundredths', `0.0${shaded}`, 'Tenths come right after the decimal point.'),
      slip('named-the-others', `0.${10 - shaded}`, 'That is the part that is not shaded.'),
      slip('counted-the-parts', `${shaded}.10`, 'The parts are tenths. Write a single digit after the decimal point.'),
    ],
    picture: {
      kind: 'fraction-bars',
      bars: [{ parts: 10, shaded }],
      alt: `A bar in 10 equal parts, ${shaded} of them shaded.`,
    },
    entity: `0.${shaded}`,
  }
}

function onLine(dice: Dice): Sketch {
  const [whole, tenths] = [dice(0, 5), dice(1, 9)]
  const value = whole + tenths / 10
  const key = decimal(value)
  return {
    kind: 'line',
    numbers: [key],
    question: 'Which decimal does the dot show?',
    inWords: `Which decimal is ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'} to the right of ${whole}?`,
    name: 'the dot on the number line',
    answer: { form: 'number', answer: key },
    hints: [
      `Find the whole number left of the dot.`,
      'Ten small spaces make one whole, so each is a tenth.',
      `Count the small spaces from ${whole} to the dot.`,
    ],
    steps: [
      `The dot lies between ${whole} and ${whole + 1}.`,
      `It is ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'} past ${whole}, so it is at ${key}.`,
    ],
    explanation: 'Each small space between two whole numbers is one tenth.',
    slips: [
      slip(
        'took-the-next-whole',
        decimal((whole * 10 + 10 + tenths) / 10),
        'Look at the whole number to the left of the dot.',
      ),
      slip(
        'wrote-hundredths',
        `${whole}.0${tenths}`,
        'Each space is a tenth. Tenths come right after the decimal point.',
      ),
      slip(
        'counted-from-the-right',
        tenths === 5 ? null : decimal((whole * 10 + 10 - tenths) / 10),
        'You counted from the right. Start at the left.',
      ),
      slip(
        'counted-a-mark-too-many',
        tenths < 9 ? decimal((whole * 10 + tenths + 1) / 10) : null,
        'Count the spaces, not the marks.',
      ),
    ],
    picture: {
      kind: 'number-line',
      from: whole,
      to: whole + 1,
      step: 0.1,
      labels: [
        { at: whole, text: String(whole) },
        { at: whole + 1, text: String(whole + 1) },
      ],
      points: [{ at: value }],
      alt: `A number line from ${whole} to ${whole + 1} in ten equal spaces. The dot is ${tenths} ${tenths === 1 ? 'space' : 'spaces'} from ${whole}.`,
    },
    entity: key,
  }
}

function tenthsAs(dice: Dice): Sketch {
  const tenths = dice(1, 9)
  const isToDecimal = dice(0, 1) === 0
  const [fraction, key] = [`${tenths}/10`, `0.${tenths}`]
  const slips = isToDecimal
    ? [
        slip('wrote-both-numbers', `${tenths}.10`, 'The 10 says which place it is. It is not written out.'),
        slip('wrote-hundredths', `0.0${tenths}`, 'Tenths come right after the decimal point.'),
        slip('wrote-wholes', `${tenths}.0`, 'Those are wholes, but you have tenths.'),
      ]
    : [
        slip(
          'took-it-as-the-bottom',
          tenths === 1 ? null : `1/${tenths}`,
          'The digit counts tenths. It is not the bottom.',
        ),
        slip('took-hundredths', `${tenths}/100`, 'Look how many places are after the decimal point.'),
        slip('turned-it-over', `10/${tenths}`, 'The bottom names the size of the parts.'),
        slip('took-wholes', `${tenths}/1`, 'That is a whole number of wholes.'),
      ]
  const [from, to] = isToDecimal ? [fraction, key] : [key, fraction]
  return {
    kind: isToDecimal ? 'to decimal' : 'to fraction',
    numbers: [tenths],
    question: `Which ${isToDecimal ? 'decimal' : 'fraction'} is the same as ${from}?`,
    name: `another way to write ${from}`,
    answer: choice(to),
    hints: [
      `Read ${from} aloud.`,
      'The first place after the decimal point is for tenths.',
      `Ask: how many tenths are there?`,
    ],
    steps: [`${from} is ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'}.`, `So it is the same as ${to}.`],
    explanation: `Both say ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'}.`,
    slips,
    entity: from,
  }
}

const padded = (count: number) => String(count).padStart(2, '0')

function hundredthsAs(dice: Dice): Sketch | null {
  const count = drawFrom(dice, [dice(1, 9), dice(11, 99), dice(11, 99)])
  if (count % 10 === 0) return null
  const isToDecimal = dice(0, 2) > 0
  const [fraction, made] = [`${count}/100`, `0.${padded(count)}`]
  const [from, key] = isToDecimal ? [fraction, made] : [made, fraction]
  return {
    kind: isToDecimal ? 'to decimal' : 'to fraction',
    numbers: [count],
    question: `Which ${isToDecimal ? 'decimal' : 'fraction'} is the same as ${from}?`,
    name: `another way to write ${from}`,
    answer: choice(key),
    hints: [
      `Read ${from} aloud.`,
      'Hundredths need two places after the decimal point.',
      count < 10
        ? 'There are no tenths here. Keep their place with a 0.'
        : 'The tenths come first, then the hundredths.',
    ],
    steps: [
      `${from} is ${count} ${count === 1 ? 'hundredth' : 'hundredths'}.`,
      `Hundredths end in the second place after the decimal point, so it is ${key}.`,
    ],
    explanation: `Both say ${count} ${count === 1 ? 'hundredth' : 'hundredths'}.`,
    slips: isToDecimal
      ? [
          slip(
            'wrote-tenths',
            count < 10 ? `0.${count}` : `${Math.floor(count / 10)}.${count % 10}`,
            'Look at the bottom: which part of a whole is it?',
          ),
          slip('a-place-too-many', `0.0${padded(count)}`, 'Count the places after the decimal point.'),
          slip('wrote-both-numbers', `${count}.100`, 'The 100 says which place it is. It is not written out.'),
        ]
      : [
          slip('took-tenths', `${count}/10`, 'Count the places after the decimal point.'),
          slip('took-thousandths', `${count}/1000`, 'Count the places after the decimal point.'),
          slip(
            'took-it-as-the-bottom',
            count === 1 ? null : `1/${count}`,
            'The digits count parts. They are not the bottom.',
          ),
        ],
    entity: from,
  }
}

function sameDecimal(dice: Dice): Sketch {
  const [whole, tenths] = [dice(0, 6), dice(1, 9)]
  const isLonger = dice(0, 1) === 0
  const [short, long] = [`${whole}.${tenths}`, `${whole}.${tenths}0`]
  const [from, key] = isLonger ? [short, long] : [long, short]
  return {
    kind: isLonger ? 'longer' : 'shorter',
    numbers: [from],
    question: `Which decimal is equal to ${from}?`,
    name: `a decimal that equals ${from}`,
    answer: choice(key),
    hints: [
      'Compare them place by place.',
      'A 0 at the very end after the decimal point adds nothing.',
      `${from} has ${tenths} in the tenths place.`,
    ],
    steps: [
      `${short} has ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'} and no hundredths.`,
      `${long} has the same, so ${from} = ${key}.`,
    ],
    explanation: 'A 0 at the end says that there are no hundredths.',
    slips: [
      slip('put-the-zero-in-front', `${whole}.0${tenths}`, 'This 0 moves the digit to another place.'),
      slip(
        'moved-the-point',
        whole === 0 ? `${tenths}.0` : `${whole}${tenths}.0`,
        'The decimal point moved. Now the digits are worth more.',
      ),
      slip('repeated-the-digit', `${whole}.${tenths}${tenths}`, `The last digit adds hundredths.`),
    ],
    entity: from,
  }
}

function inPlaces(dice: Dice): Sketch {
  const [tenths, hundredths] = [dice(1, 9), dice(1, 9)]
  const made = tenths * 10 + hundredths
  return {
    kind: 'sum of places',
    numbers: [tenths, hundredths],
    question: `What is ${tenths}/10 + ${hundredths}/100 as a decimal?`,
    name: `${tenths}/10 + ${hundredths}/100`,
    answer: numberAnswer(made / 100),
    hints: [
      'Tenths and hundredths have places of their own.',
      'Tenths come first after the decimal point, hundredths next.',
      `Change the tenths: ${tenths}/10 = ${tenths * 10}/100.`,
    ],
    steps: [`${tenths}/10 is 0.${tenths}, and ${hundredths}/100 is 0.0${hundredths}.`, `Together they are 0.${made}.`],
    explanation: 'Each place after the decimal point has parts of its own size.',
    slips: [
      slip(
        'added-the-tops',
        tenths + hundredths === made ? null : `0.${padded(tenths + hundredths)}`,
        'You added tenths to hundredths. Their sizes are not the same.',
      ),
      slip(
        'swapped-the-places',
        tenths === hundredths ? null : `0.${hundredths}${tenths}`,
        'The tenths come first after the decimal point.',
      ),
      slip('lost-the-point', made, 'Good digits, but the decimal point is missing.'),
      slip('moved-the-point', `${tenths}.${hundredths}`, 'Good digits, but all of it is less than 1.'),
    ],
    entity: `0.${made}`,
  }
}

export const decimalNames: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.decimals-tenths',
    entity: 'decimal',
    tags: ['decimals'],
    draw: oneOf(shadedTenths, onLine, tenthsAs),
  }),
  laterMaker({
    skill: 'math.decimals-hundredths',
    entity: 'decimal',
    tags: ['decimals'],
    draw: oneOf(hundredthsAs, hundredthsAs, sameDecimal, inPlaces),
  }),
]
