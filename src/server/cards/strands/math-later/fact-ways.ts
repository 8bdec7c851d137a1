/** A way to a product over facts that are known already. */
export type Way = {
  hints: [place: string, principle: string, step: string]
  /** The last one has the product. */
  steps: string[]
  why: string
}

/** Factors that make a product easy, the easiest first. */
const easiest = [10, 2, 5, 11, 9, 12, 4, 3, 6, 7, 8] as const

/** How one gets from neighbors to a × b, both of them from 0 to 12. */
export function wayTo(a: number, b: number): Way {
  if (a === 0 || b === 0) return zero(a, b)
  if (a === 1 || b === 1) return one(a, b)
  const by = easiest.find((one) => one === a || one === b) ?? 8
  const other = by === a ? b : a
  const way = ways[by](other)
  const ends = `So ${a} × ${b} = ${a * b}.`
  if (by === a) return { ...way, steps: [...way.steps, ends] }
  const [, principle, step] = way.hints
  const turn = `Turn it around: ${by} × ${b === by ? a : b} makes the same.`
  return { ...way, hints: [turn, principle, step], steps: [...way.steps, ends] }
}

type Ways = Record<(typeof easiest)[number], (n: number) => Way>

const zero = (a: number, b: number): Way => ({
  hints: [
    'Think of groups, and of what is in them.',
    'Try to draw it: can you draw anything?',
    a === 0 ? 'There is no group here at all.' : 'Every group is empty.',
  ],
  steps: [
    a === 0
      ? 'There are no groups, so there is nothing to count.'
      : 'Every group is empty, so there is nothing to count.',
    `So ${a} × ${b} = 0.`,
  ],
  why: 'A number times 0 is always 0.',
})

const one = (a: number, b: number): Way => ({
  hints: [
    a === 1 ? 'Look at the 1: there is a single group.' : 'Look at the 1: it says what is in each group.',
    'Times 1 does not change a number.',
    a === 1 ? 'Draw a single row, and count it.' : 'Draw plates with a single cookie on each.',
  ],
  steps: [
    a === 1 ? `1 group of ${b} is just the ${b}.` : `${a} groups with 1 in each have ${a}.`,
    `So ${a} × ${b} = ${a * b}.`,
  ],
  why: 'A number times 1 stays as it is.',
})

const ways: Ways = {
  10: (n) => ({
    hints: [
      n === 10 ? 'Count by tens: 10, 20, 30, and so on.' : `Times 10 makes tens: you have ${n} of them.`,
      'Times 10 moves each digit one place to the left.',
      n > 10
        ? `10 × 10 = 100. There ${n === 11 ? 'is 1 more ten' : `are ${n - 10} more tens`}.`
        : `Count ${n} tens aloud.`,
    ],
    steps: [n > 10 ? `10 × 10 = 100, and ${n - 10} × 10 = ${(n - 10) * 10}.` : `${n} tens are ${n * 10}.`],
    why: 'Times 10 turns ones into tens.',
  }),
  2: (n) => ({
    hints: [
      `Think of 2 groups of ${n}.`,
      'Times 2 means double.',
      n <= 5 ? `Count by 2s, ${n} times.` : `Double ${half(n)} is ${2 * half(n)}. Then double the ${n - half(n)}.`,
    ],
    steps: [
      n <= 5
        ? `2 groups of ${n} are ${n} + ${n} = ${2 * n}.`
        : `Split the ${n}: 2 × ${half(n)} = ${2 * half(n)} and 2 × ${n - half(n)} = ${2 * (n - half(n))}.`,
    ],
    why: `2 × ${n} is double ${n}.`,
  }),
  5: (n) => ({
    hints: [
      `Count by 5s, ${n} times.`,
      'Times 5 is half of times 10.',
      `10 × ${n} = ${10 * n}. Now take half of that.`,
    ],
    steps: [`10 × ${n} = ${10 * n}.`, `5 is half of 10, and half of ${10 * n} is ${5 * n}.`],
    why: '5 groups are half of 10 groups.',
  }),
  11: (n) => more(11, n, 10),
  9: (n) => ({
    hints: [
      'Look at the 9: it is one less than 10.',
      `Take 10 groups of ${n}, then give one group back.`,
      `10 × ${n} = ${10 * n}. Now take one ${n} away.`,
    ],
    steps: [`10 × ${n} = ${10 * n}.`, `Take one ${n} away: ${10 * n} − ${n} = ${9 * n}.`],
    why: '9 is one less than 10, so a group is given back.',
  }),
  12: (n) => both(12, n, 10),
  4: (n) => ({
    hints: [
      `You may know 2 × ${n}.`,
      'Times 4 means double, and double again.',
      `2 × ${n} = ${2 * n}. Now double the ${2 * n}.`,
    ],
    steps: [`2 × ${n} = ${2 * n}.`, `Double it: ${2 * n} + ${2 * n} = ${4 * n}.`],
    why: '4 groups are 2 groups, and 2 groups again.',
  }),
  3: (n) => more(3, n, 2),
  6: (n) => (n === 7 ? sevenSixes() : more(6, n, 5)),
  7: (n) => both(7, n, 5),
  8: (n) => ({
    hints: [
      `You may know 4 × ${n}.`,
      '8 groups are 4 groups, and 4 groups again.',
      `4 × ${n} = ${4 * n}. Now double the ${4 * n}.`,
    ],
    steps: [`4 × ${n} = ${4 * n}.`, `Double it: ${4 * n} + ${4 * n} = ${8 * n}.`],
    why: '8 groups are double 4 groups.',
  }),
}

const half = (n: number) => (n > 10 ? 10 : 5)

/** One group more than a fact that is known. */
const more = (a: number, n: number, known: number): Way => ({
  hints: [
    `You may know ${known} × ${n}.`,
    `${a} groups are ${known} groups and one more.`,
    `${known} × ${n} = ${known * n}. Add one more ${n}.`,
  ],
  steps: [`${known} × ${n} = ${known * n}.`, `Add one more ${n}: ${known * n} + ${n} = ${a * n}.`],
  why: `${a} × ${n} has one ${n} more than ${known} × ${n}.`,
})

/** Split in two: 7 as 5 and 2, 12 as 10 and 2. */
const both = (a: number, n: number, known: number): Way => {
  const rest = a - known
  return {
    hints: [
      `Split the ${a} into ${known} and ${rest}.`,
      `Take ${known} groups of ${n}, then ${rest} more groups.`,
      `${known} × ${n} = ${known * n} and ${rest} × ${n} = ${rest * n}. Put both together.`,
    ],
    steps: [
      `${known} × ${n} = ${known * n} and ${rest} × ${n} = ${rest * n}.`,
      `Together: ${known * n} + ${rest * n} = ${a * n}.`,
    ],
    why: `${a} groups of ${n} are ${known} groups and ${rest} groups.`,
  }
}

/** The fact that is forgotten most often has the friendliest neighbor. */
const sevenSixes = (): Way => ({
  hints: ['You may know 6 × 6.', '6 × 7 has one more 6 than 6 × 6.', '6 × 6 = 36. Add one more 6.'],
  steps: ['6 × 6 = 36.', 'Add one more 6: 36 + 6 = 42.'],
  why: '6 × 7 has one 6 more than 6 × 6.',
})
