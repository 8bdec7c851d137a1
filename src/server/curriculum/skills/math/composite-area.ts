import words from '#content/en/skills/math/parts/rectangles.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { drawUnit, valuesWith } from './parts/rectangles.ts'
import { mixedAfterFirst } from './parts/wrong-order.ts'

/** Two rectangles side by side. */
function joined(rng: Rng, lists: Lists): Draw {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const [a, b, c] = [rng.int(3, 9), rng.int(4, 8), rng.int(2, 7)]
  const d = rng.int(2, b - 1)
  const [first, second] = [a * b, c * d]
  const key = first + second
  return {
    form: 'two-rectangles',
    values: { ...values, a, b, c, d, first, second, key },
    answer: { form: 'number', answer: key, unit: `square ${values.unit}` },
    wrong: mixedAfterFirst(rng, [
      ['left-out-a-part', Math.max(first, second)],
      ['filled-in-the-corner', (a + c) * Math.max(b, d)],
      ['took-perimeter-for-area', 2 * (a + b + c + d)],
      ['added-two-sides-only', a + b + c + d],
      ['slipped-by-ten', key + 10],
    ]),
    solution: oneWay(['area-one', first], ['area-two', second], ['add-areas', key]),
    entity: '@area',
  }
}

/** A rectangle with a piece cut out. */
function cutOut(rng: Rng, lists: Lists): Draw {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const [a, b] = [rng.int(6, 12), rng.int(5, 10)]
  const [c, d] = [rng.int(2, a - 3), rng.int(2, b - 3)]
  const [first, second] = [a * b, c * d]
  const key = first - second
  return {
    form: 'cut-out',
    values: { ...values, a, b, c, d, first, second, key },
    answer: { form: 'number', answer: key, unit: `square ${values.unit}` },
    wrong: mixedAfterFirst(rng, [
      ['filled-in-the-corner', first],
      ['added-instead', first + second],
      ['took-the-difference', (a - c) * (b - d)],
      ['left-out-a-part', second],
      ['slipped-by-ten', key + 10],
    ]),
    solution: oneWay(['area-whole', first], ['area-hole', second], ['take-areas', key]),
    entity: '@area',
  }
}

/** One rectangle, cut into two by a line: the parts give the whole. */
function split(rng: Rng, lists: Lists): Draw {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const [wide, left, right] = [rng.int(3, 9), rng.pick([5, 10]), rng.pick([2, 3, 4, 6])]
  const key = wide * (left + right)
  return {
    form: 'split',
    values: { ...values, wide, left, right, long: left + right, first: wide * left, second: wide * right, key },
    answer: { form: 'number', answer: key, unit: `square ${values.unit}` },
    wrong: mixedAfterFirst(rng, [
      ['forgot-a-part', wide * left + right],
      ['left-out-a-part', wide * left],
      ['counted-the-overlap-twice', key + wide],
      ['took-perimeter-for-area', 2 * (wide + left + right)],
      ['slipped-by-a-group', key - wide],
    ]),
    solution: oneWay(['left-part', wide * left], ['right-part', wide * right], ['parts-together', key]),
    entity: '@area',
  }
}

export const skill = defineSkill({
  skill: 'math.composite-area',
  words,
  tags: ['area'],
  draw: (rng, lists) => rng.pick([joined, joined, cutOut, split])(rng, lists),
})
