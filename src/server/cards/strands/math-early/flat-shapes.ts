import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'
import { flatShapes, sidedShapes } from './shape-facts.ts'
import { aOrAn, capital } from './thing-words.ts'

const turns: [number, ...number[]] = [0, 0, 15, 30, 75, 100, 160, 200]

/** The name of a shape, turned or not: a turned square is a square. */
function nameShape(dice: Dice): Sketch {
  const { shape, name, look, fact, others } = drawFrom(dice, flatShapes)
  const turned = name === 'circle' ? 0 : drawFrom(dice, turns)
  return {
    kind: 'name',
    about: [shape, turned],
    question: 'What is this shape called?',
    name: 'the name of a shape',
    answer: choice(name),
    hints: [
      name === 'circle' || name === 'oval' ? 'Look for corners.' : 'Count the sides with your finger.',
      'A turned shape keeps its name.',
      look,
    ],
    steps: [fact, `So it is ${aOrAn(name)}.`],
    explanation: 'A shape is named by its sides and corners.',
    slips: others.map(([answer, observation]) => ({
      name: `took-it-for-${aOrAn(answer).replace(' ', '-')}`,
      answer,
      observation,
    })),
    entity: name,
    picture: { kind: 'shape', shape, ...(turned > 0 && { turned }), alt: altFor(look, fact) },
    inWords: `${fact} What is this shape called`,
  }
}

const altFor = (look: string, fact: string) => `A shape. ${fact} ${look}`

/** Things of every day and their shape. */
const things: [Thing, ...Thing[]] = [
  ['a coin', 'circle'],
  ['a pizza', 'circle'],
  ['a wheel', 'circle'],
  ['a door', 'rectangle'],
  ['a dollar bill', 'rectangle'],
  ['a slice of pizza', 'triangle'],
  ['a sail', 'triangle'],
  ['a checkerboard', 'square'],
  ['an egg', 'oval'],
  ['a cell of a honeycomb', 'hexagon'],
]
type Thing = [what: string, name: string]

function likeThing(dice: Dice): Sketch | null {
  const [what, name] = drawFrom(dice, things)
  const known = flatShapes.find((one) => one.name === name)
  if (!known) return null
  return {
    kind: 'like',
    about: [what],
    question: `Which shape is most like ${what}?`,
    name: `the shape of ${what}`,
    answer: choice(name),
    hints: [`Picture ${what}.`, 'Think of its sides and corners.', 'Draw around it in the air.'],
    steps: [`Think of ${what}. ${known.fact}`, `So it is most like ${aOrAn(name)}.`],
    explanation: 'Shapes are in the things around us.',
    slips: known.others.map(([answer, observation]) => ({
      name: `took-it-for-${aOrAn(answer).replace(' ', '-')}`,
      answer,
      observation,
    })),
    entity: name,
  }
}

/** How many sides or corners. */
function countSides(dice: Dice): Sketch {
  const { shape, name, sides } = drawFrom(dice, sidedShapes)
  const what = drawFrom(dice, ['sides', 'corners'])
  const turned = drawFrom(dice, turns)
  return {
    kind: what,
    about: [shape, turned],
    question: `How many ${what} does this shape have?`,
    name: `the ${what} of a shape`,
    answer: numberAnswer(sides),
    hints: [
      'Put your finger on a corner to start.',
      what === 'sides' ? 'A side goes straight from corner to corner.' : 'A corner is where sides meet.',
      'Go around once, and stop where you started.',
    ],
    steps: ['Go around the shape and count.', `It has ${sides} ${what}.`],
    explanation: `${capital(aOrAn(name))} has ${sides} sides and ${sides} corners.`,
    slips: [
      { name: 'counted-the-start-again', answer: sides + 1, observation: 'Did you count the first again at the end?' },
      { name: 'stopped-too-soon', answer: sides - 1, observation: 'Go all the way around.' },
      {
        name: 'added-sides-and-corners',
        answer: 2 * sides,
        observation: `You counted sides and corners. Count only ${what}.`,
      },
      { name: 'counted-too-many', answer: sides + 2, observation: 'Mark where you start, then count again.' },
    ],
    entity: name,
    picture: { kind: 'shape', shape, ...(turned > 0 && { turned }), alt: `The shape is ${aOrAn(name)}.` },
    inWords: `How many ${what} does ${aOrAn(name)} have?`,
  }
}

/** A shape by its sides. */
function whoHas(dice: Dice): Sketch {
  const [sides, name] = drawFrom<[number, string]>(dice, [
    [3, 'triangle'],
    [4, 'rectangle'],
    [5, 'pentagon'],
    [6, 'hexagon'],
  ])
  const all = [
    [3, 'triangle'],
    [4, 'rectangle'],
    [5, 'pentagon'],
    [6, 'hexagon'],
  ] as const
  const what = drawFrom(dice, ['sides', 'corners'])
  return {
    kind: `who-has-${what}`,
    about: [sides],
    question: `Which shape has ${sides} ${what}?`,
    name: `a shape by its ${what}`,
    answer: choice(name),
    hints: ['Draw each shape in the air.', `Count the ${what} as you draw.`, `Stop when you have counted ${sides}.`],
    steps: [`Draw it and count ${sides} ${what}.`, `That shape is ${aOrAn(name)}.`],
    explanation: `${capital(aOrAn(name))} has ${sides} sides and ${sides} corners.`,
    slips: all
      .filter(([, one]) => one !== name)
      .map(([has, answer]) => ({
        name: has < sides ? 'took-a-shape-with-fewer' : 'took-a-shape-with-more',
        answer,
        observation: `${capital(aOrAn(answer))} has ${has} ${what}.`,
      })),
    entity: name,
  }
}

export const flatMakers = [
  earlyMaker('math.flat-shapes', ['shapes'], (dice) => (dice(0, 2) > 0 ? nameShape(dice) : likeThing(dice))),
  earlyMaker('math.sides-and-corners', ['shapes'], (dice) => (dice(0, 2) > 0 ? countSides(dice) : whoHas(dice))),
]
