import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'
import { aOrAn, capital } from './thing-words.ts'

type SolidName = Extract<
  Extract<Picture, { kind: 'shape' }>['shape'],
  'cube' | 'cuboid' | 'sphere' | 'cone' | 'cylinder'
>

type Solid = {
  shape: SolidName
  name: string
  /** What it is like, without its name. */
  look: string
  fact: string
  moves: string
  things: string[]
}

const solids: [Solid, ...Solid[]] = [
  {
    shape: 'cube',
    name: 'cube',
    look: 'All of its faces are squares.',
    fact: 'It has 6 square faces.',
    moves: 'It slides and stacks, but does not roll.',
    things: ['a number die', 'a toy letter block', 'a square ice block'],
  },
  {
    shape: 'sphere',
    name: 'sphere',
    look: 'It is round from every side.',
    fact: 'It is round all over and has no flat face.',
    moves: 'It rolls every way and cannot stack.',
    things: ['a soccer ball', 'a marble', 'a globe', 'an orange'],
  },
  {
    shape: 'cone',
    name: 'cone',
    look: 'It has a point and a round flat face.',
    fact: 'It has a round face at one end and a point at the other.',
    moves: 'It stands on its round face with the point up.',
    things: ['a party hat', 'a funnel', 'a carrot tip'],
  },
  {
    shape: 'cylinder',
    name: 'cylinder',
    look: 'It has a round flat face at each end.',
    fact: 'It has 2 round flat faces and rolls on its side.',
    moves: 'It rolls on its side and stands on its end.',
    things: ['a soup can', 'a paper towel roll', 'a drum', 'a candle'],
  },
  {
    shape: 'cuboid',
    name: 'box shape',
    look: 'It has long faces and square corners.',
    fact: 'It has 6 flat faces, and some are longer.',
    moves: 'It stacks well and does not roll.',
    things: ['a cereal box', 'a brick', 'a shoe box'],
  },
]

const saysOf = (name: string) => {
  const solid = solids.find((one) => one.name === name)
  return solid ? `${capital(aOrAn(name))} is another solid. ${solid.look}` : 'Look again.'
}

const slipsFor = (dice: Dice, { name }: Solid) =>
  mixed(
    dice,
    solids.filter((one) => one.name !== name),
  )
    .slice(0, 3)
    .map((one) => ({
      name: `took-it-for-a-${one.name.replace(' ', '-')}`,
      answer: one.name,
      observation: saysOf(one.name),
    }))

function nameSolid(dice: Dice): Sketch {
  const solid = drawFrom(dice, solids)
  return {
    kind: 'name',
    about: [solid.shape],
    question: 'What is this solid shape called?',
    name: 'the name of a solid shape',
    answer: choice(solid.name),
    hints: ['Look for flat faces.', 'Some solids have points, and some can roll.', solid.look],
    steps: [solid.fact, `So it is ${aOrAn(solid.name)}.`],
    explanation: 'A solid is named by its faces and how it is round.',
    slips: slipsFor(dice, solid),
    entity: solid.name,
    picture: { kind: 'shape', shape: solid.shape, alt: `A solid shape. ${solid.fact}` },
    inWords: `${solid.fact} Which solid shape is it`,
  }
}

function likeThing(dice: Dice): Sketch {
  const solid = drawFrom(dice, solids)
  const thing = solid.things[dice(0, solid.things.length - 1)] ?? 'a thing'
  return {
    kind: 'like',
    about: [thing],
    question: `Which solid shape is like ${thing}?`,
    name: `the shape of ${thing}`,
    answer: choice(solid.name),
    hints: [`Picture ${thing}.`, 'Think: does it roll, stack or have a point?', solid.moves],
    steps: [solid.look, `So ${thing} is like ${aOrAn(solid.name)}.`],
    explanation: 'Solid shapes are in the things around us.',
    slips: slipsFor(dice, solid),
    entity: solid.name,
  }
}

function byLook(dice: Dice): Sketch {
  const solid = drawFrom(dice, solids)
  const clue = drawFrom(dice, [solid.look, solid.moves])
  return {
    kind: clue === solid.look ? 'look' : 'moves',
    about: [solid.shape],
    text: [clue],
    question: 'Which solid shape is it?',
    name: 'a solid shape from a clue',
    answer: choice(solid.name),
    hints: [
      'Read the clue once more.',
      'Picture each solid in your hand.',
      clue === solid.look ? solid.moves : solid.look,
    ],
    steps: [solid.fact, `So it is ${aOrAn(solid.name)}.`],
    explanation: 'Faces, points and round sides tell solids apart.',
    slips: slipsFor(dice, solid),
    entity: solid.name,
  }
}

export const solidMakers = [
  earlyMaker('math.solid-shapes', ['shapes', 'solids'], (dice) =>
    drawFrom(dice, [nameSolid, likeThing, likeThing, byLook])(dice),
  ),
]
