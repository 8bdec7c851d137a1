import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture, Thing } from '#shared/picture.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'

type Bar = { label: string; value: number }
type Topic = { title: string; unit: string; labels: string[]; thing?: Thing }

const topics: [Topic, ...Topic[]] = [
  { title: 'Pets We Have', unit: 'pets', labels: ['cats', 'dogs', 'birds', 'fish'] },
  { title: 'Fruit We Like', unit: 'votes', labels: ['apples', 'pears', 'grapes', 'plums'] },
  { title: 'How We Come to School', unit: 'children', labels: ['bus', 'car', 'bike', 'walk'] },
  { title: 'Books We Read', unit: 'books', labels: ['Ana', 'Ben', 'Cal', 'Dee'] },
  { title: 'Balls in the Gym', unit: 'balls', labels: ['red', 'blue', 'green', 'white'] },
]

const tallied: [Topic, ...Topic[]] = [
  { title: 'Apples We Picked', unit: 'apples', labels: ['Ana', 'Ben', 'Cal', 'Dee'], thing: 'apple' },
  { title: 'Shells We Found', unit: 'shells', labels: ['Ida', 'Max', 'Sam', 'Zoe'], thing: 'shell' },
  { title: 'Stars We Earned', unit: 'stars', labels: ['Mon', 'Tue', 'Wed', 'Thu'], thing: 'star' },
  { title: 'Leaves We Found', unit: 'leaves', labels: ['red', 'brown', 'green', 'yellow'], thing: 'leaf' },
  { title: 'Cookies We Baked', unit: 'cookies', labels: ['Ava', 'Leo', 'Mia', 'Noah'], thing: 'cookie' },
]

type Graph = { topic: Topic; bars: Bar[]; picture: Picture; key: string }

/** All rows are of different lengths, so that each question has a single answer. */
function drawGraph(dice: Dice, topic: Topic, high: number): Graph {
  const values = mixed(
    dice,
    Array.from({ length: high }, (_, at) => at + 1),
  )
  const bars = topic.labels.slice(0, dice(3, 4)).map((label, at) => ({ label, value: values[at] ?? 1 }))
  const { title, thing } = topic
  const alt = `A ${thing ? 'picture' : 'bar'} graph, ${title}: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`
  return {
    topic,
    bars,
    key: bars.map(({ value }) => value).join('-'),
    picture: { kind: 'graph', title, bars, ...(thing ? { thing, worth: 1 } : { scale: high > 10 ? 2 : 1 }), alt },
  }
}

const told = ({ topic, bars }: Graph) =>
  `A graph called ${topic.title} shows ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`

const pictureOf = ({ picture }: Graph, alt: string): Picture => ({ ...picture, alt })

const titleOf = (graph: Graph) =>
  `A graph called ${graph.topic.title}, with a row for each of ${graph.bars.map(({ label }) => label).join(', ')}.`

function readRow(dice: Dice, graph: Graph): Sketch {
  const { bars, topic } = graph
  const { label, value } = bars[dice(0, bars.length - 1)] ?? { label: '', value: 0 }
  const other = bars.find((one) => one.label !== label)
  return {
    kind: 'read',
    about: [topic.title, label, graph.key],
    question: `How many ${topic.unit} does the graph show for ${label}?`,
    name: `the graph at ${label}`,
    answer: numberAnswer(value),
    hints: [
      `Find ${label} in the graph.`,
      topic.thing ? 'Each picture stands for a single thing.' : 'Go from the end of the bar down to the numbers.',
      topic.thing ? 'Count the pictures in that row.' : 'Put your finger on the end of the bar.',
    ],
    steps: [`Look only at ${label}.`, `The graph shows ${value} there.`],
    explanation: topic.thing ? 'Count the pictures in the row.' : 'The end of the bar shows the number.',
    slips: [
      { name: 'read-another-row', answer: other?.value ?? null, observation: `That is for ${other?.label}.` },
      { name: 'read-a-step-too-high', answer: value + 1, observation: 'Very close. Look once more.' },
      { name: 'read-a-step-too-low', answer: value - 1, observation: 'Very close. Look once more.' },
      { name: 'read-too-high', answer: value + 2, observation: 'That is too high. Look once more.' },
    ],
    entity: 'graph',
    picture: pictureOf(graph, titleOf(graph)),
    inWords: null,
  }
}

/** How many more, or how many in all. */
function twoRows(dice: Dice, graph: Graph, isMore: boolean): Sketch | null {
  const [a, b] = mixed(dice, graph.bars)
  if (!a || !b) return null
  const [high, low] = a.value > b.value ? [a, b] : [b, a]
  const { unit } = graph.topic
  const [key, sign] = isMore ? [high.value - low.value, '−'] : [high.value + low.value, '+']
  const question = isMore
    ? `How many more ${unit} are there for ${high.label} than for ${low.label}?`
    : `How many ${unit} are there for ${high.label} and ${low.label} together?`
  const off = isMore ? high.value + low.value : high.value - low.value
  return {
    kind: isMore ? 'more' : 'together',
    about: [graph.topic.title, high.label, low.label, graph.key],
    question,
    name: `${high.label} and ${low.label} in a graph`,
    answer: numberAnswer(key),
    hints: [
      `Find ${high.label} and ${low.label} in the graph.`,
      isMore ? 'How many more means: find the difference.' : 'Together means: add them.',
      isMore ? `Count up from ${low.label} to ${high.label}.` : 'Start with the bigger number, and count on.',
    ],
    steps: [`Read both: ${high.value} and ${low.value}.`, `${high.value} ${sign} ${low.value} = ${key}.`],
    explanation: isMore ? 'The difference is how much longer the row is.' : 'Both rows are put together.',
    slips: [
      {
        name: isMore ? 'added-both' : 'took-away',
        answer: off,
        observation: isMore ? 'You put both together.' : 'You found how many more.',
      },
      { name: 'read-only-the-longer', answer: high.value, observation: `That is only ${high.label}.` },
      { name: 'read-only-the-shorter', answer: low.value, observation: `That is only ${low.label}.` },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Count once more.' },
      { name: 'off-by-one-below', answer: key - 1, observation: 'Very close. Count once more.' },
    ],
    entity: 'graph',
    picture: graph.picture,
    inWords: `${told(graph)} ${question}`,
  }
}

function pickRow(dice: Dice, graph: Graph): Sketch {
  const isMost = dice(0, 1) === 0
  const word = isMost ? 'most' : 'fewest'
  const order = [...graph.bars].sort((x, y) => (isMost ? y.value - x.value : x.value - y.value))
  const [key, ...others] = order
  return {
    kind: word,
    about: [graph.topic.title, graph.key],
    question: `Which has the ${word}?`,
    name: `the ${word} in a graph`,
    answer: choice(key?.label ?? ''),
    hints: [
      'Look at all the rows.',
      `The ${word} is the ${isMost ? 'longest' : 'shortest'} row.`,
      'Compare the rows in pairs.',
    ],
    steps: [`Look for the ${isMost ? 'longest' : 'shortest'} row.`, `That is ${key?.label}, with ${key?.value}.`],
    explanation: `The ${isMost ? 'longest' : 'shortest'} row shows the ${word}.`,
    slips: others.map(({ label }, at) => ({
      name: at === others.length - 1 ? 'picked-the-other-end' : 'stopped-too-soon',
      answer: label,
      observation:
        at === others.length - 1 ? `Look at the word ${word} again.` : 'Close. Compare it with the others again.',
    })),
    entity: 'graph',
    picture: pictureOf(graph, titleOf(graph)),
    inWords: null,
  }
}

/** All rows together. */
function inAll(_dice: Dice, graph: Graph): Sketch {
  const values = graph.bars.map(({ value }) => value)
  const key = values.reduce((sum, one) => sum + one, 0)
  const last = graph.bars.at(-1)
  return {
    kind: 'all',
    about: [graph.topic.title, graph.key],
    question: `How many ${graph.topic.unit} does the graph show in all?`,
    name: 'all rows of a graph',
    answer: numberAnswer(key),
    hints: ['Look at every row.', 'In all means: put all rows together.', 'Add the first rows, then go on row by row.'],
    steps: [`Read all rows: ${values.join(', ')}.`, `${values.join(' + ')} = ${key}.`],
    explanation: 'All rows together make the whole.',
    slips: [
      { name: 'left-out-the-last-row', answer: key - (last?.value ?? 0), observation: `You left out ${last?.label}.` },
      { name: 'read-only-the-longest', answer: Math.max(...values), observation: 'That is only the longest row.' },
      { name: 'counted-the-rows', answer: values.length, observation: 'You counted the rows, not what they show.' },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Add once more.' },
    ],
    entity: 'graph',
    picture: graph.picture,
    inWords: `${told(graph)} How many is that in all?`,
  }
}

export const graphMakers = [
  earlyMaker('math.picture-graphs', ['graph'], (dice) => {
    const graph = drawGraph(dice, drawFrom(dice, tallied), 8)
    return drawFrom<() => Sketch | null>(dice, [
      () => readRow(dice, graph),
      () => pickRow(dice, graph),
      () => twoRows(dice, graph, true),
      () => twoRows(dice, graph, false),
    ])()
  }),
  earlyMaker('math.bar-graphs', ['graph'], (dice) => {
    const graph = drawGraph(dice, drawFrom(dice, topics), 10)
    return drawFrom<() => Sketch | null>(dice, [
      () => readRow(dice, graph),
      () => inAll(dice, graph),
      () => twoRows(dice, graph, true),
      () => twoRows(dice, graph, false),
    ])()
  }),
]
