import words from '#content/en/skills/math/parts/fraction-compare.json'
import { type Draw, defineSkill, type Lists } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedFractions, extremeOf, type How, signBetween, whoHasMore } from './parts/fraction-compare.ts'
import { type Bar, bottomsOfGrade4, isSame, properBar } from './parts/fractions.ts'

const isMore = ({ top, bottom }: Bar) => 2 * top > bottom

/** By a half, by one, or by a common bottom, whichever is the quickest way. */
function wayFor(x: Bar, y: Bar): How {
  if (x.top > x.bottom !== y.top > y.bottom) return 'one'
  const halves = [x, y].every(({ top, bottom }) => 2 * top !== bottom)
  return !isSame(x, y) && isMore(x) !== isMore(y) && halves ? 'half' : 'common'
}

function drawTwo(rng: Rng): [Bar, Bar] {
  const x = properBar(rng, bottomsOfGrade4)
  const y = properBar(rng, bottomsOfGrade4)
  if (rng.chance(15)) {
    const times = rng.int(2, 3)
    return [x, { top: x.top * times, bottom: x.bottom * times }]
  }
  return [rng.chance(10) ? { ...x, top: x.top + x.bottom } : x, y]
}

function draw(rng: Rng, lists: Lists): Draw | null {
  const kind = rng.pick(['sign', 'sign', 'bars', 'who', 'who', 'extreme'])
  if (kind === 'extreme') {
    const all = rng.some(bottomsOfGrade4.slice(1), 4).map((bottom) => properBar(rng, [bottom]))
    // A half has to sort some of them out, and two at most may be left to work with.
    const [less, more] = [all.filter((one) => 2 * one.top < one.bottom), all.filter(isMore)]
    return less.length === 2 && more.length === 2 ? extremeOf(rng, all, 'common') : null
  }
  const [x, y] = drawTwo(rng)
  if (x.bottom === y.bottom || x.top === y.top) return null
  const how = wayFor(x, y)
  if (kind === 'who' && !isSame(x, y) && x.top < x.bottom) return whoHasMore(rng, lists, [x, y], how)
  return signBetween(x, y, how, kind === 'bars' && x.top < x.bottom && y.bottom <= 20)
}

const askedWay = (x: Bar, y: Bar): How => {
  if (x.bottom === 1 || y.bottom === 1) return 'common'
  return x.bottom === y.bottom ? 'bottom' : x.top === y.top ? 'top' : wayFor(x, y)
}

export const skill = defineSkill({
  skill: 'math.compare-fractions',
  words,
  tags: ['fractions', 'comparing'],
  draw,
  ask: { compare: (of) => askedFractions(of, askedWay) },
})
