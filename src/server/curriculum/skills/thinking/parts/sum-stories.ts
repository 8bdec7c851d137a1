import { counted, type Draw, type Lists, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** How large the numbers of a story are. */
export type Size = { least: number; most: number }

const collected = ['sticker', 'shell', 'marble', 'book', 'card', 'bead', 'crayon', 'block'] as const

type Asked = { key: number; wrong: Wrong[]; steps: Draw['solution']; form: string; values: Draw['values'] }

/** Two parts and their whole; neither part is the other. */
function partsOf(rng: Rng, { least, most }: Size): [a: number, b: number, whole: number] {
  const whole = rng.int(least, most)
  const a = rng.int(Math.max(1, Math.ceil(whole / 8)), whole - Math.max(1, Math.ceil(whole / 8)))
  return [a, whole - a, whole]
}

function story(rng: Rng, lists: Lists, { form, key, wrong, steps, values }: Asked): Draw {
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const thing = rng.pick(collected)
  const inThings = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? counted(thing, value) : value]),
  )
  return {
    form,
    values: { ...inThings, ...countsOf(values), who: person(who), other: person(other), thing: counted(thing, 2) },
    answer: { form: 'number', answer: key, unit: thing },
    wrong,
    solution: steps,
    entity: '@story',
  }
}

/** Beside '12 shells' as {a} the bare 12 as {na}. */
const countsOf = (values: Draw['values']): Draw['values'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'number' ? [[`n${name}`, value]] : [])),
  )

const slips = (key: number): Wrong[] => [
  ...((key % 2 === 0
    ? [
        ['slipped-by-one', key + 1],
        ['slipped-by-one', key > 1 ? key - 1 : null],
      ]
    : [
        ['slipped-by-one', key > 1 ? key - 1 : null],
        ['slipped-by-one', key + 1],
      ]) satisfies Wrong[]),
  // A child who counts to ten does not slip by ten.
  key > 10 ? ['slipped-by-ten', key + 10] : ['slipped-by-one', key + 2],
]

/** More come, or two parts are put together: the whole is asked. */
export function wholeAsked(rng: Rng, lists: Lists, size: Size): Draw {
  const [a, b, whole] = partsOf(rng, size)
  return story(rng, lists, {
    form: rng.pick(['join', 'together']),
    key: whole,
    values: { a, b, whole },
    wrong: [
      ['took-away-instead', a === b ? null : Math.abs(a - b)],
      ['said-one-part', Math.max(a, b)],
      ...slips(whole),
    ],
    steps: [
      [
        ['more', null],
        ['add', whole],
      ],
    ],
  })
}

/** Some go: what is left is asked. */
export function restAsked(rng: Rng, lists: Lists, size: Size): Draw {
  const [a, b, whole] = partsOf(rng, size)
  return story(rng, lists, {
    form: 'away',
    key: a,
    values: { whole, b, a },
    wrong: [
      ['added-instead', whole + b],
      ['said-one-part', a === b ? null : b],
      ['kept-the-number', whole],
      ...slips(a),
    ],
    steps: [
      [
        ['fewer', null],
        ['take', a],
      ],
    ],
  })
}

/** What came, or what went, is asked. */
export function changeAsked(rng: Rng, lists: Lists, size: Size): Draw {
  const [a, b, whole] = partsOf(rng, size)
  const gains = rng.chance(50)
  return story(rng, lists, {
    form: gains ? 'got' : 'gave',
    key: b,
    values: { a, b, whole },
    wrong: [['added-both', whole + a], ['said-one-part', a === b ? null : a], ['said-the-whole', whole], ...slips(b)],
    steps: [
      [
        ['apart', null],
        ['take-known', b],
      ],
    ],
  })
}

/** What there was at first is asked. */
export function startAsked(rng: Rng, lists: Lists, size: Size): Draw {
  const [a, b, whole] = partsOf(rng, size)
  const gains = rng.chance(50)
  const [key, end] = gains ? [a, whole] : [whole, a]
  return story(rng, lists, {
    form: gains ? 'start-before-more' : 'start-before-less',
    key,
    values: { b, end, key },
    wrong: [
      gains ? ['added-both', end + b] : ['took-away-both', end === b ? null : Math.abs(end - b)],
      ['said-the-end', end],
      ['said-one-part', key === b ? null : b],
      ...slips(key),
    ],
    steps: [
      [
        ['back', null],
        [gains ? 'undo-more' : 'undo-less', key],
      ],
    ],
  })
}

/** How many more or fewer, or the one who has more, or the one who has fewer. */
export function comparison(rng: Rng, lists: Lists, size: Size): Draw {
  const big = rng.int(size.least, size.most)
  const apart = rng.int(2, Math.max(2, Math.min(big - 1, Math.ceil(size.most / 3))))
  const small = big - apart
  const form = rng.pick(['how-many-more', 'how-many-fewer', 'the-bigger', 'the-smaller'])
  const key = form === 'the-bigger' ? big : form === 'the-smaller' ? small : apart
  return story(rng, lists, {
    form,
    key,
    values: { big, small, apart },
    wrong: [
      form === 'the-bigger'
        ? ['went-the-other-way', small > apart ? small - apart : null]
        : form === 'the-smaller'
          ? ['went-the-other-way', big + apart]
          : ['added-instead', big + small],
      ['said-one-part', form === 'the-bigger' ? small : big],
      ['said-the-difference', key === apart ? null : apart],
      ['said-one-part', form === 'the-bigger' || key === small ? null : small],
      ...slips(key),
    ],
    steps: [
      [
        ['compare', null],
        [form, key],
      ],
    ],
  })
}
