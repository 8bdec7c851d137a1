import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { mixedAfterFirst } from './wrong-order.ts'

export type Box = { a: number; b: number; c: number }

export const drawBox = (rng: Rng, most: number): Box => {
  const [c = 2, b = 3, a = 4] = [rng.int(2, most - 2), rng.int(2, most - 1), rng.int(3, most)].sort((x, y) => x - y)
  return { a, b, c }
}

/** 'feet;crate;shed': a unit and what is so large. */
function unitAndThing(rng: Rng, lists: Lists): { unit: string; thing: string } {
  const [unit = '', ...things] = rng.pick(lists.boxes ?? []).split(';')
  return { unit, thing: rng.pick(things) }
}

const valuesOf = (rng: Rng, lists: Lists, { a, b, c }: Box): Draw['values'] => ({
  ...unitAndThing(rng, lists),
  a,
  b,
  c,
  layer: a * b,
  whole: a * b * c,
  key: a * b * c,
  who: person(rng.pick(lists.names ?? [])),
})

const wrongVolumes = ({ a, b, c }: Box): Wrong[] => {
  const key = a * b * c
  return [
    ['counted-one-layer', a * b],
    ['added-the-edges', a + b + c],
    ...((key % 4 === 0
      ? [
          ['slipped-by-a-group', key + a * b],
          ['counted-visible-cubes', 2 * (a * b + b * c + a * c)],
        ]
      : [
          ['slipped-by-a-group', key - a * b],
          ['slipped-by-a-group', key + a * b],
        ]) satisfies Wrong[]),
    ['forgot-a-part', a * b + c],
  ]
}

/** Where only a layer and the height are told. */
const wrongLayers = ({ a, b, c }: Box): Wrong[] => [
  ['counted-one-layer', a * b],
  ['forgot-a-part', a * b + c],
  ['slipped-by-a-group', a * b * (c - 1)],
  ['slipped-by-a-group', a * b * (c + 1)],
  ['slipped-by-ten', a * b * c + 10],
]

/** A full box, told in one of several ways. */
export function boxAsked(rng: Rng, lists: Lists, box: Box, form: string): Draw {
  const values = valuesOf(rng, lists, box)
  const { a, b, c } = box
  return {
    form,
    values,
    answer: { form: 'number', answer: a * b * c, unit: `cubic ${values.unit}` },
    wrong: mixedAfterFirst(rng, form === 'layers' || form === 'base-and-height' ? wrongLayers(box) : wrongVolumes(box)),
    solution: oneWay(['layer', a * b], ['layers', a * b * c]),
    entity: '@volume',
  }
}

/** Two boxes together. */
export function twoBoxes(rng: Rng, lists: Lists): Draw {
  const [one, other] = [drawBox(rng, 6), drawBox(rng, 5)]
  const isSame = one.a === other.a && one.b === other.b && one.c === other.c
  const two = isSame ? { ...other, a: other.a + 1 } : other
  const [first, second] = [one.a * one.b * one.c, two.a * two.b * two.c]
  const layers = one.a * one.b + two.a * two.b
  const values = valuesOf(rng, lists, one)
  const key = first + second
  return {
    form: 'two-boxes',
    values: { ...values, d: two.a, e: two.b, f: two.c, first, second, key },
    answer: { form: 'number', answer: key, unit: `cubic ${values.unit}` },
    wrong: mixedAfterFirst(rng, [
      ['left-out-a-part', Math.max(first, second)],
      ['counted-one-layer', layers === first || layers === second ? null : layers],
      ['added-the-edges', one.a + one.b + one.c + two.a + two.b + two.c],
      key % 4 === 0 ? ['slipped-by-ten', key + 10] : ['slipped-by-ten', key - 10],
    ]),
    solution: oneWay(['first-box', first], ['second-box', second], ['together', key]),
    entity: '@volume',
  }
}

/** The height is asked. */
export function heightAsked(rng: Rng, lists: Lists): Draw {
  const box = drawBox(rng, 9)
  const { a, b, c } = box
  const values = valuesOf(rng, lists, box)
  const volume = a * b * c
  return {
    form: 'height',
    values: { ...values, volume, key: c },
    answer: { form: 'number', answer: c, unit: `${values.unit}` },
    wrong: mixedAfterFirst(rng, [
      ['stopped-early', b * c],
      ['took-away-instead', volume - a * b],
      ['slipped-by-one', c + 1],
      ['counted-one-layer', a * b],
      ['slipped-by-one', c > 1 ? c - 1 : null],
    ]),
    solution: oneWay(['layer', a * b], ['how-many-layers', c]),
    entity: '@volume',
  }
}

/** A box of cubes from which some are taken. */
export function someTaken(rng: Rng, lists: Lists): Draw {
  const box = drawBox(rng, 6)
  const full = box.a * box.b * box.c
  const gone = rng.int(2, Math.min(11, full - 2))
  const key = full - gone
  return {
    form: 'some-taken',
    values: { ...valuesOf(rng, lists, box), full, gone, key },
    answer: { form: 'number', answer: key },
    wrong: mixedAfterFirst(rng, [
      ['stopped-early', full],
      ['counted-one-layer', box.a * box.b === key ? null : box.a * box.b],
      ['added-instead', full + gone],
      key % 2 === 0 ? ['slipped-by-one', key - 1] : ['slipped-by-one', key + 1],
      ['slipped-by-ten', key + 10],
    ]),
    solution: oneWay(['layer', box.a * box.b], ['layers', full], ['take-off', key]),
    entity: '@volume',
  }
}
