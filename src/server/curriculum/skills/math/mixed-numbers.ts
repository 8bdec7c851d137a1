import words from '#content/en/skills/math/mixed-numbers.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade4, over, readBar } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

type Mixed = { whole: number; top: number; bottom: number; all: number }

function drawMixed(rng: Rng, mostWholes: number): Mixed {
  const bottom = rng.pick(bottomsOfGrade4)
  const [whole, top] = [rng.int(1, mostWholes), rng.int(1, bottom - 1)]
  return { whole, top, bottom, all: whole * bottom + top }
}

const valuesOf = ({ whole, top, bottom, all }: Mixed): Draw['values'] => ({
  whole,
  top,
  bottom,
  all,
  wholeParts: whole * bottom,
  mixed: `${whole} ${top}/${bottom}`,
  improper: `${all}/${bottom}`,
})

const wrongMixed = ({ whole, top, bottom }: Mixed): Wrong[] => [
  ['slipped-by-a-group', `${whole + 1} ${top}/${bottom}`],
  ['turned-the-fraction', `${whole} ${bottom}/${top}`],
  ['swapped-quotient-and-remainder', `${top} ${whole}/${bottom}`],
  ['slipped-by-a-part', top + 1 < bottom ? `${whole} ${top + 1}/${bottom}` : null],
  ['slipped-by-a-group', whole > 1 ? `${whole - 1} ${top}/${bottom}` : null],
  ['slipped-by-a-part', top > 1 ? `${whole} ${top - 1}/${bottom}` : null],
  ['slipped-by-a-group', `${whole + 2} ${top}/${bottom}`],
]

function toMixed(rng: Rng, lists: Lists): Draw {
  const drawn = drawMixed(rng, 5)
  const form = rng.pick(['to-mixed', 'to-mixed', 'story'])
  const values = { who: person(rng.pick(lists.names ?? [])), food: rng.pick(lists.foods ?? []) }
  return mixedOf(drawn, form, rng.int(0, 4), values)
}

/** The wrong answer at `by` comes first. */
function mixedOf(drawn: Mixed, form: string, by: number, more: Draw['values'] = {}): Draw {
  const key = `${drawn.whole} ${drawn.top}/${drawn.bottom}`
  return {
    form,
    values: { ...valuesOf(drawn), ...more },
    answer: { form: 'number', answer: key, as: 'mixed' },
    wrong: varied(wrongMixed(drawn), by),
    solution: oneWay(['wholes-in-it', drawn.whole], ['parts-left', key]),
    entity: `${drawn.all}/${drawn.bottom}`,
  }
}

const toImproper = (rng: Rng): Draw => improperOf(drawMixed(rng, 6))

function improperOf(drawn: Mixed): Draw {
  const { whole, top, bottom, all } = drawn
  return {
    form: 'to-improper',
    values: valuesOf(drawn),
    answer: { form: 'number', answer: `${all}/${bottom}`, as: 'improper' },
    wrong: [
      ['added-whole-to-top', over(whole + top, bottom)],
      ['joined-whole-and-fraction', `${whole}${top}/${bottom}`],
      ['left-out-the-whole', over(whole * top, bottom)],
      ['forgot-a-part', over(whole * bottom, bottom)],
      ['slipped-by-a-group', over(all + bottom, bottom)],
      ['slipped-by-a-part', over(all + 1, bottom)],
    ],
    solution: oneWay(['parts-in-wholes', whole * bottom], ['add-parts', `${all}/${bottom}`]),
    entity: `${whole} ${top}/${bottom}`,
  }
}

/** Circles, the last one filled in part. */
function drawnCircles(rng: Rng): Draw {
  const bottom = rng.pick([2, 3, 4, 6, 8])
  const drawn = { whole: rng.int(1, 3), top: rng.int(1, bottom - 1), bottom, all: 0 }
  const { whole, top } = drawn
  const key = `${whole} ${top}/${bottom}`
  return {
    form: 'circles',
    values: valuesOf({ ...drawn, all: whole * bottom + top }),
    answer: { form: 'number', answer: key, as: 'mixed' },
    wrong: [
      ['counted-the-other-parts', bottom - top === top ? null : `${whole} ${bottom - top}/${bottom}`],
      ...varied(wrongMixed(drawn), rng.int(0, 3)),
    ],
    solution: oneWay(['full-circles', whole], ['rest-of-circle', key]),
    picture: {
      kind: 'fraction-circles',
      circles: [
        ...Array.from({ length: whole }, () => ({ parts: bottom, shaded: bottom })),
        { parts: bottom, shaded: top },
      ],
    },
    entity: key,
  }
}

/** How many fourths are in 2 3/4? */
function howManyParts(rng: Rng): Draw {
  const drawn = drawMixed(rng, 4)
  const { whole, top, bottom, all } = drawn
  return {
    form: 'how-many',
    values: valuesOf(drawn),
    answer: { form: 'number', answer: all },
    wrong: [
      ['added-whole-to-top', whole + top],
      ['forgot-a-part', whole * bottom],
      ['left-out-the-whole', top],
      ['slipped-by-a-group', all + bottom],
      ['slipped-by-a-part', all + 1],
      ['joined-whole-and-fraction', whole * 10 + top],
    ],
    solution: oneWay(['parts-in-wholes', whole * bottom], ['count-parts', all]),
    entity: `${whole} ${top}/${bottom}`,
  }
}

/** A child's own: 11/4, and 8/4, which has nothing left over. */
function askedMixed({ fraction }: AskedOf['mixed']): Draw | null {
  const read = readBar(fraction)
  if (read?.kind !== 'fraction' || read.top < read.bottom || read.bottom === 1) return null
  const { top: all, bottom } = read
  const drawn = { whole: Math.floor(all / bottom), top: all % bottom, bottom, all }
  if (drawn.top > 0) return mixedOf(drawn, 'to-mixed', 0)
  const { whole } = drawn
  return {
    ...mixedOf(drawn, 'to-whole', 0),
    answer: { form: 'number', answer: whole, as: 'mixed' },
    wrong: [
      ['slipped-by-a-group', whole + 1],
      ['slipped-by-a-group', whole > 1 ? whole - 1 : null],
      ['turned-the-fraction', `${bottom}/${all}`],
      ['slipped-by-a-group', whole + 2],
    ],
    solution: oneWay(['no-parts-left', whole]),
  }
}

/** A child's own: 2 3/4. */
function askedImproper({ mixed }: AskedOf['improper']): Draw | null {
  const read = readBar(mixed)
  if (read?.kind !== 'mixed') return null
  const [whole, top] = [Math.floor(read.top / read.bottom), read.top % read.bottom]
  const isMixed = top > 0 && mixed === `${whole} ${top}/${read.bottom}`
  return isMixed ? improperOf({ whole, top, bottom: read.bottom, all: read.top }) : null
}

export const skill = defineSkill({
  skill: 'math.mixed-numbers',
  words,
  tags: ['fractions', 'mixed-numbers'],
  draw: (rng, lists) => rng.pick([toMixed, toMixed, toImproper, toImproper, drawnCircles, howManyParts])(rng, lists),
  ask: { mixed: askedMixed, improper: askedImproper },
})
