import words from '#content/en/skills/math/parts/rectangles.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedPerimeter } from './parts/own-rectangles.ts'
import {
  drawUnit,
  perimeterAsked,
  rectanglePicture,
  sameMeasure,
  sideFromPerimeter,
  valuesWith,
} from './parts/rectangles.ts'

/** A shape with sides of their own. */
function shapeOfSides(rng: Rng, lists: Lists): Draw {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const sides = Array.from({ length: rng.pick([3, 3, 4, 5]) }, () => rng.int(8, 15))
  const key = sides.reduce((sum, side) => sum + side, 0)
  return {
    form: 'sides',
    values: {
      ...values,
      count: sides.length,
      first: sides.slice(0, -1).join(', '),
      last: sides.at(-1) ?? 0,
      sum: sides.join(' + '),
      key,
    },
    answer: { form: 'number', answer: key, unit: `${values.unit}` },
    wrong: [
      ['left-out-a-side', key - (sides.at(-1) ?? 0)],
      ['left-out-a-side', key - (sides[0] ?? 0)],
      key % 2 === 0 && sides.reduce((sum, side) => sum + (side % 10), 0) >= 10
        ? ['forgot-to-carry', key - 10]
        : ['slipped-by-one', key + 1],
      ['slipped-by-ten', key + 10],
      ['slipped-by-one', key - 1],
    ],
    solution: oneWay(['add-sides', key]),
    entity: '@perimeter',
  }
}

/** All sides are equally long. */
function equalSides(rng: Rng, lists: Lists): Draw {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const [shape = '', text = '4'] = rng.pick(lists.regular ?? []).split(';')
  const count = Number(text)
  const side = rng.int(3, 12)
  const key = count * side
  return {
    form: 'equal-sides',
    values: { ...values, shape, count, side, key },
    answer: { form: 'number', answer: key, unit: `${values.unit}` },
    wrong: [
      ['took-area-for-perimeter', side * side],
      ['slipped-by-a-group', side % 2 === 0 ? key - side : key + side],
      ['added-instead-of-times', side + count],
      ['slipped-by-a-group', side % 2 === 0 ? key + side : key - side],
      ['slipped-by-ten', key + 10],
    ],
    solution: oneWay(['how-many-sides', count], ['times-side', key]),
    entity: shape,
  }
}

function rectangle(rng: Rng, lists: Lists): Draw {
  const wide = rng.int(3, 15)
  const long = wide + rng.int(1, Math.min(12, 20 - wide))
  const unit = drawUnit(rng, lists)
  const values = valuesWith(rng, lists, unit)
  const asked = rng.int(0, 5)
  if (asked === 0) return sideFromPerimeter(long, wide, 'perimeter-side', values)
  if (asked <= 2) return perimeterAsked(long, wide, 'perimeter-story', values)
  return perimeterAsked(long, wide, 'perimeter', values, {
    picture: rectanglePicture(long, wide, { top: `${long} ${unit.short}`, side: `${wide} ${unit.short}` }),
  })
}

export const skill = defineSkill({
  skill: 'math.perimeter',
  words,
  tags: ['perimeter'],
  draw: (rng, lists) => rng.pick([rectangle, rectangle, rectangle, shapeOfSides, equalSides, sameMeasure])(rng, lists),
  ask: { perimeter: askedPerimeter },
})
