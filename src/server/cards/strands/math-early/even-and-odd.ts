import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'
import { drawThing, saidEach } from './thing-words.ts'

/** Which of four numbers is the only even or odd one. */
function pickKind(dice: Dice, high: number): Sketch | null {
  const isEven = dice(0, 1) === 0
  const word = isEven ? 'even' : 'odd'
  const draw = (even: boolean) => 2 * dice(1, Math.floor(high / 2) - 1) + (even ? 0 : 1)
  const key = draw(isEven)
  const others = [draw(!isEven), draw(!isEven), draw(!isEven)]
  if (new Set([key, ...others]).size < 4) return null
  const ones = key % 10
  const ends = isEven ? '0, 2, 4, 6 or 8' : '1, 3, 5, 7 or 9'
  return {
    kind: `pick-${word}`,
    about: [key, ...others],
    question: `Which number is ${word}?`,
    name: `looking for an ${word} number`,
    answer: choice(String(key)),
    hints: [
      'Look at the ones of each number.',
      isEven ? 'Even numbers can be put in pairs.' : 'Odd numbers leave a single thing without a partner.',
      isEven ? 'Count by 2s and see which you say.' : 'Cross out what you say when you count by 2s.',
    ],
    steps: [
      `An ${word} number ends in ${ends}.`,
      key < 10 ? `So ${key} is ${word}.` : `${key} ends in ${ones}, so it is ${word}.`,
    ],
    explanation: isEven ? `${key} can be put in pairs.` : `${key} leaves a single thing without a partner.`,
    slips: others.map((other) => slipFor(other, isEven)),
    entity: word,
  }
}

function slipFor(other: number, isEven: boolean) {
  const tens = Math.floor(other / 10)
  const looked = tens > 0 && (tens % 2 === 0) === isEven
  return {
    name: looked ? 'looked-at-the-tens' : 'mixed-up-even-and-odd',
    answer: String(other),
    observation: looked
      ? 'You looked at the tens, but the ones decide.'
      : isEven
        ? `Put ${other} in pairs. Is something left?`
        : `Put ${other} in pairs. Is nothing left?`,
  }
}

/** Things in pairs, perhaps with something left. */
function pairs(dice: Dice): Sketch {
  const count = dice(3, 19)
  const what = drawThing(dice)
  const isEven = count % 2 === 0
  const key = isEven ? 'even' : 'odd'
  return {
    kind: 'pairs',
    about: [what.thing, count],
    question: `Is the number of ${what.many} even or odd?`,
    name: `${what.many} in pairs`,
    answer: choice(key),
    hints: [`Make pairs of ${what.many}.`, 'Check if each has a partner.', 'Circle 2 at a time, and see what is left.'],
    steps: [
      isEven ? 'Each has a partner, and nothing is left.' : 'Make pairs, and a single thing is left.',
      `So ${count} is ${isEven ? 'an even' : 'an odd'} number.`,
    ],
    explanation: isEven ? 'Even means that all can stand in pairs.' : 'Odd means that something has no partner.',
    slips: [
      {
        name: 'mixed-up-even-and-odd',
        answer: isEven ? 'odd' : 'even',
        observation: 'Make pairs again. Is something left?',
      },
      {
        name: 'thinks-it-can-be-both',
        answer: 'both',
        observation: 'Each number is only the first or the second kind.',
      },
      { name: 'thinks-it-can-be-neither', answer: 'neither', observation: 'Each number can be put in pairs, or not.' },
    ],
    entity: key,
    picture: { kind: 'objects', groups: [{ thing: what.thing, count }], alt: `Here are: ${saidEach(count, what)}.` },
    inWords: `Which word fits the number ${count}`,
  }
}

/** An even number is a double. */
function sumOfTwo(dice: Dice): Sketch {
  const half = dice(2, 10)
  const key = 2 * half
  return {
    kind: 'equal-parts',
    about: [key],
    question: `Which sum shows that ${key} is even?`,
    name: `${key} as a sum`,
    answer: choice(`${half} + ${half}`),
    hints: ['Even means 2 equal parts.', 'Look for a double.', 'Both numbers in the sum must be the same.'],
    steps: [`An even number is a double.`, `${half} + ${half} = ${key}.`],
    explanation: `${key} can be split into 2 equal parts.`,
    slips: mixed(dice, [1, 2, 3]).map((off) => ({
      name: 'parts-are-not-equal',
      answer: half > off ? `${half + off} + ${half - off}` : null,
      observation: 'The parts are not the same here.',
    })),
    entity: 'even',
  }
}

export const evenOddMakers = [
  earlyMaker('math.even-odd', ['even-odd'], (dice) =>
    drawFrom<() => Sketch | null>(dice, [
      () => pickKind(dice, drawFrom(dice, [20, 20, 60])),
      () => pairs(dice),
      () => sumOfTwo(dice),
    ])(),
  ),
]
