import words from '#content/en/skills/math/multiply-tens.json'
import { type AskedSum, counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholesOf } from './parts/small-sums.ts'

const wrongProducts = (digit: number, tens: number): Wrong[] => {
  const key = digit * tens
  const less: Wrong = ['slipped-by-a-group', key - tens]
  const more: Wrong = ['slipped-by-a-group', key + tens]
  return [
    ['slipped-by-a-zero', key / 10, 'lost-the-zero'],
    ['slipped-by-a-zero', key * 10, 'zero-too-many'],
    ...(key % 20 < 10 ? [less, more] : [more, less]),
    ['added-the-factors', digit + tens],
  ]
}

/** A digit times tens, whichever stands first. */
function timesTens(digit: number, tens: number, form: string, more: Draw['values'] = {}): Draw {
  const key = digit * tens
  return {
    form,
    values: {
      digit,
      tens,
      count: tens / 10,
      made: key / 10,
      key,
      first: digit,
      second: tens,
      ...more,
    },
    answer: { form: 'number', answer: key },
    wrong: wrongProducts(digit, tens),
    solution: [
      [
        ['count-the-tens', key / 10],
        ['tens-are', key],
      ],
      [
        ['pull-out-ten', key / 10],
        ['times-ten', key],
      ],
    ],
    entity: tens,
  }
}

const things = ['sticker', 'crayon', 'bead', 'card', 'pencil', 'balloon'] as const

function worded(rng: Rng, lists: Lists): Draw {
  const [digit, tens] = [rng.int(2, 9), rng.int(2, 9) * 10]
  const form = rng.pick(['product', 'product', 'product', 'story', 'buses', 'missing', 'how-many-tens'])
  const [first, second] = rng.chance(60) ? [digit, tens] : [tens, digit]
  if (form === 'product') return timesTens(digit, tens, form, { first, second })
  if (form === 'missing')
    return {
      ...timesTens(digit, tens, form),
      answer: { form: 'number', answer: tens },
      wrong: [
        ['slipped-by-a-zero', tens / 10, 'missing-lost-zero'],
        ['slipped-by-a-zero', tens * 10, 'zero-too-many'],
        ['slipped-by-ten', tens + 10],
        ['said-the-product', digit * tens],
        ['slipped-by-ten', tens - 10],
      ],
      solution: oneWay(['tens-in-all', null], ['share-the-tens', tens / 10], ['tens-each', tens]),
    }
  if (form === 'how-many-tens')
    return {
      ...timesTens(digit, tens, form),
      answer: { form: 'number', answer: (digit * tens) / 10 },
      wrong: [
        ['slipped-by-a-zero', digit * tens, 'said-the-ones'],
        ['added-the-factors', digit + tens / 10, 'added-tens'],
        ['slipped-by-a-group', (digit * tens) / 10 + tens / 10, 'group-off'],
        ['slipped-by-a-group', (digit * tens) / 10 - tens / 10, 'group-off'],
      ],
      solution: oneWay(['count-the-tens', (digit * tens) / 10]),
    }
  return timesTens(digit, tens, form, {
    x: counted(rng.pick(things), tens),
    who: person(rng.pick(lists.names ?? [])),
  })
}

/** 6 × 40, 40 × 6, 10 × 34. */
function asked(sum: AskedSum): Draw | null {
  const [a, b] = wholesOf(sum, '×') ?? [0, 0]
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const values = { first: a, second: b }
  if (low >= 2 && low <= 9 && high >= 20 && high <= 90 && high % 10 === 0)
    return timesTens(low, high, 'product', values)
  return low === 10 && high > 12 && high <= 99 ? timesTens(high, 10, 'product', values) : null
}

export const skill = defineSkill({
  skill: 'math.multiply-tens',
  words,
  tags: ['multiplying', 'tens'],
  draw: worded,
  ask: { sum: asked },
})
