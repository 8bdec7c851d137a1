import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { type Measure, measuresKnown, toLarge, toSmall } from '#server/brain/built-in/math/measures.ts'
import { areaOf, perimeterOf } from '#server/brain/built-in/math/rectangles.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const units = ['cm', 'm', 'feet', 'inches'] as const

function area(dice: Dice): Sketch | null {
  const [long, wide] = [dice(3, 12), dice(2, 9)]
  const unit = drawFrom<string>(dice, units)
  if (long <= wide) return null
  const isGrid = dice(0, 1) === 0
  return {
    ...areaOf(long, wide, unit),
    picture: {
      kind: 'rectangle',
      width: long,
      height: wide,
      labels: { top: `${long} ${unit}`, side: `${wide} ${unit}` },
      ...(isGrid && { grid: true }),
      alt: `A rectangle, ${long} ${unit} long and ${wide} ${unit} wide${isGrid ? ', cut into unit squares' : ''}.`,
    },
    entity: 'rectangle',
  }
}

function around(dice: Dice): Sketch | null {
  const [long, wide] = [dice(4, 18), dice(2, 12)]
  const unit = drawFrom<string>(dice, units)
  if (long <= wide) return null
  return {
    ...perimeterOf(long, wide, unit),
    picture: {
      kind: 'rectangle',
      width: long,
      height: wide,
      labels: { top: `${long} ${unit}`, side: `${wide} ${unit}` },
      alt: `A rectangle, ${long} ${unit} long and ${wide} ${unit} wide.`,
    },
    entity: 'rectangle',
  }
}

function threeSides(dice: Dice): Sketch | null {
  const [a, b, c] = [dice(5, 15), dice(5, 15), dice(5, 15)]
  const unit = drawFrom<string>(dice, units)
  if (a >= b + c || b >= a + c || c >= a + b) return null
  const key = a + b + c
  return {
    kind: 'triangle',
    numbers: [a, b, c, unit],
    question: `What is the perimeter of a triangle with sides of ${a}, ${b} and ${c} ${unit}?`,
    name: 'the perimeter of the triangle',
    answer: numberAnswer(key, unit),
    hints: [
      'Perimeter is the way around.',
      'Walk along every side, and add its length.',
      `Add ${a} and ${b} first. One side is still left.`,
    ],
    steps: [`${a} + ${b} = ${a + b}, and ${a + b} + ${c} = ${key}.`, `So the perimeter is ${key} ${unit}.`],
    explanation: 'The perimeter is the length of all sides together.',
    slips: [
      slip('left-out-a-side', a + b, 'You left out a side.'),
      slip('left-out-another-side', b + c, 'You left out a side.'),
      slip('counted-a-side-twice', key + c, 'You counted one side again.'),
      slip('lost-a-ten', key - 10, 'You are near. Look at the tens once more.'),
    ],
    entity: 'triangle',
  }
}

const equalSided = [
  ['square', 4],
  ['pentagon with equal sides', 5],
  ['hexagon with equal sides', 6],
  ['triangle with equal sides', 3],
] as const

function equalSides(dice: Dice): Sketch {
  const [shape, count] = drawFrom<(typeof equalSided)[number]>(dice, equalSided)
  const side = dice(3, 12)
  const unit = drawFrom<string>(dice, units)
  const key = count * side
  return {
    kind: 'equal sides',
    numbers: [count, side, unit],
    question: `What is the perimeter of a ${shape}, when one side is ${side} ${unit}?`,
    name: `the perimeter of the ${shape}`,
    answer: numberAnswer(key, unit),
    hints: [
      'Perimeter is the way around.',
      'All the sides have the same length.',
      `Count how many sides a ${shape.split(' ')[0]} has.`,
    ],
    steps: [
      `It has ${count} sides of ${side} ${unit}.`,
      `${count} × ${side} = ${key}, so the perimeter is ${key} ${unit}.`,
    ],
    explanation: 'With equal sides, you can multiply instead of adding.',
    slips: [
      slip('area-for-perimeter', side * side, 'You multiplied two sides. Go around it.'),
      slip('a-side-too-few', key - side, 'One side is still missing.'),
      slip('a-side-too-many', key + side, 'You counted a side too many.'),
      slip('added-the-number-of-sides', side + count, `You added ${count}. Every side has its length.`),
    ],
    entity: shape.split(' ')[0] ?? shape,
  }
}

function boxVolume(dice: Dice): Sketch | null {
  const [a, b, c] = [dice(3, 9), dice(2, 8), dice(2, 6)]
  const unit = drawFrom<string>(dice, ['cm', 'inches', 'feet'])
  if (a === b && b === c) return null
  const key = a * b * c
  return {
    kind: 'box',
    numbers: [a, b, c, unit],
    question: `What is the volume of a box ${a} ${unit} long, ${b} ${unit} wide and ${c} ${unit} high?`,
    name: 'the volume of the box',
    answer: numberAnswer(key, `cubic ${unit}`),
    hints: [
      'Volume is how much fits inside.',
      'Fill the bottom layer with cubes, then count layers.',
      `The bottom layer has ${a} × ${b} = ${a * b} cubes.`,
    ],
    steps: [
      `The bottom layer: ${a} × ${b} = ${a * b} cubes.`,
      `${c} layers: ${a * b} × ${c} = ${decimal(key)}.`,
      `So the volume is ${decimal(key)} cubic ${unit}.`,
    ],
    explanation: 'Volume counts the unit cubes in all layers.',
    slips: [
      slip('only-the-bottom-layer', a * b, 'That is one layer. How many layers are there?'),
      slip('added-the-sides', a + b + c, 'You added the sides. Count cubes in layers.'),
      slip('added-the-height', a * b + c, `You added the height. Every layer has the same number of cubes.`),
      slip('took-the-surface', 2 * (a * b + b * c + a * c), 'That covers the outside. Count what is inside.'),
      slip('a-layer-too-few', a * b * (c - 1), 'One layer is still missing.'),
    ],
    entity: 'box',
  }
}

const isMetric = ({ times }: Measure) => [10, 100, 1_000].includes(times)
const customary = new Set(['hour', 'foot', 'pound', 'gallon', 'yard', 'minute'])

const quarts: Measure = { large: ['quart', 'quarts'], small: ['cup', 'cups'], times: 4, mistaken: 2 }
const pints: Measure = { large: ['pint', 'pints'], small: ['cup', 'cups'], times: 2, mistaken: 4 }

function converted(known: readonly Measure[]) {
  return (dice: Dice): Sketch | null => {
    const measure = known[dice(0, known.length - 1)]
    if (!measure) return null
    const kind = dice(0, 2)
    const rest = measure.times >= 100 ? dice(1, 19) * (measure.times / 20) : dice(1, measure.times - 1)
    const draft =
      kind === 0
        ? toLarge(measure, dice(2, 12))
        : toSmall(measure, dice(2, 12), kind === 1 || measure.large[0] === 'centimeter' ? 0 : rest)
    return draft && { ...draft, entity: measure.large[0] }
  }
}

export const measuredShapes: readonly CardMaker[] = [
  laterMaker({ skill: 'math.area-rectangles', entity: 'rectangle', tags: ['area'], draw: area }),
  laterMaker({
    skill: 'math.perimeter',
    entity: 'shape',
    tags: ['perimeter'],
    draw: oneOf(around, threeSides, equalSides),
  }),
  laterMaker({ skill: 'math.volume', entity: 'box', tags: ['volume'], draw: boxVolume }),
  laterMaker({
    skill: 'math.convert-metric',
    entity: 'meter',
    tags: ['measuring', 'metric'],
    draw: converted(measuresKnown.filter(isMetric)),
  }),
  laterMaker({
    skill: 'math.convert-customary',
    entity: 'foot',
    tags: ['measuring', 'customary'],
    draw: converted([...measuresKnown.filter(({ large }) => customary.has(large[0])), quarts, pints]),
  }),
]
