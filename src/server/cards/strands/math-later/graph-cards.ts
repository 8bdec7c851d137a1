import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer, type Slip } from '#server/brain/built-in/math/drafts.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import type { Picture, Thing } from '#shared/picture.ts'
import { laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

type Survey = { title: string; things: string; labels: readonly string[]; thing: Thing }

const surveys: readonly [Survey, ...Survey[]] = [
  { title: 'Pets in our school', things: 'pets', labels: ['dogs', 'cats', 'fish', 'birds'], thing: 'fish' },
  { title: 'Books we read', things: 'books', labels: ['May', 'June', 'July', 'August'], thing: 'star' },
  { title: 'Apples we picked', things: 'apples', labels: ['Mia', 'Leo', 'Ana', 'Sam'], thing: 'apple' },
  { title: 'Shells we found', things: 'shells', labels: ['Monday', 'Tuesday', 'Friday', 'Sunday'], thing: 'shell' },
  { title: 'Flowers in the park', things: 'flowers', labels: ['red', 'yellow', 'white', 'pink'], thing: 'flower' },
  { title: 'Cookies we baked', things: 'cookies', labels: ['Team A', 'Team B', 'Team C', 'Team D'], thing: 'cookie' },
]

type Drawn = {
  survey: Survey
  scale: number
  steps: [number, number, number, number]
  picture: Picture
  isBars: boolean
}

function drawGraph(dice: Dice): Drawn {
  const survey = drawFrom(dice, surveys)
  const isBars = dice(0, 1) === 0
  const scale = drawFrom(dice, isBars ? [2, 5, 10] : [2, 3, 4, 5, 10])
  const steps: Drawn['steps'] = [dice(2, 7), dice(1, 8), dice(3, 6), dice(2, 8)]
  const bars = survey.labels.map((label, at) => ({ label, value: (steps[at] ?? 1) * scale }))
  const kind = isBars ? 'bar graph' : 'picture graph'
  const [unit, part] = isBars ? [`step is ${scale}`, 'steps'] : [`picture is worth ${scale}`, 'pictures']
  const told = survey.labels
    .map((label, at) => `${label}: ${steps[at]} ${steps[at] === 1 ? part.slice(0, -1) : part}`)
    .join(', ')
  return {
    survey,
    scale,
    steps,
    isBars,
    picture: {
      kind: 'graph',
      title: survey.title,
      bars,
      ...(isBars ? { scale } : { thing: survey.thing, worth: scale }),
      alt: `A ${kind}. Each ${unit}. ${told}.`,
    },
  }
}

const first = ({ isBars, scale }: Drawn) =>
  isBars ? `Look at the scale: one step is worth ${scale}.` : `Look at the key: one picture is worth ${scale}.`

function readOne(dice: Dice): Sketch | null {
  const drawn = drawGraph(dice)
  const { survey, scale, steps, picture, isBars } = drawn
  const at = dice(0, 3)
  const [label = '', count = 1] = [survey.labels[at], steps[at]]
  if (steps.includes(count * scale)) return null
  return {
    kind: 'value',
    numbers: [survey.title, label, scale, count, isBars ? 'bars' : 'pictures'],
    question: `How many ${survey.things} does the graph show for ${label}?`,
    inWords: null,
    name: `the number for ${label}`,
    answer: numberAnswer(count * scale),
    hints: [
      first(drawn),
      `Find ${label}, and count its ${isBars ? 'steps' : 'pictures'}.`,
      `Count by ${scale}s along the row for ${label}.`,
    ],
    steps: [
      `The row for ${label} has ${count} ${isBars ? 'steps' : 'pictures'} of ${scale}.`.replace(
        / 1 (step|picture)s/,
        ' 1 $1',
      ),
      `${count} × ${scale} = ${count * scale}.`,
    ],
    explanation: `Each ${isBars ? 'step' : 'picture'} stands for ${scale} ${survey.things}.`,
    slips: [
      slip('counted-steps-as-ones', count, `Each ${isBars ? 'step' : 'picture'} stands for more than one.`),
      slip('a-step-too-few', (count - 1) * scale, `Count the ${isBars ? 'steps' : 'pictures'} once more.`),
      slip('a-step-too-many', (count + 1) * scale, `Count the ${isBars ? 'steps' : 'pictures'} once more.`),
      slip('read-another-row', (steps[(at + 1) % 4] ?? 1) * scale, 'You read another row.'),
    ],
    picture,
    entity: isBars ? 'bar graph' : 'picture graph',
  }
}

function compareTwo(dice: Dice): Sketch | null {
  const drawn = drawGraph(dice)
  const { survey, scale, steps, picture, isBars } = drawn
  const [at, to] = [dice(0, 3), dice(0, 3)]
  const [x, y] = [steps[at] ?? 1, steps[to] ?? 1]
  const [one = '', other = ''] = [survey.labels[at], survey.labels[to]]
  const isMore = dice(0, 2) > 0
  if (at === to || (isMore && x <= y)) return null
  const key = isMore ? (x - y) * scale : (x + y) * scale
  if (steps.includes(key)) return null
  const sum = `${x * scale} ${isMore ? '−' : '+'} ${y * scale} = ${key}`
  return {
    kind: isMore ? 'difference' : 'together',
    numbers: [survey.title, one, other, scale, x, y, isBars ? 'bars' : 'pictures'],
    question: isMore
      ? `How many more ${survey.things} does the graph show for ${one} than for ${other}?`
      : `How many ${survey.things} does the graph show for ${one} and ${other} together?`,
    inWords: null,
    name: `${one} and ${other} in the graph`,
    answer: numberAnswer(key),
    hints: [
      first(drawn),
      isMore ? 'How many more means the difference.' : 'Together means both are added.',
      `Read ${one} and ${other}, and write both numbers down.`,
    ],
    steps: [`The graph shows ${x * scale} for ${one}, and ${y * scale} for ${other}.`, `${sum}.`],
    explanation: `Each ${isBars ? 'step' : 'picture'} stands for ${scale} ${survey.things}.`,
    slips: [
      slip('counted-steps-as-ones', key / scale, `Each ${isBars ? 'step' : 'picture'} stands for more than one.`),
      slip(
        isMore ? 'added-both' : 'took-the-difference',
        isMore ? (x + y) * scale : x === y ? null : Math.abs(x - y) * scale,
        isMore ? 'You added. How many more is the difference.' : 'You took the difference. Together means both.',
      ),
      slip('read-only-one', x * scale, `That is only ${one}.`),
      slip('a-step-off', key + scale, `Count the ${isBars ? 'steps' : 'pictures'} once more.`),
    ],
    picture,
    entity: isBars ? 'bar graph' : 'picture graph',
  }
}

const measured = [
  { title: 'Lengths of leaves in inches', things: 'leaves', how: 'long', unit: 'inches' },
  { title: 'Lengths of pencils in inches', things: 'pencils', how: 'long', unit: 'inches' },
  { title: 'Heights of plants in inches', things: 'plants', how: 'tall', unit: 'inches' },
  { title: 'Lengths of ribbons in feet', things: 'ribbons', how: 'long', unit: 'feet' },
] as const

type Column = { label: string; count: number }

/** Halves or fourths from a whole number on. */
function drawColumns(dice: Dice): Column[] {
  const parts = drawFrom(dice, [2, 2, 4])
  const start = dice(2, 6)
  return Array.from({ length: 6 }, (_, at) => {
    const [whole, top] = [start + Math.floor(at / parts), at % parts]
    const rest = top === 0 ? '' : parts === 4 && top === 2 ? ' 1/2' : ` ${top}/${parts}`
    return { label: `${whole}${rest}`, count: dice(0, 5) }
  })
}

const marks = (count: number) => (count === 0 ? 'no X' : Array.from({ length: count }, () => 'X').join(' '))

function linePlot(dice: Dice): Sketch | null {
  const { title, things, how, unit } = drawFrom<(typeof measured)[number]>(dice, measured)
  const columns = drawColumns(dice)
  const at = dice(1, 4)
  const ask = drawFrom(dice, ['exactly', 'longer', 'all'] as const)
  const [label = '', own = 0] = [columns[at]?.label, columns[at]?.count]
  const after = sumOf(columns.slice(at + 1))
  const all = sumOf(columns)
  const key = ask === 'exactly' ? own : ask === 'longer' ? after : all
  if (own === 0 || key === 0) return null
  const than = how === 'tall' ? 'taller' : 'longer'
  const questions = {
    exactly: `How many ${things} are ${label} ${unit} ${how}?`,
    longer: `How many ${things} are ${than} than ${label} ${unit}?`,
    all: `How many ${things} were measured in all?`,
  }
  const where = {
    exactly: `Find ${label} below the line.`,
    longer: `Find ${label}, and look to the right of it.`,
    all: 'Look at all the columns.',
  }
  return {
    kind: ask,
    numbers: [things, label, ...columns.map(({ count }) => count)],
    question: questions[ask],
    inWords: null,
    name: 'the line plot',
    answer: numberAnswer(key, things),
    hints: [
      where[ask],
      'Each X stands for one that was measured.',
      ask === 'exactly' ? `Count the marks straight above that number.` : 'Count column after column, and add.',
    ],
    steps: [
      ask === 'exactly'
        ? `Above ${label} there ${own === 1 ? 'is 1 X' : `are ${own} X marks`}.`
        : `The columns: ${(ask === 'all' ? columns : columns.slice(at + 1)).map(({ count }) => count).join(' + ')} = ${key}.`,
      `So the answer is ${key} ${things}.`,
    ],
    explanation: 'Each X above a number is one thing of that size.',
    slips: slipsOfPlot(ask, columns, at, than),
    picture: {
      kind: 'line-plot',
      title,
      columns,
      alt: `A line with marks. ${columns.map((one) => `Above ${one.label}, ${marks(one.count)}`).join('; ')}.`,
    },
    entity: 'line plot',
  }
}

function slipsOfPlot(ask: 'exactly' | 'longer' | 'all', columns: readonly Column[], at: number, than: string): Slip[] {
  const { label = '', count: own = 0 } = columns[at] ?? {}
  const [all, after] = [sumOf(columns), sumOf(columns.slice(at + 1))]
  const key = { exactly: own, longer: after, all }[ask]
  return [
    slip(
      'included-the-number-itself',
      ask === 'longer' ? after + own : null,
      `${than === 'taller' ? 'Taller' : 'Longer'} means more than ${label}, not the same.`,
    ),
    slip(
      'took-the-other-side',
      ask === 'longer' ? sumOf(columns.slice(0, at)) : null,
      'You counted those on the left side.',
    ),
    slip(
      'counted-columns',
      ask === 'all' ? columns.filter(({ count }) => count > 0).length : null,
      'You counted columns. Count each X.',
    ),
    slip('counted-all', ask === 'all' ? null : all, 'You counted every X of the plot.'),
    slip(
      'counted-a-neighbor',
      ask === 'exactly' ? (columns[at + 1]?.count ?? null) : null,
      'That column belongs to another number.',
    ),
    slip('missed-an-x', key - 1, 'Count every X once more.'),
    slip('counted-an-x-twice', key + 1, 'Count every X just once.'),
  ]
}

const sumOf = (columns: readonly Column[]) => columns.reduce((sum, { count }) => sum + count, 0)

export const graphCards: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.scaled-graphs',
    entity: 'graph',
    tags: ['graphs'],
    draw: oneOf(readOne, compareTwo, compareTwo),
  }),
  laterMaker({ skill: 'math.line-plots', entity: 'line plot', tags: ['graphs', 'line-plots'], draw: linePlot }),
]
