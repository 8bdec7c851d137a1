import type { AskedOf } from '../../../asked.ts'
import { counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wholeOf } from './own-numbers.ts'

const turned = (tens: number, ones: number) => (tens === ones ? null : 10 * ones + tens)

/** Blocks to read: so many rods and cubes. */
export function blocks(rng: Rng, from: number, to: number): Draw {
  const n = rng.int(from, to)
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  return {
    form: 'blocks',
    values: { n, tens, ones, ten: 10 * tens },
    answer: { form: 'number', answer: n },
    wrong: [
      ['turned-the-digits-around', ones > 0 ? turned(tens, ones) : null],
      ['counted-rods-as-ones', tens + ones],
      ['slipped-by-ten', n + 10],
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n - 1],
    ],
    solution: oneWay(['tens-first', 10 * tens], ['then-ones', n]),
    picture: { kind: 'base-ten', hundreds: 0, tens, ones },
    entity: n,
  }
}

/** '3 tens and 4 ones', the number asked, or a digit's worth, or how many tens. */
export function tensAndOnes(rng: Rng, from: number, to: number): Draw {
  const n = rng.int(from, to)
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  return partOf(n, rng.pick(ones > 0 && ones !== tens ? ['number', 'tens-of', 'ones-of', 'worth'] : ['number']))
}

/** A child's own about a number below 100. */
export const askedTens = {
  digitWorth: ({ digit, number }: AskedOf['digitWorth']): Draw | null => {
    const n = wholeOf(number, 99)
    return n !== null && n >= 10 && digit === number[0] && digit !== number[1] ? partOf(n, 'worth') : null
  },
  digitAt: ({ unit, number }: AskedOf['digitAt']): Draw | null => {
    const n = wholeOf(number, 99)
    return n === null || n < 10
      ? null
      : unit === '10'
        ? partOf(n, 'tens-of')
        : unit === '1'
          ? partOf(n, 'ones-of')
          : null
  },
  unitsIn: ({ unit, number }: AskedOf['unitsIn']): Draw | null => {
    const n = wholeOf(number, 99)
    return n !== null && n >= 10 && unit === '10' ? partOf(n, 'tens-of') : null
  },
}

type Part = 'number' | 'tens-of' | 'ones-of' | 'worth'

function partOf(n: number, form: Part): Draw {
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  const key = form === 'number' ? n : form === 'tens-of' ? tens : form === 'ones-of' ? ones : 10 * tens
  const wrong: Wrong[] =
    form === 'number'
      ? [
          ['turned-the-digits-around', ones > 0 ? turned(tens, ones) : null],
          ['counted-rods-as-ones', tens + ones],
          ['wrote-them-side-by-side', 100 * tens + ones],
          ['slipped-by-ten', n + 10],
          ['slipped-by-one', n + 1],
        ]
      : form === 'worth'
        ? [
            ['took-the-digit-alone', tens],
            ['took-the-other-place', ones],
            ['took-the-whole-number', n],
            ['moved-a-place-too-far', 100 * tens],
          ]
        : [
            ['took-the-other-place', form === 'tens-of' ? ones : tens],
            ['took-the-whole-number', n],
            ['moved-a-place-too-far', 10 * key, form === 'tens-of' ? 'took-the-worth' : 'moved-a-place-too-far'],
            ['slipped-by-one', key + 1],
          ]
  return {
    form,
    values: { n, tens, ones, ten: 10 * tens },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['split', null], [form, key]),
    entity: n,
  }
}

const packed = ['crayon', 'bead', 'marble', 'sticker', 'pencil', 'button', 'card', 'acorn'] as const

/** Full boxes of ten, and some more. */
export function bundles(rng: Rng, lists: Lists, from: number, to: number): Draw {
  const n = rng.int(from, to)
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  return {
    form: 'bundle',
    values: {
      n,
      tens,
      ones,
      ten: 10 * tens,
      x: counted(rng.pick(packed), n),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: n },
    wrong: [
      ['counted-rods-as-ones', tens + ones],
      ['turned-the-digits-around', ones > 0 ? turned(tens, ones) : null],
      ['slipped-by-ten', n + 10],
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n - 1],
    ],
    solution: oneWay(['split', 10 * tens], ['bundle', n]),
    entity: n,
  }
}

/** Ten (or a hundred) more or less. */
export function jump(rng: Rng, from: number, to: number, step: number): Draw | null {
  const n = rng.int(from, to)
  const way = n - step >= 0 && rng.chance(50) ? 'less' : 'more'
  return changesOnePlace(n, step, way) ? jumpOf(n, step, way) : null
}

/** Where the place above changes as well, the sentences would not be true. */
const changesOnePlace = (n: number, step: number, way: 'more' | 'less') =>
  Math.floor(n / step) % 10 !== (way === 'more' ? 9 : 0)

/** A child's own, to the place that its skill goes to. */
export const askedJump =
  (steps: readonly number[], most: number) =>
  ({ step, number, way }: AskedOf['jump']): Draw | null => {
    const [by, n] = [wholeOf(step), wholeOf(number, most)]
    if (by === null || n === null || !steps.includes(by) || n < 10 || (way === 'less' && n < by)) return null
    return changesOnePlace(n, by, way) ? jumpOf(n, by, way) : null
  }

function jumpOf(n: number, step: number, form: 'more' | 'less'): Draw {
  const key = form === 'more' ? n + step : n - step
  return {
    form,
    values: { n, step, key, unit: step === 10 ? 'tens' : 'hundreds', digit: Math.floor(n / step) % 10 },
    answer: { form: 'number', answer: key },
    wrong: [
      ['went-the-wrong-way', form === 'more' ? (n >= step ? n - step : null) : n + step],
      ['changed-the-ones', form === 'more' ? n + 1 : n - 1],
      ['moved-a-place-too-far', form === 'more' ? n + 10 * step : null],
      ['took-two-steps', form === 'more' ? n + 2 * step : n >= 2 * step ? n - 2 * step : null],
      ['changed-the-ones', form === 'more' ? key + 1 : key + 1],
    ],
    solution: oneWay(['only-that-digit', null], ['new-number', key]),
    entity: n,
  }
}

/** Which sign stands between two numbers, or which number is greater. */
export function compare(rng: Rng, from: number, to: number): Draw {
  const a = rng.int(from, to)
  const digits = String(a)
  const swapped = Number([...digits].reverse().join(''))
  const b = rng.chance(10)
    ? a
    : rng.pick([swapped, Math.min(to, a + rng.int(1, 9)), Math.max(from, a - rng.int(1, 30)), rng.int(from, to)])
  return signOf(a, b)
}

/** Which of two numbers of a child's own is bigger, or which sign stands between them. */
export const askedComparison =
  (takes: (most: number) => boolean) =>
  ({ left, right, wanted }: AskedOf['compare']): Draw | null => {
    const [a, b] = [wholeOf(left), wholeOf(right)]
    if (a === null || b === null || !takes(Math.max(a, b))) return null
    return wanted === '' || a === b ? signOf(a, b) : biggerOf(a, b, wanted)
  }

/** Which of two numbers is bigger, or smaller; the words are those of the skill for a sign between them. */
export function biggerOf(a: number, b: number, wanted: 'more' | 'less'): Draw {
  const { values, solution } = signOf(a, b)
  const [big, small] = [Math.max(a, b), Math.min(a, b)]
  const [key, other] = wanted === 'more' ? [big, small] : [small, big]
  return {
    form: wanted === 'more' ? 'bigger' : 'smaller',
    values: { ...values, key },
    answer: { form: 'choice', answer: key },
    wrong: [['took-the-other-end', other]],
    solution: oneWay(...(solution[0]?.slice(0, 1) ?? []), ['so-it-is', key]),
    entity: a,
  }
}

export function signOf(a: number, b: number): Draw {
  const sign = a < b ? '<' : a > b ? '>' : '='
  return {
    form: 'sign',
    values: {
      a,
      b,
      case: sign === '=' ? 'same' : sign === '<' ? 'less' : 'more',
      big: Math.max(a, b),
      small: Math.min(a, b),
      lengths: String(a).length === String(b).length ? 'same' : 'apart',
    },
    answer: { form: 'compare', answer: sign },
    wrong:
      sign === '='
        ? [
            ['looked-at-some-only', '>', 'overlooked-the-same'],
            ['looked-at-some-only', '<', 'overlooked-the-same'],
          ]
        : [
            ['turned-the-sign-around', sign === '<' ? '>' : '<'],
            ['thought-they-are-equal', '='],
          ],
    solution: oneWay(['biggest-place', null], ['sign', sign]),
    entity: a,
  }
}

export function greatest(rng: Rng, from: number, to: number): Draw {
  const first = rng.int(from, to - 30)
  const turned = Number([...String(first)].reverse().join(''))
  const row = new Set(
    [first, first + rng.int(1, 9), first + rng.int(10, 29), turned].filter((n) => n >= from && n <= to),
  )
  for (let more = 30 - row.size * 3; row.size < 4; more -= 3) row.add(first + more)
  const [low = 0, second = 0, third = 0, high = 0] = [...row].sort((x, y) => x - y)
  const form = rng.pick(['greatest', 'least'])
  const key = form === 'greatest' ? high : low
  const near = form === 'greatest' ? [third, second] : [second, third]
  const onesTell = (n: number) => (form === 'greatest' ? n % 10 > key % 10 : n % 10 < key % 10)
  return {
    form,
    values: { low, second, third, high },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', form === 'greatest' ? low : high],
      ...near.map((n): Wrong => [onesTell(n) ? 'looked-at-the-ones-first' : 'looked-at-some-only', n]),
    ],
    solution: oneWay(['line-up', null], [form, key]),
    entity: key,
  }
}
