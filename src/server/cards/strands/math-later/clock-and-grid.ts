import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { clock } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, laterMaker, mixed, oneOf, type Sketch, slip } from './later-card.ts'

/** A clock with hands, to the minute. */
function toTheMinute(dice: Dice): Sketch | null {
  const [hour, minute] = [dice(1, 12), dice(3, 58)]
  const [number, past] = [Math.floor(minute / 5), minute % 5]
  if (past === 0 || number === hour % 12) return null
  const next = (hour % 12) + 1
  const at = (h: number, m: number) => clock(h * 60 + m)
  const start = number === 0 ? 12 : number
  const short = `the short hand is between ${hour} and ${next}`
  const long = `the long hand is ${past} ${past === 1 ? 'mark' : 'marks'} past the ${start}`
  return {
    kind: 'minute',
    numbers: [hour, minute],
    question: 'What time does the clock show?',
    inWords: `What time is it when ${short}, and ${long}?`,
    name: `the clock with its long hand past the ${start}`,
    answer: { form: 'time', answer: at(hour, minute) },
    hints: [
      'The short hand tells which hour has begun.',
      'The long hand counts minutes: 5 for each number.',
      `Count by 5s to the ${start}, then go on by ones.`,
    ],
    steps: [
      `The short hand is past ${hour}, so the hour is ${hour}.`,
      `The ${start} means ${number * 5} minutes, and ${past} more ${past === 1 ? 'makes' : 'make'} ${minute}.`,
      `So it is ${at(hour, minute)}.`,
    ],
    explanation: 'Each small mark is one minute, and each number is 5 minutes.',
    slips: [
      slip('took-the-next-hour', at(next, minute), 'The short hand has not reached that hour yet.'),
      slip('stopped-at-the-number', at(hour, number * 5), 'Go on by ones to the end of the long hand.'),
      slip('read-the-number-as-minutes', at(hour, start + past), 'Each number stands for 5 minutes.'),
      slip('swapped-the-hands', at(start, (hour % 12) * 5), 'The short hand tells the hours.'),
      slip('a-minute-off', at(hour, minute - 1), 'Count the small marks once more.'),
    ],
    picture: { kind: 'clock', hour, minute, alt: `A clock: ${short}, and ${long}.` },
    entity: 'clock',
  }
}

const names = ['A', 'B', 'C', 'D'] as const
type At = { x: number; y: number }

const written = ({ x, y }: At) => `(${x}, ${y})`

/** A point, its mirror image and near ones: no two at one place. */
function drawPoints(dice: Dice): { size: number; own: At; swapped: At; others: At[] } | null {
  const size = dice(6, 10)
  const own = { x: dice(1, size - 1), y: dice(1, size - 1) }
  const swapped = { x: own.y, y: own.x }
  const others = [
    { x: own.x, y: own.y + 1 },
    { x: own.x + 1, y: own.y },
  ]
  const places = [own, swapped, ...others].map(written)
  return new Set(places).size < 4 ? null : { size, own, swapped, others }
}

const gridOf = (size: number, points: { x: number; y: number; name: string }[]): Picture => ({
  kind: 'grid-points',
  size,
  points,
  alt: `A grid with ${points.map(({ x, y, name }) => `${name} ${x} to the right and ${y} up`).join(', ')}.`,
})

function whichPoint(dice: Dice): Sketch | null {
  const drawn = drawPoints(dice)
  if (!drawn) return null
  const { size, own, swapped, others } = drawn
  const [keyName = 'A', swappedName = 'B', ...rest] = mixed(dice, names)
  const points = [
    { ...own, name: keyName },
    { ...swapped, name: swappedName },
    ...others.map((at, index) => ({ ...at, name: rest[index] ?? 'D' })),
  ].sort((one, other) => one.name.localeCompare(other.name))
  return {
    kind: 'which point',
    numbers: [written(own), keyName, size],
    question: `Which point is at ${written(own)}?`,
    inWords: null,
    name: `the point at ${written(own)}`,
    answer: choice(`Point ${keyName}`),
    hints: [
      'Start at the corner, where both lines meet.',
      'The first number goes to the right, the second one goes up.',
      `Go ${own.x} to the right. Then go ${own.y} up.`,
    ],
    steps: [`Start at (0, 0), and go ${own.x} to the right.`, `Then go ${own.y} up: there is point ${keyName}.`],
    explanation: 'The first number goes to the right, and the second one goes up.',
    slips: [
      slip('went-up-first', `Point ${swappedName}`, 'You went up first. The first number goes to the right.'),
      slip('a-line-too-high', `Point ${rest[0]}`, 'Count the steps up once more.'),
      slip('a-line-too-far', `Point ${rest[1]}`, 'Count the steps to the right once more.'),
    ],
    picture: gridOf(size, points),
    entity: 'point',
  }
}

function whichPair(dice: Dice): Sketch | null {
  const drawn = drawPoints(dice)
  if (!drawn) return null
  const { size, own, swapped, others } = drawn
  const name = drawFrom<string>(dice, names)
  const [up, right] = others
  if (!up || !right) return null
  return {
    kind: 'which pair',
    numbers: [written(own), name, size],
    question: `Where is point ${name}?`,
    inWords: `Which pair tells where a point is, ${own.x} to the right and ${own.y} up from the corner?`,
    name: `the place of point ${name}`,
    answer: choice(written(own)),
    hints: [
      'Start at the corner, where both lines meet.',
      'Write first how far it is to the right, then how far up.',
      `Go to the right until you are below point ${name}.`,
    ],
    steps: [`Point ${name} is ${own.x} to the right and ${own.y} up.`, `So it is at ${written(own)}.`],
    explanation: 'The first number goes to the right, and the second one goes up.',
    slips: [
      slip('swapped-the-pair', written(swapped), 'Say first how far it is to the right.'),
      slip('a-line-too-high', written(up), 'Count the steps up once more.'),
      slip('a-line-too-far', written(right), 'Count the steps to the right once more.'),
    ],
    picture: gridOf(size, [{ ...own, name }]),
    entity: 'point',
  }
}

export const clockAndGrid: readonly CardMaker[] = [
  laterMaker({ skill: 'math.time-to-the-minute', entity: 'clock', tags: ['time'], draw: toTheMinute }),
  laterMaker({ skill: 'math.coordinate-plane', entity: 'point', tags: ['grid'], draw: oneOf(whichPoint, whichPair) }),
]
