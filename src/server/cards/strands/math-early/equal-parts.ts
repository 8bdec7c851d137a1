import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'
import { aOrAn, capital } from './thing-words.ts'

type Part = { parts: 2 | 3 | 4; one: string; many: string; whole: string }

const halves: Part = { parts: 2, one: 'half', many: 'halves', whole: 'two halves' }
const thirds: Part = { parts: 3, one: 'third', many: 'thirds', whole: 'three thirds' }
const fourths: Part = { parts: 4, one: 'fourth', many: 'fourths', whole: 'four fourths' }
const all = [halves, thirds, fourths]

const foods: [string, ...string[]] = ['sandwich', 'pizza', 'pie', 'cake', 'cookie', 'apple']

/** A shape cut into equal parts, of which some are filled. */
function cutShape(dice: Dice, { parts }: Part, shaded: number): Picture {
  const alt = `A shape cut into ${parts} equal parts${shaded > 0 ? `, ${shaded} of them filled` : ''}.`
  return drawFrom<Picture>(dice, [
    { kind: 'fraction-circles', circles: [{ parts, shaded }], alt },
    { kind: 'fraction-bars', bars: [{ parts, shaded }], alt },
  ])
}

const mixedUp = (part: Part) => all.filter((one) => one !== part)

const wrongCount = (other: Part) => `That name is for ${other.parts} equal parts.`

function nameParts(dice: Dice, part: Part): Sketch {
  const picture = cutShape(dice, part, 0)
  return {
    kind: 'parts',
    about: [part.many, picture.kind],
    question: 'What are the equal parts called?',
    name: 'the name of equal parts',
    answer: choice(part.many),
    hints: [
      'Count the parts.',
      'The number of equal parts gives the name.',
      'Check that all parts have the same size.',
    ],
    steps: [`There are ${part.parts} equal parts.`, `So they are called ${part.many}.`],
    explanation: `${part.parts} equal parts are ${part.many}.`,
    slips: [
      ...mixedUp(part).map((other) => ({
        name: `took-them-for-${other.many}`,
        answer: other.many,
        observation: wrongCount(other),
      })),
      { name: 'thinks-parts-are-wholes', answer: 'wholes', observation: 'The whole is all of the parts together.' },
    ],
    entity: part.many,
    picture,
    inWords: `What are the parts called when a shape is cut into ${part.parts} equal parts`,
  }
}

function shadedPart(dice: Dice, part: Part): Sketch {
  const picture = cutShape(dice, part, 1)
  return {
    kind: 'filled',
    about: [part.one, picture.kind],
    question: 'How much of the shape is filled?',
    name: 'the filled part of a shape',
    answer: choice(`a ${part.one}`),
    hints: ['Count all the equal parts.', 'Only a single part is filled.', 'Name it by how many parts make the whole.'],
    steps: [`There are ${part.parts} equal parts, and 1 is filled.`, `So a ${part.one} is filled.`],
    explanation: `1 of ${part.parts} equal parts is a ${part.one}.`,
    slips: [
      ...mixedUp(part).map((other) => ({
        name: `took-it-for-a-${other.one}`,
        answer: `a ${other.one}`,
        observation: wrongCount(other),
      })),
      { name: 'took-it-for-the-whole', answer: 'all of it', observation: 'Some parts are not filled.' },
    ],
    entity: part.one,
    picture,
    inWords: `How much is filled when 1 of ${part.parts} equal parts is filled`,
  }
}

function howMany(dice: Dice, part: Part): Sketch {
  const food = drawFrom(dice, foods)
  const { parts, many, one } = part
  return {
    kind: 'how-many',
    about: [many, food],
    question: `How many ${many} make a whole ${food}?`,
    name: `the ${many} of ${aOrAn(food)}`,
    answer: numberAnswer(parts),
    hints: [
      `Think of the ${food} cut into ${many}.`,
      'All of the parts together make the whole.',
      `Say the word ${one} and think of its number.`,
    ],
    steps: [`Cut the ${food} into ${parts} equal parts.`, `Each is a ${one}, so ${parts} ${many} make the whole.`],
    explanation: `${parts} ${many} are the whole ${food}.`,
    slips: [
      ...mixedUp(part).map((other) => ({
        name: `thought-of-${other.many}`,
        answer: other.parts,
        observation: `That many ${other.many} make a whole.`,
      })),
      { name: 'took-a-single-part', answer: 1, observation: `That is only a single ${one}.` },
      { name: 'a-part-too-many', answer: 5, observation: 'That is too many parts.' },
    ],
    entity: many,
  }
}

/** More people, smaller parts. */
function biggerPart(dice: Dice, known: [Part, ...Part[]]): Sketch | null {
  const food = drawFrom(dice, foods)
  const word = drawFrom(dice, ['bigger', 'smaller'])
  const [a, b] = [drawFrom(dice, known), drawFrom(dice, known)]
  if (a === b) return null
  const [big, small] = a.parts < b.parts ? [a, b] : [b, a]
  const [key, other] = word === 'bigger' ? [big, small] : [small, big]
  return {
    kind: `is-${word}`,
    about: [key.one, other.one, food],
    text: [`${capital(aOrAn(food))} is cut into ${a.many}.`, `One just like it is cut into ${b.many}.`],
    question: `Which part is ${word}?`,
    name: `parts of ${aOrAn(food)}`,
    answer: choice(`a ${key.one}`),
    hints: [
      'Think how many parts each is cut into.',
      'More parts make each part smaller.',
      'Draw both and compare a single part.',
    ],
    steps: [`${big.parts} parts are fewer than ${small.parts} parts.`, `So a ${key.one} is ${word}.`],
    explanation: 'The more equal parts, the smaller each part.',
    slips: [
      {
        name: 'looked-at-the-number-of-parts',
        answer: `a ${other.one}`,
        observation: 'More parts means less in each.',
      },
      { name: 'took-them-for-equal', answer: 'both the same', observation: 'The number of parts is not the same.' },
    ],
    entity: key.one,
  }
}

export const partMakers = [
  earlyMaker('math.halves-and-fourths', ['fractions'], (dice) => {
    const part = drawFrom(dice, [halves, fourths])
    return drawFrom<() => Sketch | null>(dice, [
      () => nameParts(dice, part),
      () => shadedPart(dice, part),
      () => howMany(dice, part),
      () => biggerPart(dice, [halves, fourths]),
    ])()
  }),
  earlyMaker('math.thirds', ['fractions'], (dice) => {
    const part = drawFrom(dice, [thirds, thirds, halves, fourths])
    return drawFrom<() => Sketch | null>(dice, [
      () => nameParts(dice, part),
      () => shadedPart(dice, part),
      () => howMany(dice, part),
      () => biggerPart(dice, [thirds, halves, fourths]),
    ])()
  }),
]
