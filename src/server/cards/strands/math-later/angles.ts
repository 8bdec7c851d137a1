import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const kinds = ['acute', 'right', 'obtuse', 'straight'] as const
type AngleKind = (typeof kinds)[number]

const kindOf = (degrees: number): AngleKind =>
  degrees < 90 ? 'acute' : degrees === 90 ? 'right' : degrees < 180 ? 'obtuse' : 'straight'

const isWhat = {
  acute: 'An acute angle opens less than a right angle.',
  right: 'A right angle is like the corner of a sheet of paper.',
  obtuse: 'An obtuse angle opens more than a right angle, but is not straight.',
  straight: 'A straight angle looks like a straight line.',
}

const says = {
  acute: 'Acute angles are narrow. Compare it with the corner of a sheet.',
  right: 'Right angles look like the corner of a sheet. Does it fit?',
  obtuse: 'Obtuse angles open wider than the corner of a sheet.',
  straight: 'Straight angles look like a line. Is there still a corner?',
}

function draw(dice: Dice): number {
  const kind = drawFrom(dice, ['acute', 'acute', 'acute', 'obtuse', 'obtuse', 'obtuse', 'right', 'straight'])
  if (kind === 'acute') return dice(15, 75)
  return kind === 'obtuse' ? dice(105, 165) : kind === 'right' ? 90 : 180
}

function kindShown(dice: Dice): Sketch {
  const degrees = draw(dice)
  const isShown = dice(0, 2) > 0
  const kind = kindOf(degrees)
  const where =
    degrees === 90 ? 'Put it beside the 90 degrees of a corner.' : `Compare it with the corner of a sheet of paper.`
  return {
    kind: isShown ? 'kind shown' : 'kind told',
    numbers: [degrees],
    question: isShown ? 'What kind of angle is this?' : `What kind of angle has ${degrees} degrees?`,
    ...(isShown && {
      inWords: `What kind of angle has ${degrees} degrees?`,
      picture: { kind: 'angle', degrees, alt: `Two rays from one point, ${degrees} degrees apart.` },
    }),
    name: 'the kind of the angle',
    answer: choice(kind),
    hints: [
      where,
      'A corner of a sheet has 90 degrees, and a line has 180.',
      'Ask: does it open less or more than such a corner?',
    ],
    steps: [isWhat[kind], `The angle has ${degrees} degrees, so it is ${kind}.`],
    explanation: isWhat[kind],
    slips: kinds.filter((one) => one !== kind).map((one) => slip(`took-it-for-${one}`, one, says[one])),
    entity: kind,
  }
}

const marks = [20, 30, 40, 50, 60, 70, 110, 120, 130, 140, 150, 160] as const

function aboutHowMany(dice: Dice): Sketch {
  const degrees = drawFrom<number>(dice, marks)
  const isAcute = degrees < 90
  const far = isAcute ? (degrees <= 40 ? degrees + 35 : degrees - 35) : degrees >= 140 ? degrees - 35 : degrees + 35
  return {
    kind: 'estimate',
    numbers: [degrees],
    question: 'About how many degrees does this angle have?',
    inWords: null,
    name: 'the size of the angle',
    answer: choice(`${degrees}°`),
    hints: [
      'First decide: more or less than the corner of a sheet?',
      'A corner of a sheet has 90 degrees, half of it has 45.',
      isAcute ? 'It opens less than such a corner.' : 'It opens more than such a corner.',
    ],
    steps: [
      isAcute ? 'It opens less than 90 degrees.' : 'It opens more than 90 degrees.',
      `Of the choices, ${degrees}° fits best.`,
    ],
    explanation: 'A right angle has 90 degrees, and other angles are compared with it.',
    slips: [
      slip(
        'read-the-other-scale',
        `${180 - degrees}°`,
        'That is the other scale of the protractor. Less or more than 90?',
      ),
      slip('took-it-for-right', '90°', 'Compare it with the corner of a sheet of paper.'),
      slip(
        'far-off',
        `${far}°`,
        isAcute ? 'Compare it with half of a corner, 45 degrees.' : 'Compare it with a corner and a half, 135 degrees.',
      ),
    ],
    picture: {
      kind: 'angle',
      degrees,
      alt: `Two rays from one point. They open ${isAcute ? 'less' : 'more'} than a right angle.`,
    },
    entity: 'degrees',
  }
}

const wholes = [
  { total: 90, name: 'a right angle' },
  { total: 180, name: 'a straight angle' },
] as const

function missing(dice: Dice): Sketch | null {
  const isOpen = dice(0, 2) === 0
  const { total, name } = isOpen
    ? { total: dice(70, 170), name: 'a larger angle' }
    : drawFrom<{ total: number; name: string }>(dice, wholes)
  const one = dice(15, total - 15)
  const key = total - one
  if (key === one || total === 2 * one) return null
  return {
    kind: name,
    numbers: [total, one],
    text: [
      isOpen ? `Two angles make an angle of ${total} degrees.` : `Two angles together make ${name}.`,
      `One of them has ${one} degrees.`,
    ],
    question: 'How many degrees does the other angle have?',
    name: `the angle beside ${one} degrees`,
    answer: numberAnswer(key, 'degrees'),
    hints: [
      isOpen ? 'Look for the whole angle in the story.' : `Think how many degrees ${name} has.`,
      'Parts of an angle add up to the whole angle.',
      isOpen ? `Go from ${one} up to ${total}.` : `Both parts must make ${total} degrees together.`,
    ],
    steps: [`The whole angle has ${total} degrees.`, `${total} − ${one} = ${key}, so the other has ${key} degrees.`],
    explanation: `${one} and ${key} degrees make ${total} degrees.`,
    slips: [
      slip(
        'took-another-whole',
        isOpen ? 180 - one : total === 90 ? 180 - one : one < 90 ? 90 - one : null,
        isOpen ? `The whole angle has ${total} degrees here.` : `How many degrees does ${name} have?`,
      ),
      slip('added', total + one, 'You added. The whole angle is given already.'),
      slip(
        'forgot-to-regroup',
        one % 10 > total % 10 ? key + 10 : null,
        'Look at the tens again: one of them was traded.',
      ),
      slip('said-the-known-angle', one, 'That angle is known. Look for the other one.'),
      slip('a-ten-off', key - 10, 'You are near. Look at the tens again.'),
    ],
    entity: 'degrees',
  }
}

function together(dice: Dice): Sketch {
  const [a, b] = [dice(15, 85), dice(20, 85)]
  return {
    kind: 'together',
    numbers: [a, b],
    text: [`Two angles lie side by side.`, `One has ${a} degrees, the other has ${b} degrees.`],
    question: 'How many degrees do they have together?',
    name: `angles of ${a} and ${b} degrees`,
    answer: numberAnswer(a + b, 'degrees'),
    hints: [
      'Both angles make one larger angle.',
      'Angles that lie side by side are added.',
      `Add the tens first: ${a - (a % 10)} and ${b - (b % 10)}.`,
    ],
    steps: [`Add both: ${a} + ${b} = ${a + b}.`, `Together they have ${a + b} degrees.`],
    explanation: 'The larger angle is made of both parts.',
    slips: [
      slip('took-away', a === b ? null : Math.abs(a - b), 'You took one away. Together means both.'),
      slip('forgot-to-regroup', (a % 10) + (b % 10) > 9 ? a + b - 10 : null, 'The ones make a new ten.'),
      slip('went-up-to-180', 180 - a, 'They do not have to make a straight angle.'),
      slip('a-ten-too-many', a + b + 10, 'You are near. Look at the tens again.'),
    ],
    entity: 'degrees',
  }
}

export const angles: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.angles',
    entity: 'angle',
    tags: ['angles'],
    draw: oneOf(kindShown, kindShown, aboutHowMany),
  }),
  laterMaker({ skill: 'math.angle-sums', entity: 'angle', tags: ['angles'], draw: oneOf(missing, missing, together) }),
]
