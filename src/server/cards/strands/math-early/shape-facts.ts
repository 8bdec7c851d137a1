import type { Picture } from '#shared/picture.ts'

type ShapeName = Extract<Picture, { kind: 'shape' }>['shape']

export type FlatShape = {
  shape: ShapeName
  name: string
  sides: number
  /** What is seen, without its name and without its number of sides. */
  look: string
  /** What it has, as a sentence about it. */
  fact: string
  /** Names that children take for it, with what sets those apart. */
  others: readonly [name: string, says: string][]
}

const says = {
  square: 'All sides of a square are equally long.',
  rectangle: 'A rectangle has 4 straight sides.',
  triangle: 'A triangle has only 3 sides.',
  circle: 'A circle is round all the way.',
  hexagon: 'A hexagon has more sides. Count them.',
  pentagon: 'A pentagon has 5 sides. Count them.',
  oval: 'An oval is round, but longer one way.',
  octagon: 'An octagon has 8 sides. Count them.',
  rhombus: 'A rhombus leans, and its sides are equal.',
  trapezoid: 'A trapezoid has a long and a short side.',
} as const

const other = (...names: (keyof typeof says)[]): [string, string][] => names.map((name) => [name, says[name]])

export const flatShapes: [FlatShape, ...FlatShape[]] = [
  {
    shape: 'triangle',
    name: 'triangle',
    sides: 3,
    look: 'It has straight sides, like a slice of pizza.',
    fact: 'It has 3 sides and 3 corners.',
    others: other('square', 'rectangle', 'circle'),
  },
  {
    shape: 'right-triangle',
    name: 'triangle',
    sides: 3,
    look: 'It has straight sides, like half a sandwich.',
    fact: 'It has 3 sides and 3 corners.',
    others: other('square', 'rectangle', 'hexagon'),
  },
  {
    shape: 'square',
    name: 'square',
    sides: 4,
    look: 'All of its sides are straight and equally long.',
    fact: 'It has 4 equal sides, and corners like a book.',
    others: [
      ['triangle', says.triangle],
      ['hexagon', says.hexagon],
      ['circle', says.circle],
    ],
  },
  {
    shape: 'rectangle',
    name: 'rectangle',
    sides: 4,
    look: 'It is like a door, with two long sides.',
    fact: 'It has 2 long and 2 short sides, and corners like a book.',
    others: other('square', 'triangle', 'hexagon'),
  },
  {
    shape: 'circle',
    name: 'circle',
    sides: 0,
    look: 'It has no corners, like a coin.',
    fact: 'It is round all the way and has no corners.',
    others: other('oval', 'square', 'triangle'),
  },
  {
    shape: 'oval',
    name: 'oval',
    sides: 0,
    look: 'It is round like an egg.',
    fact: 'It is round, but longer one way.',
    others: other('circle', 'rectangle', 'triangle'),
  },
  {
    shape: 'hexagon',
    name: 'hexagon',
    sides: 6,
    look: 'It looks like a piece of a honeycomb.',
    fact: 'It has 6 sides and 6 corners.',
    others: [
      ['octagon', says.octagon],
      ['pentagon', says.pentagon],
      ['square', says.square],
    ],
  },
]

const shapeOf = (shape: ShapeName, name: string, sides: number): Pick<FlatShape, 'shape' | 'name' | 'sides'> => ({
  shape,
  name,
  sides,
})

/** Shapes whose sides and corners are counted. */
export const sidedShapes: [
  Pick<FlatShape, 'shape' | 'name' | 'sides'>,
  ...Pick<FlatShape, 'shape' | 'name' | 'sides'>[],
] = [
  shapeOf('triangle', 'triangle', 3),
  shapeOf('right-triangle', 'triangle', 3),
  shapeOf('square', 'square', 4),
  shapeOf('rectangle', 'rectangle', 4),
  shapeOf('rhombus', 'rhombus', 4),
  shapeOf('trapezoid', 'trapezoid', 4),
  shapeOf('pentagon', 'pentagon', 5),
  shapeOf('hexagon', 'hexagon', 6),
  shapeOf('octagon', 'octagon', 8),
]
