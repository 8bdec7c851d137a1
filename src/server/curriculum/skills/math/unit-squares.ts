import words from '#content/en/skills/math/parts/rectangles.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { areaAsked, drawUnit, rectanglePicture, valuesWith } from './parts/rectangles.ts'

function counted(rng: Rng, lists: Lists): Draw {
  const [long, wide] = [rng.int(2, 9), rng.int(2, 7)]
  const drawn = areaAsked(long, wide, 'count-squares', valuesWith(rng, lists, drawUnit(rng, lists)), {
    picture: rectanglePicture(long, wide, {}, true),
  })
  const key = long * wide
  const border = long > 2 && wide > 2 ? 2 * (long + wide) - 4 : null
  return {
    ...drawn,
    answer: { form: 'number', answer: key },
    wrong: [['counted-border-squares', border], ...drawn.wrong, ['slipped-by-one', key + 1]],
    solution: oneWay(['one-row', long], ['all-rows', key]),
  }
}

/** Rows of squares that are told. */
function rows(rng: Rng, lists: Lists): Draw {
  const long = rng.int(3, 9)
  // A square has too few other answers that a child gives.
  const wide = rng.pick([2, 3, 4, 5, 6, 7, 8].filter((one) => one !== long))
  const drawn = areaAsked(long, wide, 'rows-of-squares', valuesWith(rng, lists, drawUnit(rng, lists)))
  return {
    ...drawn,
    solution: oneWay(['one-row', long], ['all-rows', long * wide]),
  }
}

/** Which is a good way to measure, or which unit is an area's. */
function whatIsArea(rng: Rng, lists: Lists): Draw {
  const [what = '', kind = ''] = rng.pick(lists['kinds-of-measure'] ?? []).split(';')
  // A yard or a closet is not measured in inches.
  const unit = drawUnit(rng, { units: (lists.units ?? []).filter((one) => /^(?:m|ft);/.test(one)) })
  const terms = { area: '@square-unit', length: '@length-unit', room: '@cubic-unit', weight: '@weight-unit' } as const
  const key = kind === 'length' ? terms.length : kind === 'room' ? terms.room : terms.area
  return {
    form: 'which-unit',
    values: { ...valuesWith(rng, lists, unit), what, kind },
    answer: { form: 'choice', answer: key },
    wrong: [terms.length, terms.area, terms.room, terms.weight]
      .filter((one) => one !== key)
      .map((one) => ['mixed-up-measures', one]),
    solution: oneWay(['what-is-measured', null], ['so-unit', key]),
    entity: '@area',
  }
}

export const skill = defineSkill({
  skill: 'math.unit-squares',
  words,
  tags: ['area'],
  draw: (rng, lists) => rng.pick([counted, counted, rows, whatIsArea])(rng, lists),
})
