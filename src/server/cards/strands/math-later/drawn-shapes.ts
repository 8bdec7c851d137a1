import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

export type Known = {
  shape:
    | 'square'
    | 'rectangle'
    | 'rhombus'
    | 'parallelogram'
    | 'trapezoid'
    | 'triangle'
    | 'pentagon'
    | 'hexagon'
    | 'octagon'
  called: string
  sides: number
  rightAngles: number
  parallelPairs: number
  mirrors: number
}

/** As they are drawn: the triangle and the shapes with many sides have equal sides. */
export const shapes: readonly [Known, ...Known[]] = [
  { shape: 'square', called: 'a square', sides: 4, rightAngles: 4, parallelPairs: 2, mirrors: 4 },
  {
    shape: 'rectangle',
    called: 'a rectangle that is not a square',
    sides: 4,
    rightAngles: 4,
    parallelPairs: 2,
    mirrors: 2,
  },
  {
    shape: 'rhombus',
    called: 'a rhombus that is not a square',
    sides: 4,
    rightAngles: 0,
    parallelPairs: 2,
    mirrors: 2,
  },
  {
    shape: 'parallelogram',
    called: 'a slanted parallelogram with sides of two lengths',
    sides: 4,
    rightAngles: 0,
    parallelPairs: 2,
    mirrors: 0,
  },
  {
    shape: 'trapezoid',
    called: 'a trapezoid with two slanted sides that match',
    sides: 4,
    rightAngles: 0,
    parallelPairs: 1,
    mirrors: 1,
  },
  {
    shape: 'triangle',
    called: 'a triangle with three equal sides',
    sides: 3,
    rightAngles: 0,
    parallelPairs: 0,
    mirrors: 3,
  },
  {
    shape: 'pentagon',
    called: 'a pentagon with five equal sides and angles',
    sides: 5,
    rightAngles: 0,
    parallelPairs: 0,
    mirrors: 5,
  },
  {
    shape: 'hexagon',
    called: 'a hexagon with six equal sides and angles',
    sides: 6,
    rightAngles: 0,
    parallelPairs: 3,
    mirrors: 6,
  },
  {
    shape: 'octagon',
    called: 'an octagon with eight equal sides and angles',
    sides: 8,
    rightAngles: 0,
    parallelPairs: 4,
    mirrors: 8,
  },
]

const fourSided: readonly [Known, ...Known[]] = [shapes[0], ...shapes.slice(1, 5)]

export const drawTurn = (dice: Dice) => drawFrom(dice, [0, 0, 20, 45, 70, 110, 160])

const drawn = ({ shape, called }: Known, turned: number) => ({
  kind: 'shape' as const,
  shape,
  ...(turned > 0 && { turned }),
  alt: `The outline of ${called}${turned > 0 ? ', turned' : ''}.`,
})

function rightAngles(dice: Dice): Sketch {
  const known = drawFrom(dice, fourSided)
  const turned = drawTurn(dice)
  const key = known.rightAngles
  return {
    kind: 'right angles',
    numbers: [known.shape, turned],
    question: 'How many right angles does this shape have?',
    inWords: `How many right angles does ${known.called} have?`,
    name: 'the right angles of the shape',
    answer: numberAnswer(key),
    hints: [
      'Look at each corner.',
      'A right angle fits the corner of a sheet of paper.',
      'Turn your head: a turned corner keeps its angle.',
    ],
    steps: [
      key === 4
        ? 'All its corners fit the corner of a sheet of paper.'
        : 'None of its corners fits the corner of a sheet of paper.',
      `So it has ${key} right angles.`,
    ],
    explanation:
      key === 4
        ? 'Squares and rectangles have right angles, however they are turned.'
        : 'Slanted sides make corners that are too narrow or too wide.',
    slips:
      key === 4
        ? [
            slip('turned-it-looks-slanted', 0, 'Turn it back in your mind. The corners stay the same.'),
            slip('counted-half', 2, 'Check the other corners, too.'),
            slip('counted-one', 1, 'Check the other corners, too.'),
          ]
        : [
            slip('took-all-corners', 4, 'Put the corner of a sheet against each corner.'),
            slip('took-two-corners', 2, 'Those corners match each other. Do they fit the corner of a sheet?'),
            slip('took-one-corner', 1, 'Put the corner of a sheet against that corner.'),
          ],
    picture: drawn(known, turned),
    entity: known.shape,
  }
}

function parallelSides(from: readonly [Known, ...Known[]]) {
  return (dice: Dice): Sketch => {
    const known = drawFrom(dice, from)
    const turned = drawTurn(dice)
    const key = known.parallelPairs
    return {
      kind: 'parallel sides',
      numbers: [known.shape, turned],
      question: 'How many pairs of parallel sides does this shape have?',
      inWords: `How many pairs of parallel sides does ${known.called} have?`,
      name: 'the parallel sides of the shape',
      answer: numberAnswer(key),
      hints: [
        'Look at sides that lie across from each other.',
        'Parallel sides stay the same distance apart.',
        'Make the sides longer in your mind: would they meet?',
      ],
      steps: [
        key === 0
          ? 'All its sides would meet if they were longer.'
          : 'Go around, and match each side with the one across from it.',
        `It has ${key} ${key === 1 ? 'pair' : 'pairs'} of parallel sides.`,
      ],
      explanation: 'Parallel sides run in the same direction and never meet.',
      slips: [
        slip('counted-sides', key > 0 ? key * 2 : known.sides, 'You counted sides. Count pairs.'),
        slip('missed-a-pair', key - 1, 'One more pair never meets.'),
        slip('took-slanted-sides', key + 1, 'Make those sides longer. Would they meet?'),
        slip('took-all-sides', known.sides, 'Count only pairs that never meet.'),
      ],
      picture: drawn(known, turned),
      entity: known.shape,
    }
  }
}

/** Names that do not fit, so that none of them is true in any way: every rectangle is a parallelogram, too. */
const otherNames = {
  rectangle: ['square', 'rhombus', 'pentagon'],
  rhombus: ['rectangle', 'square', 'pentagon'],
  parallelogram: ['rectangle', 'rhombus', 'square'],
  trapezoid: ['rectangle', 'rhombus', 'square'],
  square: ['triangle', 'pentagon', 'hexagon'],
} as const

const whyNot = {
  square: 'A square has equal sides and right angles.',
  rectangle: 'A rectangle has right angles only.',
  rhombus: 'A rhombus has four equal sides.',
  pentagon: 'A pentagon has five sides. Count them.',
  triangle: 'A triangle has three sides. Count them.',
  hexagon: 'A hexagon has six sides. Count them.',
} as const

const whyIs = {
  square: 'It has four equal sides and four right angles.',
  rectangle: 'It has four right angles, and sides of two lengths.',
  rhombus: 'It has four equal sides, but no right angles.',
  parallelogram: 'It has two pairs of parallel sides, sides of two lengths and no right angles.',
  trapezoid: 'It has just one pair of parallel sides.',
} as const

function named(dice: Dice): Sketch {
  const shape = drawFrom(dice, ['rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'square'] as const)
  const turned = drawTurn(dice)
  return {
    kind: 'name',
    numbers: [shape, turned],
    question: 'Which name fits this shape?',
    inWords: `Which name fits this shape: ${whyIs[shape]}`
      .replace(/: It (.*)\.$/, ' if it $1?')
      .replace('if it has', 'that has'),
    name: 'the name of the shape',
    answer: choice(shape),
    hints: [
      'Count the sides, and look at the corners.',
      'Equal sides, right angles and parallel sides decide.',
      'Turning a shape does not change its name.',
    ],
    steps: [whyIs[shape], `So it is a ${shape}.`],
    explanation: whyIs[shape],
    slips: otherNames[shape].map((name) => slip(`took-it-for-a-${name}`, name, whyNot[name])),
    picture: {
      kind: 'shape',
      shape,
      ...(turned > 0 && { turned }),
      alt: `A shape with four sides. ${whyIs[shape]}`,
    },
    entity: shape,
  }
}

export const drawnShapes: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.quadrilaterals',
    entity: 'shape',
    tags: ['shapes', 'quadrilaterals'],
    draw: oneOf(named, named, rightAngles, parallelSides(fourSided)),
  }),
  laterMaker({ skill: 'math.lines', entity: 'shape', tags: ['shapes', 'parallel'], draw: parallelSides(shapes) }),
]
