import words from '#content/en/skills/math/parts/fraction-compare.json'
import { type Draw, defineSkill, type Lists } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedFractions, extremeOf, type How, isMixed, signBetween, whoHasMore } from './parts/fraction-compare.ts'
import { type Bar, bottomsOfGrade3 } from './parts/fractions.ts'

/** Fractions that share their bottom or their top. */
function drawLike(rng: Rng, count: number, how: How): Bar[] {
  if (how === 'bottom') {
    const bottom = rng.pick([4, 6, 8].filter((one) => one > count))
    return rng
      .some(
        Array.from({ length: bottom - 1 }, (_, at) => at + 1),
        count,
      )
      .map((top) => ({ top, bottom }))
  }
  const top = rng.int(1, count > 2 ? 5 : 5)
  return rng.some(bottomsOfGrade3, count).map((bottom) => ({ top, bottom }))
}

function draw(rng: Rng, lists: Lists): Draw | null {
  const how = rng.pick(['bottom', 'top', 'top'] as const)
  const kind = rng.pick(['sign', 'bars', 'who', 'extreme', 'extreme'])
  if (kind === 'extreme') return extremeOf(rng, drawLike(rng, 4, how), how)
  const [x, y] = drawLike(rng, 2, how)
  if (!x || !y) return null
  if (kind === 'who') return x.top < x.bottom && y.top < y.bottom ? whoHasMore(rng, lists, [x, y], how) : null
  return signBetween(x, y, how, kind === 'bars' && x.top <= x.bottom && y.top <= y.bottom)
}

/** A child's own with one bottom or one top, of the parts that grade 3 knows. */
const askedWay = (x: Bar, y: Bar): How | null =>
  [x.bottom, y.bottom].some((bottom) => !bottomsOfGrade3.some((one) => one === bottom))
    ? null
    : x.bottom === y.bottom
      ? 'bottom'
      : x.top === y.top
        ? 'top'
        : null

export const skill = defineSkill({
  skill: 'math.compare-fractions-like',
  words,
  tags: ['fractions', 'comparing'],
  draw,
  ask: { compare: (of) => (isMixed(of) ? null : askedFractions(of, askedWay)) },
})
