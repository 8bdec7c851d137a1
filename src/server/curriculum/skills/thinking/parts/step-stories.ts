import { counted, type Draw, type Lists, person, type Said, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** A story of several steps: what each one makes, and where a step that is left out or turned leads. */
export type Story = {
  form: string
  values: Record<string, number>
  /** The values of the steps in order; the last is the key. Their sentences are step-1, step-2, ... */
  steps: readonly number[]
  wrong: readonly (readonly [misconception: string, answer: number | null, feedback?: string])[]
  /** What is counted, where the noun is drawn. */
  things?: readonly string[]
  unit?: string
}

const collected = ['sticker', 'marble', 'card', 'crayon', 'bead', 'shell'] as const

/** Only whole results that could be counted, none of them the key. */
const possible = (wrong: Story['wrong'], key: number): Wrong[] =>
  wrong.map(([id, answer, feedback]) => {
    const fits = answer !== null && answer > 0 && Number.isInteger(answer) && answer !== key
    return feedback === undefined ? [id, fits ? answer : null] : [id, fits ? answer : null, feedback]
  })

const slips = (key: number): Wrong[] => {
  const both: Wrong[] = [
    ['slipped-by-one', key + 1],
    ['slipped-by-one', key > 1 ? key - 1 : null],
  ]
  return [...(key % 2 === 0 ? both : both.toReversed()), ['slipped-by-ten', key > 10 ? key + 10 : null]]
}

export function told(rng: Rng, lists: Lists, { form, values, steps, wrong, things = collected, unit }: Story): Draw {
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const thing = rng.pick(things)
  const key = steps.at(-1) ?? 0
  const made = Object.fromEntries(steps.map((value, at) => [`made${at + 1}`, value]))
  return {
    form,
    values: { ...values, ...made, x: counted(thing, 2), who: person(who), other: person(other) },
    answer: { form: 'number', answer: key, ...(unit !== undefined && { unit }) },
    wrong: [...possible(wrong, key), ...slips(key)],
    solution: [steps.map((value, at): readonly [string, Said] => [`step-${at + 1}`, value])],
    entity: '@story',
  }
}

/** a packs of b, and some of them go away. */
export function someGiven(rng: Rng): Story | null {
  const [a, b] = [rng.int(3, 9), rng.int(3, 9)]
  const c = rng.int(3, a * b - 4)
  return {
    form: 'some-given',
    values: { a, b, c },
    steps: [a * b, a * b - c],
    wrong: [
      ['stopped-early', a * b],
      ['added-the-factors', a + b - c],
      ['added-instead', a * b + c],
      ['slipped-by-a-group', a * b - c + b],
    ],
  }
}

/** Several of one price, and one of another. */
export function andMore(rng: Rng): Story {
  const [a, b, c] = [rng.int(3, 9), rng.int(3, 9), rng.int(4, 30)]
  return {
    form: rng.pick(['tickets-and-snack', 'books-and-bag']),
    values: { a, b, c },
    steps: [a * b, a * b + c],
    wrong: [
      ['stopped-early', a * b],
      ['used-one-group-only', b + c],
      ['added-everything', a + b + c],
      ['took-away-instead', a * b - c],
    ],
    unit: 'dollars',
  }
}

/** Some are away; the others stand in equal rows. */
export function restInRows(rng: Rng): Story | null {
  const [rows, each, away] = [rng.int(2, 8), rng.int(3, 9), rng.int(2, 9)]
  if (rows === each) return null
  const all = rows * each + away
  return {
    form: 'rest-in-rows',
    values: { a: all, b: away, c: rows },
    steps: [all - away, each],
    wrong: [
      ['stopped-early', all - away],
      ['said-the-whole', all],
      ['subtracted-once', all - away - rows],
      ['forgot-a-part', all / rows],
      ['slipped-by-a-group', each + 1, 'slipped-by-one'],
    ],
  }
}

export function pagesLeft(rng: Rng): Story {
  const [perDay, days, left] = [rng.int(4, 12), rng.int(3, 9), rng.int(6, 60)]
  const pages = perDay * days + left
  return {
    form: 'pages-left',
    values: { a: pages, b: perDay, c: days },
    steps: [perDay * days, left],
    wrong: [
      ['stopped-early', perDay * days],
      ['used-one-group-only', pages - perDay],
      ['added-the-factors', pages - perDay - days],
      ['added-instead', pages + perDay * days],
    ],
    unit: 'pages',
  }
}

export function sharedAndMore(rng: Rng): Story {
  const [by, each, more] = [rng.int(2, 8), rng.int(3, 9), rng.int(2, 9)]
  return {
    form: 'shared-and-more',
    values: { a: by * each, b: by, c: more },
    steps: [each, each + more],
    wrong: [
      ['stopped-early', each],
      ['added-everything', by * each + more, 'not-shared'],
      ['took-away-instead', each - more],
      ['multiplied-instead', each * more],
    ],
  }
}

/** A number that is multiplied or divided, and then changed. */
export function riddle(rng: Rng): Story | null {
  const [a, b, c] = [rng.int(3, 9), rng.int(3, 9), rng.int(2, 20)]
  const form = rng.pick(['times-plus', 'times-minus', 'divide-plus', 'plus-times'])
  if (form === 'times-plus')
    return {
      form,
      values: { a, b, c },
      steps: [a * b, a * b + c],
      wrong: [
        ['stopped-early', a * b],
        ['changed-the-order-of-steps', a * (b + c)],
        ['added-everything', a + b + c],
      ],
    }
  if (form === 'times-minus')
    return a * b - c < 2
      ? null
      : {
          form,
          values: { a, b, c },
          steps: [a * b, a * b - c],
          wrong: [
            ['stopped-early', a * b],
            ['added-instead', a * b + c],
            ['added-the-factors', a + b - c],
          ],
        }
  if (form === 'divide-plus')
    return {
      form,
      values: { a: a * b, b, c },
      steps: [a, a + c],
      wrong: [
        ['stopped-early', a],
        ['subtracted-once', a * b - b + c],
        ['multiplied-instead', a * c],
      ],
    }
  return {
    form,
    values: { a, b: c, c: b },
    steps: [a + c, (a + c) * b],
    wrong: [
      ['stopped-early', a + c],
      ['changed-the-order-of-steps', a + c * b],
      ['added-everything', a + b + c],
    ],
  }
}

/** One has more or fewer than the other: how many together? */
export function compareTogether(rng: Rng): Story {
  const [a, b] = [rng.int(9, 30), rng.int(3, 8)]
  const more = rng.chance(50)
  const other = more ? a + b : a - b
  return {
    form: more ? 'more-together' : 'fewer-together',
    values: { a, b },
    steps: [other, a + other],
    wrong: [
      ['stopped-early', other],
      ['added-everything', a + b],
      ['went-the-other-way', a + (more ? a - b : a + b)],
    ],
  }
}

/** A dollar amount is wished for; the same is saved each week. */
export function savedWeeks(rng: Rng): Story {
  const [perWeek, weeks, missing] = [rng.int(3, 9), rng.int(3, 8), rng.int(4, 25)]
  const wish = perWeek * weeks + missing
  return {
    form: 'saved-weeks',
    values: { a: wish, b: perWeek, c: weeks },
    steps: [perWeek * weeks, missing],
    wrong: [
      ['stopped-early', perWeek * weeks],
      ['used-one-group-only', wish - perWeek],
      ['added-the-factors', wish - perWeek - weeks],
    ],
    unit: 'dollars',
  }
}

export function sharedAfter(rng: Rng): Story {
  const [by, each, gone] = [rng.int(3, 6), rng.int(3, 9), rng.int(2, 12)]
  const all = by * each + gone
  return {
    form: rng.pick(['eaten-then-shared', 'kept-then-shared']),
    values: { a: all, b: gone, c: by },
    steps: [by * each, each],
    wrong: [
      ['stopped-early', by * each],
      ['subtracted-once', by * each - by],
      ['forgot-a-part', all / by],
      ['slipped-by-a-group', each + 1, 'slipped-by-one'],
    ],
    things: ['cracker', 'grape', 'cherry', 'nut', 'cookie'],
  }
}

/** Two kinds of equal groups. */
export function twoKinds(rng: Rng): Story {
  const [a = 2, c = 3] = rng.some([2, 3, 4, 5], 2)
  const [b = 4, d = 6] = rng.some([3, 4, 5, 6, 8, 10], 2)
  return {
    form: rng.pick(['two-tables', 'two-boxes']),
    values: { a, b, c, d },
    steps: [a * b, c * d, a * b + c * d],
    wrong: [
      ['stopped-early', a * b],
      ['added-everything', a + b + c + d],
      ['split-wrong', (a + c) * (b + d), 'mixed-groups'],
      ['forgot-a-part', c * d, 'stopped-early'],
    ],
  }
}

/** Some come, and some go. */
export function gotAndGave(rng: Rng): Story {
  const [a, b] = [rng.int(20, 90), rng.int(12, 60)]
  const c = rng.int(8, a + b - 10)
  return {
    form: rng.pick(['got-and-gave', 'bus']),
    values: { a, b, c },
    steps: [a + b, a + b - c],
    wrong: [
      ['stopped-early', a + b],
      ['added-everything', a + b + c],
      ['took-away-instead', a - b + c, 'went-the-other-way'],
    ],
  }
}

/** Twice (three times) as many, and some go. */
export function timesThenTake(rng: Rng): Story | null {
  const [a, b] = [rng.int(4, 12), rng.int(2, 5)]
  const c = rng.int(3, 15)
  return a * b - c < 3
    ? null
    : {
        form: 'times-then-take',
        values: { a, b, c },
        steps: [a * b, a * b - c],
        wrong: [
          ['stopped-early', a * b],
          ['compared-by-adding', a + b - c === a ? null : a + b - c],
          ['added-instead', a * b + c],
          ['forgot-a-part', a - c],
        ],
      }
}
