import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'
import { numbersFrom } from './thing-words.ts'

/** A whole, one part of it, and the part that is looked for; asked in words, or as a story of two hands. */
function bond(dice: Dice): Sketch {
  const whole = drawFrom(dice, [4, 5, 6, 7, 8, 9, 10, 10])
  const part = dice(1, whole - 1)
  const key = whole - part
  const [kind, question] = drawFrom(dice, [
    ['goes-with', `What goes with ${part} to make ${whole}?`],
    ['and', `${whole} is ${part} and how many?`],
    ['hands', `You hold ${whole} beans, ${part} in your left hand. How many in the right?`],
  ])
  return {
    kind: kind ?? 'and',
    about: [whole, part],
    question: question ?? '',
    name: `${whole} in two parts`,
    answer: numberAnswer(key),
    hints: [
      `The whole is ${whole}.`,
      'Both parts together make the whole.',
      `Hold up ${part} ${part === 1 ? 'finger' : 'fingers'}. Put up more until you have ${whole}.`,
    ],
    steps: [
      `Count on from ${part}: ${numbersFrom(part + 1, whole)}.`,
      `That is ${key} more, so ${part} and ${key} make ${whole}.`,
    ],
    explanation: `${part} + ${key} = ${whole}.`,
    slips: [
      { name: 'added-both-numbers', answer: whole + part, observation: `The whole is ${whole}. A part is less.` },
      { name: 'said-the-whole', answer: whole, observation: `${whole} is the whole, not the part.` },
      { name: 'said-the-same-part', answer: part, observation: `${part} is the part that we know.` },
      { name: 'started-at-the-part', answer: key + 1, observation: `Start to count after ${part}.` },
      { name: 'stopped-too-soon', answer: key - 1, observation: `Count until you say ${whole}.` },
    ],
    entity: whole,
  }
}

type Open = { kind: string; written: string; key: number; known: [number, number]; back: string; hint: string }

function openSums(dice: Dice): Open {
  const total = dice(8, 20)
  const a = dice(Math.max(1, total - 15), Math.min(total - 1, 15))
  const b = total - a
  const sum = { key: b, back: `${total} − ${a} = ${b}` }
  return drawFrom<Open>(dice, [
    {
      ...sum,
      known: [a, total],
      kind: 'second',
      written: `${a} + □ = ${total}`,
      hint: `Count on from ${a} until you say ${total}.`,
    },
    {
      ...sum,
      known: [a, total],
      kind: 'first',
      written: `□ + ${a} = ${total}`,
      hint: `Count on from ${a} until you say ${total}.`,
    },
    {
      ...sum,
      known: [a, total],
      kind: 'taken',
      written: `${total} − □ = ${a}`,
      hint: `See how far it is from ${total} down to ${a}.`,
    },
    {
      kind: 'start',
      written: `□ − ${a} = ${b}`,
      key: total,
      known: [a, b],
      back: `${b} + ${a} = ${total}`,
      hint: `Put the ${a} back on top of what is left.`,
    },
  ])
}

function missing(dice: Dice): Sketch {
  const { kind, written, key, known, back, hint } = openSums(dice)
  const [low, high] = known[0] < known[1] ? known : [known[1], known[0]]
  const isStart = kind === 'start'
  return {
    kind,
    about: [...known],
    question: `What number goes in the box: ${written}?`,
    name: 'a number in the box',
    answer: numberAnswer(key),
    hints: [
      isStart ? 'The box is what we start with.' : 'Look on both sides of the equal sign.',
      isStart ? 'Adding undoes taking away.' : 'Both sides must be the same amount.',
      hint,
    ],
    steps: [
      isStart ? 'Undo the taking away.' : 'Take the known part from the whole.',
      `${back}, so ${key} goes in the box.`,
    ],
    explanation: `With ${key}, it reads ${written.replace('□', String(key))}.`,
    slips: [
      isStart
        ? { name: 'took-away-again', answer: high - low, observation: 'The box is more than what is left.' }
        : { name: 'added-both-numbers', answer: high + low, observation: 'You added both numbers that you see.' },
      { name: 'said-the-larger-number', answer: high, observation: `${high} stands in the question already.` },
      { name: 'said-the-smaller-number', answer: low, observation: `${low} stands in the question already.` },
      { name: 'counted-one-too-many', answer: key + 1, observation: 'Very close. Count the steps again.' },
      { name: 'counted-one-too-few', answer: key - 1, observation: 'Very close. Count the steps again.' },
    ],
    entity: isStart ? low : high,
  }
}

export const bondMakers = [
  earlyMaker('math.number-bonds', ['number-bonds'], bond),
  earlyMaker('math.missing-addend', ['missing-numbers'], missing),
]
