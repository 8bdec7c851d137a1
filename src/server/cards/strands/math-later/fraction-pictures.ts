import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const fractionAnswer = (top: number, bottom: number): AnswerSpec => ({ form: 'number', answer: `${top}/${bottom}` })

/** A bar or a circle, some of its equal parts filled. */
export function drawnWhole(dice: Dice, parts: number, shaded: number): { picture: Picture; whole: string } {
  const isBar = parts > 8 || dice(0, 1) === 0
  const whole = isBar ? 'bar' : 'circle'
  const alt = `A ${whole} in ${parts} equal parts, ${shaded} of them shaded.`
  return isBar
    ? { whole, picture: { kind: 'fraction-bars', bars: [{ parts, shaded }], alt } }
    : { whole, picture: { kind: 'fraction-circles', circles: [{ parts, shaded }], alt } }
}

function onePart(dice: Dice): Sketch {
  const parts = dice(2, 12)
  const { picture, whole } = drawnWhole(dice, parts, 1)
  return {
    kind: `one part ${whole}`,
    numbers: [parts],
    question: `What fraction of the ${whole} is shaded?`,
    inWords: `What fraction of a ${whole} is one of ${parts} equal parts?`,
    name: `the shaded part of the ${whole}`,
    answer: fractionAnswer(1, parts),
    hints: [
      'Count all the parts, the shaded one too.',
      'The bottom of the fraction counts all equal parts.',
      'One part is shaded, so the top is 1. What is the bottom?',
    ],
    steps: [`The ${whole} has ${parts} equal parts.`, `One of them is shaded: 1/${parts}.`],
    explanation: `One of ${parts} equal parts is 1/${parts} of the whole.`,
    slips: [
      slip('counted-only-the-others', `1/${parts - 1 || 1}`, 'The shaded part counts among all the parts, too.'),
      slip('counted-a-part-twice', `1/${parts + 1}`, 'Count the parts once more.'),
      slip('said-the-number-of-parts', parts, 'That is how many parts there are. What is one of them?'),
      slip('named-the-others', parts > 2 ? `${parts - 1}/${parts}` : null, 'That is the part that is not shaded.'),
    ],
    picture,
    entity: `1/${parts}`,
  }
}

const cakes = ['A cake', 'A pizza', 'A ribbon', 'A garden', 'A sheet of paper'] as const

function onePiece(dice: Dice): Sketch {
  const parts = dice(3, 12)
  const whole = drawFrom<string>(dice, cakes)
  return {
    kind: 'a piece',
    numbers: [parts, whole],
    text: [`${whole} is cut into ${parts} equal pieces.`],
    question: 'What fraction of the whole is one piece?',
    name: 'the fraction of one piece',
    answer: fractionAnswer(1, parts),
    hints: [
      'Think of all the pieces first.',
      'The bottom says how many equal pieces make the whole.',
      'You take one piece, so the top is 1.',
    ],
    steps: [`There are ${parts} equal pieces.`, `One piece of ${parts} is 1/${parts}.`],
    explanation: `${parts} pieces of 1/${parts} make the whole again.`,
    slips: [
      slip('said-the-number-of-pieces', parts, 'That is how many pieces there are.'),
      slip('left-out-the-piece', `1/${parts - 1}`, 'The piece that is taken counts, too.'),
      slip('took-the-others', `${parts - 1}/${parts}`, 'That is what is left when one piece is gone.'),
      slip('half-of-it', '1/2', 'One piece is half only if there are two of them.'),
    ],
    entity: `1/${parts}`,
  }
}

function largestPiece(dice: Dice): Sketch | null {
  const bottoms = [dice(2, 5), dice(6, 8), dice(9, 12)]
  const isLargest = dice(0, 1) === 0
  const [small = 2, middle = 6, large = 9] = bottoms
  const [key, far] = isLargest ? [small, large] : [large, small]
  return {
    kind: isLargest ? 'largest' : 'smallest',
    numbers: bottoms,
    question: `Which fraction is the ${isLargest ? 'largest' : 'smallest'}?`,
    name: `finding the ${isLargest ? 'largest' : 'smallest'} part`,
    answer: choice(`1/${key}`),
    hints: [
      'Each is one part of the same whole.',
      'More parts in a whole make each part smaller.',
      `Think of a cake for ${small} children, and one for ${large}.`,
    ],
    steps: [
      `The whole is cut into ${small}, ${middle} or ${large} equal parts.`,
      `${isLargest ? 'Fewest' : 'Most'} parts make the ${isLargest ? 'largest' : 'smallest'} pieces, so it is 1/${key}.`,
    ],
    explanation: 'The more equal parts there are, the smaller each part is.',
    slips: [
      slip('compared-the-bottoms', `1/${far}`, 'You looked at the size of the bottom. More parts make smaller pieces.'),
      slip('took-the-middle', `1/${middle}`, 'That one lies between the other two.'),
    ],
    entity: 'unit fractions',
  }
}

function piecesInWhole(dice: Dice): Sketch {
  const parts = dice(3, 12)
  return {
    kind: 'pieces in a whole',
    numbers: [parts],
    question: `How many pieces of 1/${parts} make 1 whole?`,
    name: `the pieces of 1/${parts} in a whole`,
    answer: { form: 'number', answer: String(parts) },
    hints: [
      'Look at the bottom of the fraction.',
      'The bottom tells how many equal pieces the whole has.',
      'Draw a bar, and cut it as the bottom says.',
    ],
    steps: [
      `The bottom says that the whole has ${parts} equal pieces.`,
      `So ${parts} pieces of 1/${parts} make 1 whole.`,
    ],
    explanation: `${parts}/${parts} is the same as 1 whole.`,
    slips: [
      slip('said-the-top', 1, 'The top counts one piece. How many fill the whole?'),
      slip('left-out-a-piece', parts - 1, 'One piece is still missing in the whole.'),
      slip('a-piece-too-many', parts + 1, 'That would be more than a whole.'),
    ],
    entity: `1/${parts}`,
  }
}

function shadedPart(dice: Dice): Sketch | null {
  const parts = dice(3, 12)
  const shaded = dice(2, parts - 1)
  const { picture, whole } = drawnWhole(dice, parts, shaded)
  const isShaded = dice(0, 3) > 0
  const [key, other] = isShaded ? [shaded, parts - shaded] : [parts - shaded, shaded]
  if (key === other) return null
  const [which, not] = isShaded ? ['shaded', 'not shaded'] : ['not shaded', 'shaded']
  return {
    kind: `${which} ${whole}`,
    numbers: [parts, shaded],
    question: `What fraction of the ${whole} is ${which}?`,
    inWords: `What fraction of a ${whole} is ${which} when ${shaded} of ${parts} equal parts are shaded?`,
    name: `the part of the ${whole} that is ${which}`,
    answer: fractionAnswer(key, parts),
    hints: [
      'Count all the parts first.',
      'The bottom counts all parts, the top counts those you name.',
      `The whole has ${parts} parts. How many are ${which}?`,
    ],
    steps: [
      `The ${whole} has ${parts} equal parts, and ${key} of them ${key === 1 ? 'is' : 'are'} ${which}.`,
      `So ${key}/${parts} is ${which}.`,
    ],
    explanation: 'The bottom counts all equal parts, and the top counts the parts that are named.',
    slips: [
      slip('part-to-part', `${key}/${other}`, 'The bottom counts all the parts, not only the others.'),
      slip('named-the-others', `${other}/${parts}`, `That is the part that is ${not}.`),
      slip('turned-the-fraction', `${parts}/${key}`, 'The number of all parts goes at the bottom.'),
      slip('counted-a-part-less', key > 1 ? `${key - 1}/${parts}` : null, 'Count the parts once more.'),
    ],
    picture,
    entity: `${key}/${parts}`,
  }
}

function onLine(dice: Dice): Sketch | null {
  const bottom = dice(2, 8)
  const wholes = bottom <= 6 ? dice(1, 2) : 1
  const top = dice(1, bottom * wholes - 1)
  if (top % bottom === 0) return null
  const ends = Array.from({ length: wholes + 1 }, (_, at) => ({ at, text: String(at) }))
  return {
    kind: wholes === 1 ? 'line to 1' : 'line to 2',
    numbers: [top, bottom],
    question: 'Which fraction does the dot show?',
    inWords: `Which fraction do you reach after ${top} jumps, when each whole has ${bottom} equal jumps?`,
    name: 'the dot on the number line',
    answer: fractionAnswer(top, bottom),
    hints: [
      'Count the equal spaces from 0 to 1.',
      'The spaces in one whole make the bottom.',
      `Each space is 1/${bottom}. Count the spaces from 0 to the dot.`,
    ],
    steps: [
      `From 0 to 1 there are ${bottom} equal spaces.`,
      `The dot is ${top} ${top === 1 ? 'space' : 'spaces'} from 0, so it is at ${top}/${bottom}.`,
    ],
    explanation: 'On a number line, the spaces count, and not the marks.',
    slips: [
      slip(
        'took-the-whole-line',
        wholes > 1 ? `${top}/${bottom * wholes}` : null,
        'Count the spaces up to 1 only, not the whole line.',
      ),
      slip('counted-marks', `${top + 1}/${bottom + 1}`, 'You counted the marks. Count the spaces between them.'),
      slip('counted-from-the-end', `${bottom * wholes - top}/${bottom}`, 'You counted from the right end. Start at 0.'),
      slip('counted-the-mark-at-0', `${top + 1}/${bottom}`, 'The mark at 0 is where you start. Count the jumps.'),
    ],
    picture: {
      kind: 'number-line',
      from: 0,
      to: wholes,
      step: 1 / bottom,
      labels: ends,
      points: [{ at: top / bottom }],
      alt: `A number line with ${bottom} equal spaces in each whole. The dot is ${top} ${top === 1 ? 'space' : 'spaces'} from 0.`,
    },
    entity: `${top}/${bottom}`,
  }
}

export const fractionPictures: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.unit-fractions',
    entity: 'fraction',
    tags: ['fractions'],
    draw: oneOf(onePart, onePiece, largestPiece, piecesInWhole),
  }),
  laterMaker({ skill: 'math.name-fractions', entity: 'fraction', tags: ['fractions'], draw: shadedPart }),
  laterMaker({
    skill: 'math.fractions-number-line',
    entity: 'fraction',
    tags: ['fractions', 'number-line'],
    draw: onLine,
  }),
]
