import words from '#content/en/skills/math/multiply-fractions.json'
import { type AskedSum, type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { fractionProduct } from './parts/fraction-products.ts'
import { askedBars, askedWithDecimal } from './parts/fraction-sums.ts'
import { asMixed, type Bar, bottomsOfGrade4, properBar, written } from './parts/fractions.ts'

const bottoms = bottomsOfGrade4.filter((bottom) => bottom <= 10)

const sizeOf = ({ top, bottom }: Bar) => top / bottom

/** Bare, in simplest form, a part of a part, or the area of a rectangle. */
function plainProduct(rng: Rng, lists: Lists): Draw | null {
  const drawn = [properBar(rng, bottoms), properBar(rng, bottoms)] as const
  // Most mistakes with 1/2 × 1/2 come to 1/2 again.
  if (drawn.every(({ bottom }) => bottom === 2)) return null
  const form = rng.pick(['product', 'product', 'simplest', 'of', 'area'])
  // A rectangle is as long as its longer side.
  const [x, y] = form === 'area' && sizeOf(drawn[0]) < sizeOf(drawn[1]) ? [drawn[1], drawn[0]] : drawn
  return fractionProduct(x, y, {
    form,
    simplest: form === 'simplest',
    values: { who: person(rng.pick(lists.names ?? [])), thing: rng.pick(lists.things ?? []) },
  })
}

/** 2 1/2 × 3/4, also with a whole number. */
function mixedProduct(rng: Rng): Draw {
  const small = properBar(rng, [2, 3, 4, 5])
  const x = { ...small, top: small.top + rng.int(1, 3) * small.bottom }
  const y = rng.chance(40) ? { top: rng.int(2, 6), bottom: 1 } : properBar(rng, [2, 3, 4, 5])
  const [xSaid, ySaid] = [asMixed(x), y.bottom === 1 ? String(y.top) : written(y)]
  return fractionProduct(x, y, { form: 'mixed', said: { x: xSaid, y: ySaid } })
}

function ask(sum: AskedSum): Draw | null {
  const said = { x: sum.left, y: sum.right }
  const beside = askedWithDecimal(sum, ['×'])
  if (beside) return fractionProduct(beside.x, beside.y, { form: 'beside-decimal', said })
  const { x, y } = askedBars(sum, ['×']) ?? {}
  if (!x || !y) return null
  if (x.kind === 'mixed' || y.kind === 'mixed') return fractionProduct(x, y, { form: 'mixed', said })
  return x.kind === 'fraction' && y.kind === 'fraction' ? fractionProduct(x, y, { form: 'product' }) : null
}

export const skill = defineSkill({
  skill: 'math.multiply-fractions',
  words,
  tags: ['fractions', 'multiplying'],
  draw: (rng, lists) => (rng.chance(75) ? plainProduct(rng, lists) : mixedProduct(rng)),
  ask: { sum: ask },
})
