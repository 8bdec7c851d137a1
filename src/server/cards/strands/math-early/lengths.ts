import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, mixed, type Sketch } from './early-card.ts'

/** Far apart in length, so that nobody can argue; the shortest first. */
const long = ['an ant', 'a crayon', 'a bed', 'a school bus']
const longToo = ['a grain of rice', 'a spoon', 'a bike', 'a train']
const tall = ['a mouse', 'a dog', 'a horse', 'a giraffe']
const tallToo = ['a cup', 'a chair', 'a door', 'a tower']
const heavy = ['a feather', 'an apple', 'a brick', 'a car']
const heavyToo = ['a leaf', 'a book', 'a bike', 'an elephant']
const holds = ['a spoon', 'a cup', 'a bucket', 'a bathtub']
const holdsToo = ['a bottle cap', 'a mug', 'a sink', 'a pool']

type Scale = {
  list: string[]
  most: string
  least: string
  ask: (word: string) => string
  unit: string
  place: string
  principle: string
  name: string
}

const measuresOf = (word: 'long' | 'tall' | 'heavy' | 'holds', list: string[]): Scale => {
  if (word === 'holds') {
    return {
      list,
      most: 'most',
      least: 'least',
      ask: (which) => `Which holds the ${which} water?`,
      unit: 'what each holds',
      place: 'Picture each of them full of water.',
      principle: 'What has more room inside holds more.',
      name: 'what holds more water',
    }
  }
  const [most, least, unit, place, principle] = {
    long: ['longest', 'shortest', 'how long each is', 'Picture them side by side.', 'Line them up at the same start.'],
    tall: [
      'tallest',
      'shortest',
      'how tall each is',
      'Picture them standing side by side.',
      'Let them stand on the same floor.',
    ],
    heavy: [
      'heaviest',
      'lightest',
      'how heavy each is',
      'Picture lifting each of them.',
      'Heavy things push down more.',
    ],
  }[word]
  return {
    list,
    most: most ?? '',
    least: least ?? '',
    ask: (which) => `Which is the ${which}?`,
    unit: unit ?? '',
    place: place ?? '',
    principle: principle ?? '',
    name: unit ?? '',
  }
}

/** The most or the least of three or four things. */
function pickThing(dice: Dice, { list, most, least, ask, unit, place, principle }: Scale): Sketch {
  const isMost = dice(0, 1) === 0
  const [word, opposite] = isMost ? [most, least] : [least, most]
  const order = isMost ? [...list].reverse() : list
  const left = dice(0, list.length)
  const three = order.filter((_, at) => list.length - at !== left)
  const [key = '', ...others] = three
  const [first = '', last = ''] = [others[0], others.at(-1)]
  return {
    kind: `pick-${word}`,
    about: three,
    question: ask(word),
    name: `comparing ${unit}`,
    answer: choice(key),
    hints: [place, principle, `Look for the ${word}, not for the ${opposite}.`],
    steps: [`From ${opposite} to ${word}: ${[...three].reverse().join(', ')}.`, `So the answer is ${key}.`],
    explanation: principle,
    slips: mixed(dice, [...new Set([last, first, ...others])]).map((answer) => ({
      name: answer === last ? 'picked-the-other-end' : 'stopped-too-soon',
      answer,
      observation: answer === last ? `Look at the word ${word} again.` : 'Close. Compare it with the others again.',
    })),
    entity: word,
  }
}

/** A is longer than B, B is longer than C. */
function chain(dice: Dice): Sketch {
  const [a = '', b = '', c = ''] = mixed(dice, ['red', 'blue', 'green', 'white', 'pink']).slice(0, 3)
  const thing = drawFrom(dice, ['rope', 'ribbon', 'stick', 'pencil'])
  const isLongest = dice(0, 1) === 0
  const [word, key, other] = isLongest ? ['longest', a, c] : ['shortest', c, a]
  return {
    kind: `chain-${word}`,
    about: [a, b, c, thing],
    text: [
      `The ${a} ${thing} is longer than the ${b} ${thing}.`,
      `The ${b} ${thing} is longer than the ${c} ${thing}.`,
    ],
    question: `Which ${thing} is the ${word}?`,
    name: `the order of three ${thing}s`,
    answer: choice(key),
    hints: [
      `Start with the ${b} ${thing}.`,
      'Draw the three side by side.',
      'Put the middle down first, then the others.',
    ],
    steps: [`In order: ${a}, ${b}, ${c}, with ${a} the longest.`, `So the ${word} is ${key}.`],
    explanation: `The ${b} ${thing} is in the middle, so it helps to compare the others.`,
    slips: [
      { name: 'picked-the-other-end', answer: other, observation: `Look at the word ${word} again.` },
      { name: 'picked-the-middle', answer: b, observation: 'That is in the middle. Compare all three.' },
    ],
    entity: thing,
  }
}

/** How many units, laid end to end. */
function laidUnits(dice: Dice): Sketch {
  const count = dice(3, 12)
  const [thing = '', unit = ''] = drawFrom<string[]>(dice, [
    ['pencil', 'cubes'],
    ['book', 'paper clips'],
    ['ribbon', 'blocks'],
    ['spoon', 'buttons'],
    ['crayon', 'beans'],
  ])
  const other = count + drawFrom(dice, [-2, -1, 1, 2, 3])
  return {
    kind: 'laid',
    about: [thing, unit, count, other],
    text: [`A ${thing} is as long as ${count} ${unit}.`, `A string is as long as ${other} ${unit}.`],
    question: `How many ${unit} long is the ${thing}?`,
    name: `how long the ${thing} is`,
    answer: numberAnswer(count),
    hints: [
      `Find the ${thing} in the story.`,
      'Units are laid end to end, with no gaps.',
      `Read only what is said of the ${thing}.`,
    ],
    steps: [`The ${thing} is as long as ${count} ${unit}.`, `So it is ${count} ${unit} long.`],
    explanation: 'The number of equal units tells how long it is.',
    slips: [],
    entity: thing,
  }
}

function differ(dice: Dice): Sketch | null {
  const { text, entity, about } = laidUnits(dice)
  const [thing = '', unit = '', a = 0, b = 0] = about
  const [one, two] = [Number(a), Number(b)]
  const [high, low] = one > two ? [one, two] : [two, one]
  const key = high - low
  const longer = one > two ? String(thing) : 'string'
  const shorter = one > two ? 'string' : String(thing)
  return {
    kind: 'differ',
    about,
    text: text ?? [],
    question: `How many ${unit} longer is the ${longer}?`,
    name: `comparing the ${thing} and the string`,
    answer: numberAnswer(key),
    hints: [
      'Look at both lengths.',
      'Longer by how many means: find the difference.',
      `Count up from the ${shorter} to the ${longer}.`,
    ],
    steps: [
      `Take the shorter from the longer.`,
      `${high} − ${low} = ${key}, so ${key} ${key === 1 ? String(unit).replace(/s$/, '') : unit}.`,
    ],
    explanation: `${low} and ${key} more make ${high}.`,
    slips: [
      { name: 'added-both-lengths', answer: high + low, observation: 'You put both together. Find the difference.' },
      { name: 'said-the-longer-length', answer: high, observation: `That is how long the ${longer} is.` },
      { name: 'said-the-shorter-length', answer: low, observation: `That is how long the ${shorter} is.` },
      { name: 'off-by-one', answer: key + 1, observation: 'Very close. Count up again, slowly.' },
    ],
    entity,
  }
}

/** A thing that lies beside cubes: it starts where the first cube starts. */
function endToEnd(dice: Dice): Sketch {
  const [from, length] = [dice(1, 5), dice(2, 8)]
  const to = from + length
  const thing = drawFrom(dice, ['leaf', 'key', 'crayon', 'spoon', 'ribbon'])
  return {
    kind: 'cubes',
    about: [thing, from, to],
    text: [`Cubes lie in a row, each with a number.`, `A ${thing} covers cubes ${from + 1} to ${to}.`],
    question: `How many cubes long is the ${thing}?`,
    name: `the ${thing} beside the cubes`,
    answer: numberAnswer(length),
    hints: [
      `Find the first cube under the ${thing}.`,
      'Count only cubes that are covered.',
      `Count from cube ${from + 1}, up to cube ${to}.`,
    ],
    steps: [`Count the cubes from ${from + 1} to ${to}.`, `There are ${length}, so it is ${length} cubes long.`],
    explanation: 'We count the units that the thing covers.',
    slips: [
      { name: 'read-the-last-number', answer: to, observation: `The ${thing} does not start at the first cube.` },
      { name: 'left-out-the-first-cube', answer: length - 1, observation: 'The first covered cube counts too.' },
      { name: 'counted-a-cube-too-many', answer: length + 1, observation: 'Count only the cubes that are covered.' },
      { name: 'read-the-first-number', answer: from + 1, observation: 'That is where it starts.' },
    ],
    entity: thing,
  }
}

export const lengthMakers = [
  earlyMaker('math.compare-lengths', ['measuring'], (dice) =>
    dice(0, 1) === 0
      ? chain(dice)
      : pickThing(
          dice,
          dice(0, 1) === 0
            ? measuresOf('long', drawFrom(dice, [long, longToo]))
            : measuresOf('tall', drawFrom(dice, [tall, tallToo])),
        ),
  ),
  earlyMaker('math.weight-and-capacity', ['measuring'], (dice) =>
    pickThing(
      dice,
      dice(0, 1) === 0
        ? measuresOf('heavy', drawFrom(dice, [heavy, heavyToo]))
        : measuresOf('holds', drawFrom(dice, [holds, holdsToo])),
    ),
  ),
  earlyMaker('math.measure-with-units', ['measuring'], (dice) => (dice(0, 1) === 0 ? differ(dice) : endToEnd(dice))),
]
