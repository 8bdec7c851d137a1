/** A wrong answer that children give to a sum: what it shows, and what helps. */
type SumSlip = { name: string; answer: number; observation: string; hint: string }

/** The usual wrong answers, the most telling first. Some may be right for these numbers, below zero, or there twice. */
export const slipsIn = (a: number, operation: '+' | '-', b: number): SumSlip[] =>
  operation === '+'
    ? [...adding(a, b, columnsOf(a, b)), ...nearTo(a + b)]
    : [...takingAway(a, b, columnsOf(a, b)), ...nearTo(a - b)]

function adding(a: number, b: number, columns: readonly Column[]): SumSlip[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  if (isCounted(low, high)) return [...countingOn(a, b), tookAway(a, b)]
  const begin = [...carrying(columns, a + b), ...wrongPlace(a, b), tookAway(a, b)]
  return low < 10 && high < 20 ? [...begin, ...countingOn(a, b)] : [...begin, ...places(columns, a + b, 'Add the')]
}

function takingAway(a: number, b: number, columns: readonly Column[]): SumSlip[] {
  if (isCounted(b, a) || a <= 10) return [...countingBack(a, b), added(a, b)]
  const begin = [...trading(columns, a, b), added(a, b)]
  return b < 10 && a <= 20 ? [...begin, ...countingBack(a, b)] : [...begin, ...places(columns, a - b, 'Work out the')]
}

/** So few steps, or so small numbers, that they are counted and not worked out in columns. */
const isCounted = (low: number, high: number) => high < 10 || (low <= 3 && high < 20)

type Column = { name: string; next: string; unit: number; x: number; y: number }

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'] as const

/** The digits below each other, the ones first. */
const columnsOf = (a: number, b: number): Column[] =>
  Array.from({ length: String(Math.max(a, b)).length }, (_, at) => {
    const unit = 10 ** at
    const next = (placeNames[at + 1] ?? 'next').replace(/s$/, '')
    return { name: placeNames[at] ?? 'next', next, unit, x: Math.floor(a / unit) % 10, y: Math.floor(b / unit) % 10 }
  })

const sumOf = (columns: readonly Column[], each: (column: Column) => number) =>
  columns.reduce((sum, column) => sum + column.unit * each(column), 0)

const tookAway = (a: number, b: number): SumSlip => ({
  name: 'took-away-instead-of-adding',
  answer: Math.abs(a - b),
  observation: 'You took away. The sign says plus.',
  hint: 'Put both numbers together.',
})

const added = (a: number, b: number): SumSlip => ({
  name: 'added-instead-of-taking-away',
  answer: a + b,
  observation: 'You added. The sign says minus.',
  hint: 'Something goes away, so it gets less.',
})

function countingOn(a: number, b: number): SumSlip[] {
  const high = Math.max(a, b)
  return [
    {
      name: 'counted-the-first-number',
      answer: a + b - 1,
      observation: `Did you count the ${high} again?`,
      hint: `Say ${high}, and start to count after it.`,
    },
    {
      name: 'left-out-the-ten',
      answer: a + b > 10 && a + b < 20 ? a + b - 10 : -1,
      observation: 'You left out the ten.',
      hint: 'Fill up to 10. Then add what is left.',
    },
    {
      name: 'counted-a-step-too-far',
      answer: a + b + 1,
      observation: 'You counted on a step too far.',
      hint: 'Hold up a finger for each step.',
    },
  ]
}

const countingBack = (a: number, b: number): SumSlip[] => [
  {
    name: 'counted-the-first-number-back',
    answer: a - b + 1,
    observation: `Did you count the ${a} too?`,
    hint: `Say ${a} first. Then count each step back.`,
  },
  {
    name: 'counted-back-too-far',
    answer: a - b - 1,
    observation: 'You counted back a step too far.',
    hint: 'Hold up a finger for each step.',
  },
  {
    name: 'said-what-goes-away',
    answer: b,
    observation: 'That is what goes away.',
    hint: 'Find how many are left.',
  },
]

/** What goes wrong with the 1 that is carried to the next place. The last column is written in full. */
function carrying(columns: readonly Column[], key: number): SumSlip[] {
  const last = columns.at(-1)
  const full = columns.filter((column) => column !== last && column.x + column.y > 9)
  const hint = 'Write the carried 1 above the next place.'
  const each = full.map(({ next, unit }) => ({
    name: 'forgot-to-carry',
    answer: key - 10 * unit,
    observation: `You did not carry the new ${next}.`,
    hint,
  }))
  const none = sumOf(columns, (column) => (column === last ? column.x + column.y : (column.x + column.y) % 10))
  const [ones] = columns
  const isTwo = columns.length === 2 && full.length === 1 && (last?.y ?? 0) > 0 && (last?.x ?? 0) > 0
  return [
    ...(full.length > 1
      ? [{ name: 'forgot-to-carry', answer: none, observation: 'You added each column, but carried nothing.', hint }]
      : []),
    ...each,
    {
      name: 'wrote-both-columns-in-full',
      answer: isTwo && ones && last ? 100 * (last.x + last.y) + ones.x + ones.y : -1,
      observation: 'You wrote both columns side by side.',
      hint: 'Only one digit fits in each place.',
    },
  ]
}

/** 13 + 4 as 53: the ones came to the tens. */
function wrongPlace(a: number, b: number): SumSlip[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return low < 10 && high < 100
    ? [
        {
          name: 'added-ones-to-tens',
          answer: high + 10 * low,
          observation: `You added the ${low} to the tens.`,
          hint: 'Ones go with ones.',
        },
      ]
    : []
}

/** What goes wrong with what is traded. */
function trading(columns: readonly Column[], a: number, b: number): SumSlip[] {
  const key = a - b
  const traded = columns.filter(({ unit }) => a % (10 * unit) < b % (10 * unit))
  const turned = columns.filter(({ x, y }) => x < y)
  const [only] = turned
  const hint = 'Is the top digit too small? Then trade first.'
  return [
    {
      name: 'smaller-digit-from-the-larger',
      answer: only ? sumOf(columns, ({ x, y }) => Math.abs(x - y)) : -1,
      observation:
        only && turned.length === 1
          ? `In the ${only.name}, you took ${only.x} from ${only.y}.`
          : 'You took the smaller digit from the larger in a column.',
      hint,
    },
    ...(traded.length > 1
      ? [
          {
            name: 'forgot-that-a-ten-was-traded',
            answer: key + sumOf(traded, () => 10),
            observation: 'You traded, but took nothing off the next place.',
            hint: 'After a trade, the next place has 1 less.',
          },
        ]
      : []),
    ...traded.map(({ next, unit }) => ({
      name: 'forgot-that-a-ten-was-traded',
      answer: key + 10 * unit,
      observation: `You traded a ${next}, but still counted it.`,
      hint: 'After a trade, the next place has 1 less.',
    })),
    {
      name: 'left-the-ten-alone',
      answer: a < 20 && b > 10 ? key + 10 : -1,
      observation: `Take away the ten of ${b}, too.`,
      hint: `Look at both digits of ${b}.`,
    },
  ]
}

/** A place that came out wrong by one, while the others are right. */
function places(columns: readonly Column[], key: number, again: 'Add the' | 'Work out the'): SumSlip[] {
  const [ones, tens, hundreds] = columns
  const off = (name: string, answer: number, observation: string): SumSlip => ({
    name,
    answer,
    observation,
    hint: 'Go place by place, from the right.',
  })
  return [
    ...(hundreds ? [off('off-in-the-hundreds', key + 100, `Ones and tens are right. ${again} hundreds again.`)] : []),
    ...(tens ? [off('off-in-the-tens', key + 10, `The ones are right. ${again} tens again.`)] : []),
    ...(tens ? [off('off-in-the-tens', key - 10, `The ones are right. ${again} tens again.`)] : []),
    ...[key + 1, key - 1].map((answer) =>
      off('off-in-the-ones', answer, `Look at the ones again: ${ones?.x} and ${ones?.y}.`),
    ),
  ]
}

const nearTo = (key: number): SumSlip[] =>
  [key + 2, key - 2, key + 1, key - 1].map((answer) => ({
    name: 'slipped-while-counting',
    answer,
    observation: `You are near, but that is ${answer > key ? 'too many' : 'too few'}.`,
    hint: 'Go through it once more, slowly.',
  }))
