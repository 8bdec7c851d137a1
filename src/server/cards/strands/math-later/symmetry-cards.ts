import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { drawTurn, type Known, shapes } from './drawn-shapes.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

type Mirrored = Pick<Known, 'called' | 'mirrors'> & { shape: Known['shape'] | 'star' | 'heart' | 'oval' | 'semicircle' }

const drawnMirrors: readonly [Mirrored, ...Mirrored[]] = [
  ...shapes,
  { shape: 'star', called: 'a star with five equal points', mirrors: 5 },
  { shape: 'heart', called: 'a heart', mirrors: 1 },
  { shape: 'oval', called: 'a long oval', mirrors: 2 },
  { shape: 'semicircle', called: 'half a circle', mirrors: 1 },
]

function mirrorLines(dice: Dice): Sketch {
  const { shape, called, mirrors } = drawFrom(dice, drawnMirrors)
  const turned = drawTurn(dice)
  return {
    kind: 'lines of symmetry',
    numbers: [shape, turned],
    question: 'How many lines of symmetry does this shape have?',
    inWords: `How many lines of symmetry does ${called} have?`,
    name: 'the lines of symmetry of the shape',
    answer: numberAnswer(mirrors),
    hints: [
      'Think of folding the shape.',
      'Both halves must lie exactly on each other.',
      'Try folds through corners, and folds through the middle of sides.',
    ],
    steps: [
      mirrors === 0
        ? 'No fold lays one half exactly on the other.'
        : 'Fold it in every way in which both halves match.',
      `It has ${mirrors} ${mirrors === 1 ? 'line' : 'lines'} of symmetry.`,
    ],
    explanation:
      shape === 'parallelogram'
        ? 'Both halves have the same size, but they do not match when folded.'
        : 'Each line of symmetry is a fold that makes both halves match.',
    slips: [
      slip(
        'took-the-diagonals',
        shape === 'rectangle' || shape === 'rhombus' || shape === 'oval' ? 4 : shape === 'parallelogram' ? 2 : null,
        'Fold along each line in your mind. Do the corners meet?',
      ),
      slip('only-upright-and-flat', mirrors > 2 ? 2 : null, 'There are slanted folds, too.'),
      slip('only-upright', mirrors > 1 ? 1 : null, 'There is more than one way to fold it.'),
      slip('counted-both-ends', mirrors * 2, 'Each line has two ends. Count it once.'),
      slip('a-fold-too-many', mirrors + 1, 'One of those folds does not match.'),
      slip('slanted-folds-too', mirrors + 2, 'Some slanted folds do not match here.'),
      slip('saw-none', 0, 'Fold it in your mind until both halves match.'),
    ],
    picture: {
      kind: 'shape',
      shape,
      ...(turned > 0 && { turned }),
      alt: `The outline of ${called}${turned > 0 ? ', turned' : ''}.`,
    },
    entity: shape,
  }
}

/** Lines through the middle: where they mirror, and where both halves have one size but do not fold together. */
const folds = [
  { shape: 'square', called: 'a square', mirrors: [0, 45, 90, 135], others: [20, 30, 65, 110] },
  { shape: 'rectangle', called: 'a rectangle', mirrors: [0, 90], others: [45, 61, 119, 135] },
  { shape: 'rhombus', called: 'a rhombus', mirrors: [0, 90], others: [45, 135, 30] },
  { shape: 'parallelogram', called: 'a parallelogram', mirrors: [], others: [0, 90, 64] },
  { shape: 'hexagon', called: 'a hexagon', mirrors: [0, 30, 90, 120], others: [15, 45, 75] },
  { shape: 'oval', called: 'a long oval', mirrors: [0, 90], others: [45, 30, 120] },
] as const

function isMirror(dice: Dice): Sketch | null {
  const { shape, called, mirrors, others } = drawFrom<(typeof folds)[number]>(dice, folds)
  const isLine = dice(0, 1) === 0
  const lines: readonly number[] = isLine ? mirrors : others
  const line = lines[dice(0, lines.length - 1)]
  if (line === undefined) return null
  const [yes, size, larger] = ['Yes, both halves match', 'No, only the size is the same', 'No, one half is larger']
  return {
    kind: 'fold',
    numbers: [shape, line],
    question: 'Do both halves match when you fold along the dashed line?',
    inWords: null,
    name: 'the dashed line',
    answer: choice(isLine ? yes : size),
    hints: [
      'Follow the dashed line from end to end.',
      'A line of symmetry works like a mirror.',
      'Pick a corner or an edge. Where does it land after the fold?',
    ],
    steps: [
      isLine
        ? 'After the fold, every point lands on the other half.'
        : 'After the fold, the edges do not lie on each other.',
      isLine ? `So it is: ${yes}.` : `So it is: ${size}.`,
    ],
    explanation: isLine
      ? 'The line is a mirror, so it is a line of symmetry.'
      : 'Halves of one size are not enough. They must match when folded.',
    slips: [
      slip(
        'took-equal-halves-for-symmetry',
        isLine ? null : yes,
        'Both halves have the same size. Do their edges meet after the fold?',
      ),
      slip('did-not-see-the-fold', isLine ? size : null, 'Fold it in your mind once more: where do the edges land?'),
      slip('took-the-halves-for-different', larger, 'The line goes through the middle. Compare both sides.'),
    ],
    picture: {
      kind: 'shape',
      shape,
      line,
      alt: `The outline of ${called} with a dashed line through its middle, ${line} degrees from upright.`,
    },
    entity: shape,
  }
}

export const symmetryCards: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.symmetry',
    entity: 'shape',
    tags: ['shapes', 'symmetry'],
    draw: oneOf(mirrorLines, isMirror),
  }),
]
