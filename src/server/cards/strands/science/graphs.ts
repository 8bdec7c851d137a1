import { type Dice, diceOf, drawFrom } from '#server/brain/built-in/dice.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import type { Picture } from '#shared/picture.ts'

type Study = { title: string; about: string; unit: string; labels: [string, string, string, string]; most: string }
const studies: readonly [Study, ...Study[]] = [
  {
    title: 'Rain in a month (cm)',
    about: 'rain',
    unit: 'cm',
    labels: ['March', 'April', 'May', 'June'],
    most: 'had the most rain',
  },
  {
    title: 'Height of bean plants (cm)',
    about: 'bean plants',
    unit: 'cm',
    labels: ['Plant A', 'Plant B', 'Plant C', 'Plant D'],
    most: 'grew tallest',
  },
  {
    title: 'How far the car rolled (cm)',
    about: 'toy cars',
    unit: 'cm',
    labels: ['Tile', 'Wood', 'Rug', 'Sand'],
    most: 'let the car roll farthest',
  },
  {
    title: 'Birds at the feeder',
    about: 'birds',
    unit: 'birds',
    labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    most: 'had the most birds',
  },
  {
    title: 'Minutes until ice melted',
    about: 'melting ice',
    unit: 'minutes',
    labels: ['Wool', 'Foam', 'Foil', 'Paper'],
    most: 'kept the ice longest',
  },
  {
    title: 'Warmth at noon (°C)',
    about: 'warmth',
    unit: 'degrees',
    labels: ['Sunday', 'Monday', 'Tuesday', 'Friday'],
    most: 'was the warmest',
  },
  {
    title: 'Paper clips lifted',
    about: 'magnets',
    unit: 'clips',
    labels: ['Magnet A', 'Magnet B', 'Magnet C', 'Magnet D'],
    most: 'lifted the most clips',
  },
  {
    title: 'Insects found',
    about: 'insects',
    unit: 'insects',
    labels: ['Field', 'Pond', 'Forest', 'Street'],
    most: 'had the most insects',
  },
]

type Bar = { label: string; value: number }
type Drawn = { study: Study; bars: Bar[]; scale: number; picture: Picture }

function drawGraph(dice: Dice): Drawn {
  const study = drawFrom(dice, studies)
  const scale = drawFrom(dice, [2, 5])
  const taken = new Set<number>()
  const bars = study.labels.map((label) => {
    let value = scale * dice(1, 9)
    while (taken.has(value)) value = scale * dice(1, 9)
    taken.add(value)
    return { label, value }
  })
  const alt = `A bar graph with the title "${study.title}". The bars: ${bars.map(({ label }) => label).join(', ')}. The scale goes up by ${scale}s.`
  return { study, bars, scale, picture: { kind: 'graph', title: study.title, bars, scale, alt } }
}

type Asked = Pick<CardDraft, 'question' | 'name' | 'hints' | 'steps' | 'explanation' | 'mistakes' | 'answer'>

const numberOf = (value: number): CardDraft['answer'] => ({ form: 'number', answer: String(value) })

const at = (bars: readonly Bar[], index: number): Bar => bars[index] ?? { label: '', value: 0 }

/** Usual wrong numbers, each once and none of them right. */
function slipsFor(
  right: number,
  slips: readonly [name: string, value: number, observation: string][],
): CardDraft['mistakes'] {
  const taken = new Set([right])
  return slips.flatMap(([name, value, observation]) => {
    if (value < 0 || taken.has(value)) return []
    taken.add(value)
    return [{ name, answer: String(value), observation }]
  })
}

const reading = ({ study, bars, scale }: Drawn, dice: Dice): Asked => {
  const index = dice(0, 3)
  const { label, value } = at(bars, index)
  const next = at(bars, (index + 1) % 4)
  return {
    question: `How many ${study.unit} does the graph show for ${label}?`,
    name: `reading the bar of ${label}`,
    answer: numberOf(value),
    hints: [
      `Find ${label} below the bars.`,
      `The scale goes up by ${scale}s.`,
      'Go from the top of the bar straight to the scale.',
    ],
    steps: [`Find the bar of ${label}.`, `Its top is at ${value} on the scale.`],
    explanation: 'The top of a bar shows its number on the scale.',
    mistakes: slipsFor(value, [
      ['counts-lines-by-ones', value / scale, `Each line stands for ${scale}, not for one.`],
      ['reads-the-next-bar', next.value, 'That is the top of another bar.'],
      ['one-line-too-high', value + scale, 'Look at the top of the bar again.'],
      ['one-line-too-low', value - scale, 'Look at the top of the bar again.'],
    ]),
  }
}

const comparing = ({ study, bars }: Drawn, dice: Dice): Asked => {
  const first = dice(0, 3)
  const [one, other] = [at(bars, first), at(bars, (first + dice(1, 3)) % 4)]
  const [big, small] = one.value > other.value ? [one, other] : [other, one]
  const key = big.value - small.value
  return {
    question: `How many more ${study.unit} does ${big.label} have than ${small.label}?`,
    name: `${big.label} and ${small.label}`,
    answer: numberOf(key),
    hints: [
      'Read both bars on the scale.',
      'How many more means how far apart they are.',
      'Count from the top of the lower bar up to the top of the other.',
    ],
    steps: [
      `${big.label} is at ${big.value}, ${small.label} at ${small.value}.`,
      `${big.value} − ${small.value} = ${key}.`,
    ],
    explanation: 'The difference is how much one bar stands above the other.',
    mistakes: slipsFor(key, [
      ['added-the-bars', big.value + small.value, 'You put both bars together. How far apart are they?'],
      ['read-only-one-bar', big.value, 'That is the taller bar alone.'],
      ['read-the-lower-bar', small.value, 'That is the lower bar alone.'],
    ]),
  }
}

const highest = ({ study, bars }: Drawn, dice: Dice): Asked => {
  const isMost = dice(0, 1) === 0
  const sorted = bars.toSorted((one, other) => (isMost ? other.value - one.value : one.value - other.value))
  const [key, ...others] = sorted.map(({ label }) => label)
  return {
    question: isMost ? `Which one ${study.most}?` : 'Which bar shows the smallest number?',
    name: `the ${isMost ? 'tallest' : 'lowest'} bar`,
    answer: { form: 'choice', answer: key ?? '', choices: bars.map(({ label }) => label) },
    hints: [
      'Look at the tops of all bars.',
      'A taller bar stands for a larger number.',
      'Slide your finger across at the height of a top.',
    ],
    steps: [`Compare the tops: the ${isMost ? 'tallest' : 'lowest'} bar counts.`, `It is the bar of ${key}.`],
    explanation: 'The height of a bar stands for its number.',
    mistakes: others.map((label, place) => ({
      name: place === others.length - 1 ? 'most-and-least-swapped' : 'compares-only-some-bars',
      answer: label,
      observation:
        place === others.length - 1 ? 'Read again: most, or least?' : 'Compare this bar with all the others.',
    })),
  }
}

const together = ({ study, bars }: Drawn, dice: Dice): Asked => {
  const first = dice(0, 3)
  const [one, other] = [at(bars, first), at(bars, (first + dice(1, 3)) % 4)]
  const key = one.value + other.value
  return {
    question: `How many ${study.unit} do ${one.label} and ${other.label} make together?`,
    name: `${one.label} and ${other.label} together`,
    answer: numberOf(key),
    hints: [
      'Read both bars on the scale.',
      'Together means both numbers count.',
      'Write down both numbers and add them.',
    ],
    steps: [
      `${one.label} is at ${one.value}, ${other.label} at ${other.value}.`,
      `${one.value} + ${other.value} = ${key}.`,
    ],
    explanation: 'Together, both bars are put end to end.',
    mistakes: slipsFor(key, [
      ['took-away-instead', Math.abs(one.value - other.value), 'That is how far apart they are.'],
      ['read-only-one-bar', one.value, `That is only ${one.label}.`],
      ['read-only-the-other-bar', other.value, `That is only ${other.label}.`],
    ]),
  }
}

const together4 = ['Rain in a month (cm)', 'Birds at the feeder', 'Paper clips lifted', 'Insects found']

/** Bar graphs of measurements, each read anew. */
export const graphMaker: CardMaker = {
  skill: 'science.graphs',
  make: (seed) => {
    const dice = diceOf(seed)
    const drawn = drawGraph(dice)
    const adds = together4.includes(drawn.study.title)
    const asked = drawFrom(dice, adds ? [reading, comparing, highest, together] : [reading, comparing, highest])(
      drawn,
      dice,
    )
    const data = drawn.bars.map(({ label, value }) => `${label} ${value}`).join(', ')
    const numbers = drawn.bars.map(({ value }) => value).join('-')
    return {
      ...asked,
      key: `${asked.question} ${numbers}`
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(-88)
        .replace(/^-+/, ''),
      skill: 'science.graphs',
      card_type: 'image',
      entity: drawn.study.about,
      tags: ['graphs'],
      picture: drawn.picture,
      inWords: `A graph shows ${data}. ${asked.question}`,
    }
  },
}
