import type { Rng } from '#server/curriculum/rng.ts'
import type { ProblemKind } from './problem-words.ts'

/** The numbers of a problem, its key, and the wrong answers that misconceptions give. */
export type Drawn = {
  kind: ProblemKind
  skill: string
  numbers: Record<string, number>
  key: number
  /** The value after the first of two steps. */
  first: number | null
  wrong: readonly (readonly [misconception: string, value: number])[]
}

const addTake = (most: number) => (most <= 10 ? 'thinking.first-stories' : 'thinking.add-take-stories')

/** Numbers by level: pre-K within 5, K within 10, grade 1 within 20, grade 2 within 100; groups from grade 2 on; two steps and parts at the end. */
export function drawProblem(rng: Rng, level: number): Drawn {
  if (level < 0) return rng.chance(60) ? join(rng, 5) : separate(rng, 5)
  if (level === 0) return rng.chance(55) ? join(rng, 10) : separate(rng, 10)
  if (level === 1) return rng.chance(55) ? join(rng, 20) : separate(rng, 20)
  if (level === 2) return rng.chance(40) ? join(rng, 100) : rng.chance(60) ? separate(rng, 100) : groups(rng, 5)
  if (level === 3) return rng.chance(60) ? groups(rng, 10) : share(rng)
  if (level === 4) return rng.chance(50) ? comeAndGo(rng) : groupsAndMore(rng)
  return rng.chance(65) ? partOf(rng) : groupsAndMore(rng)
}

function join(rng: Rng, most: number): Drawn {
  const least = most <= 10 ? 2 : Math.floor(most / 4)
  const sum = rng.int(Math.max(3, least + 1), most)
  const b = rng.int(most <= 10 ? 1 : Math.max(2, Math.floor(most / 10)), Math.max(1, Math.floor(sum / 2)))
  const a = sum - b
  return {
    kind: 'join',
    skill: addTake(most),
    numbers: { a, b },
    key: sum,
    first: null,
    wrong: [
      ['took-away-instead', a - b],
      ['slipped-by-one', sum + 1],
      ['slipped-by-one', sum - 1],
      ['only-repeats-a-number', a],
      ['only-repeats-a-number', b],
      ...(most > 20
        ? ([
            ['slipped-by-ten', sum - 10],
            ['slipped-by-ten', sum + 10],
          ] as const)
        : []),
    ],
  }
}

function separate(rng: Rng, most: number): Drawn {
  const a = rng.int(most <= 10 ? 3 : Math.floor(most / 3), most)
  const b = rng.int(most <= 10 ? 1 : Math.max(2, Math.floor(most / 10)), a - 1)
  const key = a - b
  return {
    kind: 'separate',
    skill: addTake(most),
    numbers: { a, b },
    key,
    first: null,
    wrong: [
      ['added-instead', a + b],
      ['slipped-by-one', key + 1],
      ['slipped-by-one', key - 1],
      ['only-repeats-a-number', a],
      ['only-repeats-a-number', b],
      ...(most > 20
        ? ([
            ['slipped-by-ten', key + 10],
            ['slipped-by-ten', key - 10],
          ] as const)
        : []),
    ],
  }
}

function groups(rng: Rng, most: number): Drawn {
  // Twice the number of one group is said in a hint: with two groups that would be the answer.
  const [a, b] = [rng.int(3, most), rng.int(most <= 5 ? 2 : 3, most)]
  const key = a * b
  return {
    kind: 'groups',
    skill: 'thinking.equal-groups-stories',
    numbers: { a, b, twice: 2 * b },
    key,
    first: null,
    wrong: [
      ['added-instead', a + b],
      ['slipped-by-a-group', key + b],
      ['slipped-by-a-group', key - b],
      ['slipped-by-one', key + 1],
      ['only-repeats-a-number', b],
    ],
  }
}

function share(rng: Rng): Drawn {
  const [a, key] = [rng.int(3, 9), rng.int(3, 10)]
  const whole = a * key
  return {
    kind: 'share',
    skill: 'thinking.sharing-stories',
    numbers: { a, b: key, whole },
    key,
    first: null,
    wrong: [
      ['took-away-instead', whole - a],
      ['multiplied-instead', whole * a],
      ['slipped-by-one', key + 1],
      ['slipped-by-one', key - 1],
    ],
  }
}

function comeAndGo(rng: Rng): Drawn {
  const [a, b] = [rng.int(25, 78), rng.int(12, 22)]
  const c = rng.int(6, 24)
  const [first, key] = [a + b, a + b - c]
  return {
    kind: 'comeAndGo',
    skill: 'thinking.two-step-stories',
    numbers: { a, b, c },
    key,
    first,
    wrong: [
      ['forgot-second-step', first],
      ['added-instead', a + b + c],
      ['took-away-instead', a - b - c],
      ['slipped-by-ten', key + 10],
      ['slipped-by-ten', key - 10],
    ],
  }
}

function groupsAndMore(rng: Rng): Drawn {
  const [a, b] = [rng.int(3, 9), rng.int(4, 12)]
  const more = rng.int(3, 18)
  const c = more === a * b ? more + 1 : more
  const [first, key] = [a * b, a * b + c]
  return {
    kind: 'groupsAndMore',
    skill: 'thinking.two-step-stories',
    numbers: { a, b, c },
    key,
    first,
    wrong: [
      ['forgot-second-step', first],
      ['added-instead', a + b + c],
      ['slipped-by-a-group', key + b],
      ['slipped-by-a-group', key - b],
      ['took-away-instead', first - c],
    ],
  }
}

const parts = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 8],
] as const

function partOf(rng: Rng): Drawn {
  const [top, bottom] = rng.pick(parts)
  const drawn = rng.int(3, Math.min(11, Math.floor(90 / bottom)))
  // The bottom number is in the story and the hints: it is not the answer too.
  const each = drawn * top === bottom ? drawn + 1 : drawn
  const [whole, key] = [each * bottom, each * top]
  return {
    kind: 'partOf',
    skill: 'math.fraction-of-number',
    numbers: { a: whole, b: top, whole, top, bottom, each },
    key,
    first: each,
    wrong: [
      ...(top > 1 ? ([['took-one-part-only', each]] as const) : []),
      ['counted-the-other-parts', whole - key],
      ['took-away-instead', whole - bottom],
      ['slipped-by-a-group', key + each],
    ],
  }
}
