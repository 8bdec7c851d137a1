import type { Thing } from '#shared/picture.ts'
import { picturedThings } from '#shared/picture.ts'
import type { Draw, Lists, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

export type Bar = { label: string; value: number }

/** What a graph is about, as a list of its words tells it: its grammar, its title, what is counted, and the rows. */
export type Graph = {
  values: Draw['values']
  bars: readonly Bar[]
  /** What a line of the scale, or a picture, stands for. */
  worth: number
  picture: NonNullable<Draw['picture']>
}

type Plan = {
  kinds: readonly string[]
  rows: number
  /** Different values for the rows. */
  valuesOf: (rng: Rng) => readonly number[]
  worth: number
  isPictured: boolean
}

const isThing = (word: string): word is Thing => picturedThings.some((thing) => thing === word)

/** Rows that may stand in any order; days and months keep theirs. */
const isOpen = (kind: string) => kind === 'things' || kind === 'votes'

/** A topic is 'title;what is counted;verb;verb in the past;thing in the picture;row;row;…'; without rows, children. */
export function drawGraph(rng: Rng, lists: Lists, { kinds, rows, valuesOf, worth, isPictured }: Plan): Graph {
  const kind = rng.pick(kinds)
  const [title = '', counted = '', verb = '', past = '', thing = '', ...given] = rng.pick(lists[kind] ?? []).split(';')
  const labels =
    given.length === 0 ? rng.some(lists.names ?? [], rows) : isOpen(kind) ? rng.some(given, rows) : given.slice(0, rows)
  const amounts = valuesOf(rng)
  const bars = labels.map((label, at) => ({ label, value: amounts[at] ?? worth }))
  return {
    values: {
      kind,
      title,
      counted,
      verb,
      past,
      worth,
      told: bars.map(({ label, value }) => `${label} ${value}`).join(', '),
      labels: labels.join(', '),
      look: isPictured ? 'pictures' : 'bars',
    },
    bars,
    worth,
    picture: {
      kind: 'graph',
      title,
      bars: bars.map(({ label, value }) => ({ label, value })),
      ...(isPictured && isThing(thing) ? { thing, worth } : { scale: worth }),
    },
  }
}

const steps = (key: number, worth: number): Wrong[] => {
  const [up, down]: [Wrong, Wrong] = [
    ['read-between-lines-wrong', key + worth],
    ['read-between-lines-wrong', key > worth ? key - worth : null],
  ]
  const far: Wrong = ['read-between-lines-wrong', key + 3 * worth]
  return (key / worth) % 2 === 0 ? [up, down, far] : [down, up, far]
}

/** A row that shows this number is told as a row. */
const asOnes = (key: number, worth: number, bars: readonly Bar[]): Wrong => [
  'counted-symbols-as-ones',
  worth > 1 && bars.every(({ value }) => value !== key / worth) ? key / worth : null,
]

const twoOf = (rng: Rng, bars: readonly Bar[]): [Bar, Bar] => {
  const [a = { label: '', value: 1 }, b = { label: '', value: 1 }] = rng.some(bars, 2)
  return a.value > b.value ? [a, b] : [b, a]
}

export function readOne(rng: Rng, { values, bars, worth, picture }: Graph): Draw {
  const [{ label, value } = { label: '', value: 1 }, ...others] = rng.some(bars)
  return {
    form: 'one',
    values: { ...values, a: label, key: value, count: value / worth },
    answer: { form: 'number', answer: value },
    wrong: [
      asOnes(value, worth, bars),
      ['read-another-row', others[0]?.value ?? null],
      ...steps(value, worth),
      ['read-another-row', others[1]?.value ?? null],
    ],
    solution:
      worth > 1
        ? [
            [
              ['find-row', null],
              ['count-steps', value],
            ],
          ]
        : [
            [
              ['find-row', null],
              ['read-row', value],
            ],
          ],
    picture,
    entity: label,
  }
}

export function compareRows(rng: Rng, { values, bars, worth, picture }: Graph): Draw {
  const [big, small] = twoOf(rng, bars)
  const key = big.value - small.value
  return {
    form: rng.chance(70) ? 'more' : 'fewer',
    values: { ...values, a: big.label, b: small.label, big: big.value, small: small.value, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['added-instead', big.value + small.value],
      asOnes(key, worth, bars),
      ['read-one-row-only', big.value],
      ['read-one-row-only', small.value],
      ...steps(key, worth),
    ],
    solution: oneWay(['read-both', null], ['difference', key]),
    picture,
    entity: big.label,
  }
}

export function joinRows(rng: Rng, { values, bars, worth, picture }: Graph): Draw {
  const [big, small] = twoOf(rng, bars)
  const key = big.value + small.value
  return {
    form: 'together',
    values: { ...values, a: big.label, b: small.label, big: big.value, small: small.value, key },
    answer: { form: 'number', answer: key },
    wrong: [
      asOnes(key, worth, bars),
      ['took-away-instead', big.value - small.value],
      ['read-one-row-only', big.value],
      ['counted-all', bars.reduce((sum, { value }) => sum + value, 0)],
      ...steps(key, worth),
      ['read-one-row-only', small.value],
    ],
    solution: oneWay(['read-both', null], ['sum', key]),
    picture,
    entity: big.label,
  }
}

export function allRows({ values, bars, worth, picture }: Graph): Draw {
  const amounts = bars.map(({ value }) => value)
  const key = amounts.reduce((sum, one) => sum + one, 0)
  return {
    form: 'all',
    values: { ...values, sum: amounts.join(' + '), key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['left-out-a-row', key - (amounts.at(-1) ?? 0)],
      asOnes(key, worth, bars),
      ['read-one-row-only', Math.max(...amounts)],
      ['counted-the-rows', bars.length],
      ...steps(key, worth),
    ],
    solution: oneWay(['read-all', null], ['add-all', key]),
    picture,
    entity: '@graph',
  }
}

export function mostOrFewest(rng: Rng, { values, bars, picture }: Graph): Draw {
  const isMost = rng.chance(50)
  const sorted = bars.toSorted((x, y) => (isMost ? y.value - x.value : x.value - y.value)).map(({ label }) => label)
  const [key = '', ...others] = sorted
  const last = others.at(-1) ?? ''
  return {
    form: isMost ? 'most' : 'fewest',
    values: { ...values, key },
    answer: { form: 'choice', answer: key },
    wrong: [['took-the-other-end', last], ...others.slice(0, -1).map((label): Wrong => ['looked-at-some-only', label])],
    solution: oneWay(['look-along', null], ['that-row', key]),
    picture,
    entity: '@graph',
  }
}

/** The largest row against the two smallest together. */
export function twoSteps({ values, bars, worth, picture }: Graph): Draw | null {
  const [small, middle, ...others] = bars.toSorted((x, y) => x.value - y.value)
  const big = others.at(-1)
  if (!small || !middle || !big || big.value <= small.value + middle.value) return null
  const both = small.value + middle.value
  const key = big.value - both
  return {
    form: 'more-than-two',
    values: {
      ...values,
      a: big.label,
      b: small.label,
      c: middle.label,
      big: big.value,
      small: small.value,
      middle: middle.value,
      both,
      key,
    },
    answer: { form: 'number', answer: key },
    wrong: [
      ['stopped-early', both],
      ['forgot-a-part', big.value - middle.value],
      ['forgot-a-part', big.value - small.value],
      asOnes(key, worth, bars),
      ['added-instead', big.value + both],
      ...steps(key, worth),
    ],
    solution: oneWay(['add-the-two', both], ['take-both', key]),
    picture,
    entity: big.label,
  }
}
