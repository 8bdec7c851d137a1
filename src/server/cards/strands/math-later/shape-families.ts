import { type Written, wordDeck } from './word-deck.ts'

type Pair = readonly [sub: string, above: string, why: string]

/** Each of the first kind is one of the second kind, and not the other way around. */
const families: readonly Pair[] = [
  ['square', 'rectangle', 'A square has four right angles, and that makes a rectangle.'],
  ['square', 'rhombus', 'A square has four equal sides, and that makes a rhombus.'],
  ['square', 'parallelogram', 'A square has two pairs of parallel sides.'],
  ['rectangle', 'parallelogram', 'A rectangle has two pairs of parallel sides.'],
  ['rhombus', 'parallelogram', 'A rhombus has two pairs of parallel sides.'],
  ['square', 'quadrilateral', 'A quadrilateral is any shape with four straight sides.'],
  ['rectangle', 'quadrilateral', 'A quadrilateral is any shape with four straight sides.'],
  ['rhombus', 'quadrilateral', 'A quadrilateral is any shape with four straight sides.'],
  ['parallelogram', 'quadrilateral', 'A quadrilateral is any shape with four straight sides.'],
  ['trapezoid', 'quadrilateral', 'A quadrilateral is any shape with four straight sides.'],
  ['quadrilateral', 'polygon', 'A polygon is any closed shape with straight sides.'],
  ['triangle', 'polygon', 'A polygon is any closed shape with straight sides.'],
  ['hexagon', 'polygon', 'A polygon is any closed shape with straight sides.'],
]

const many = (shape: string) => (shape === 'rhombus' ? 'rhombuses' : `${shape}s`)

function family([sub, above, why]: Pair): Written {
  return {
    key: `${sub}-and-${above}`,
    question: `Which is true about ${many(sub)} and ${many(above)}?`,
    answer: `Every ${sub} is a ${above}`,
    wrong: [
      ['turned-the-families', `Every ${above} is a ${sub}`, `Can you draw a ${above} that is not a ${sub}?`],
      ['kept-the-families-apart', `No ${sub} is a ${above}`, `Check what a ${above} needs. Does a ${sub} have it?`],
    ],
    hints: [
      `Draw a ${sub} first, then some ${many(above)}.`,
      `A shape belongs to a family when it has all that the family needs.`,
      `Check what a ${above} must have.`,
    ],
    step: why,
    why,
  }
}

const asked: readonly Written[] = [
  {
    key: 'both-rectangle-and-rhombus',
    question: 'Which shape is always both a rectangle and a rhombus?',
    answer: 'a square',
    wrong: [
      ['equal-sides-are-not-enough', 'a rectangle', 'Its sides may have two lengths.'],
      ['right-angles-are-needed', 'a parallelogram', 'It may have no right angle.'],
      ['not-in-any-case', 'a trapezoid', 'It needs right angles and equal sides.'],
    ],
    hints: [
      'Write down what each of the two needs.',
      'A rectangle needs right angles, and a rhombus equal sides.',
      'Draw a shape with both.',
    ],
    step: 'It needs four right angles and four equal sides.',
    why: 'Four right angles and four equal sides together make a square.',
  },
  {
    key: 'rhombus-with-right-angles',
    question: 'What do you call a rhombus with four right angles?',
    answer: 'a square',
    wrong: [
      ['forgot-the-angles', 'a kite', 'A kite does not need right angles.'],
      ['forgot-the-parallel-sides', 'a pentagon', 'A pentagon has five sides.'],
      ['took-the-three-sided', 'a triangle', 'A triangle has three sides.'],
    ],
    hints: [
      'Draw four equal sides.',
      'Equal sides with right angles have a name of their own.',
      'Make every corner fit the corner of a sheet.',
    ],
    step: 'Its sides are equal, and its angles are right.',
    why: 'A rhombus with right angles has all that a square needs.',
  },
  {
    key: 'not-a-parallelogram',
    question: 'Which shape is never a parallelogram?',
    answer: 'a triangle',
    wrong: [
      ['square-is-one', 'a square', 'Look for parallel sides: it has two pairs.'],
      ['rhombus-is-one', 'a rhombus', 'Look for parallel sides: it has two pairs.'],
      ['rectangle-is-one', 'a rectangle', 'Look for parallel sides: it has two pairs.'],
    ],
    hints: [
      'Count the sides first.',
      'A parallelogram needs two pairs of parallel sides.',
      'How many sides are needed for two pairs?',
    ],
    step: 'Two pairs of sides are four sides.',
    why: 'A triangle has only three sides, and none of them are parallel.',
  },
  {
    key: 'rectangle-needs',
    question: 'What makes a quadrilateral a rectangle?',
    answer: 'four right angles',
    wrong: [
      ['took-equal-sides', 'four equal sides', 'That makes a rhombus.'],
      ['took-one-angle', 'one right angle', 'All the corners must fit.'],
      ['took-two-long-sides', 'two long sides', 'A square is a rectangle, too. Are two of its sides longer?'],
    ],
    hints: [
      'Look at the corners of a door.',
      'The name speaks of corners, not of lengths.',
      'What do a square and a long door have in common?',
    ],
    step: 'Squares and doors have corners that all fit a sheet of paper.',
    why: 'Any quadrilateral with four right angles is a rectangle, also a square.',
  },
  {
    key: 'rhombus-needs',
    question: 'What makes a quadrilateral a rhombus?',
    answer: 'four equal sides',
    wrong: [
      ['took-right-angles', 'four right angles', 'That makes a rectangle.'],
      ['took-two-equal', 'two equal sides', 'All its sides must be alike.'],
      ['took-the-tip', 'a corner on top', 'Turning a shape does not change its name.'],
    ],
    hints: [
      'Measure around it.',
      'A square is one of them, too.',
      'What do a square and a slanted one have in common?',
    ],
    step: 'A square and a slanted rhombus have four sides of the same length.',
    why: 'Any quadrilateral with four equal sides is a rhombus, also a square.',
  },
]

export const shapeFamilies = wordDeck('shape-families', 'math.classify-shapes', ['shapes', 'families'], () => [
  ...families.map(family),
  ...asked,
])
