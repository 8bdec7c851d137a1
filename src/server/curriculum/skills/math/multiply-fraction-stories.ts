import words from '#content/en/skills/math/multiply-fraction-stories.json'
import { type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { fractionProduct } from './parts/fraction-products.ts'
import { asMixed, type Bar, plain, properBar, simplest } from './parts/fractions.ts'

const mixedBar = (rng: Rng, bottoms: readonly number[]): Bar => {
  const { top, bottom } = simplest(properBar(rng, bottoms))
  return { top: top + rng.int(1, 3) * bottom, bottom }
}

const small = [2, 3, 4, 5] as const

/** A part of a batch, several laps, an area, a rate. */
function draw(rng: Rng, lists: Lists): Draw {
  const form = rng.pick(['part-of-batch', 'part-of-class', 'speed', 'area', 'batches', 'times-as-long'])
  const isMixed = ['speed', 'area', 'batches', 'times-as-long'].includes(form)
  const x =
    form === 'part-of-batch' || form === 'part-of-class' || form === 'speed'
      ? simplest(properBar(rng, [2, 3, 4, 5, 6, 8]))
      : mixedBar(rng, small)
  const drawn =
    form === 'batches' || form === 'area'
      ? simplest(properBar(rng, small))
      : form === 'times-as-long'
        ? { top: rng.int(2, 6), bottom: 1 }
        : isMixed
          ? mixedBar(rng, small)
          : simplest(properBar(rng, [2, 3, 4, 5, 6]))
  // Half of a half leaves too few other answers that a child gives.
  const y = x.bottom === 2 && drawn.bottom === 2 && x.top === 1 && drawn.top === 1 ? { top: 2, bottom: 3 } : drawn
  const units: Record<string, string> = {
    'part-of-batch': 'cups',
    speed: 'miles',
    batches: 'cups',
    area: 'square feet',
    'times-as-long': 'feet',
  }
  const unit = units[form]
  const [xSaid, ySaid] = [x, y].map((one) =>
    one.bottom === 1 ? String(one.top) : one.top > one.bottom ? asMixed(one) : plain(one),
  )
  return {
    ...fractionProduct(x, y, {
      form,
      ...(isMixed && { said: { x: xSaid ?? '', y: ySaid ?? '' } }),
      values: {
        who: person(rng.pick(lists.names ?? [])),
        stuff: rng.pick(lists.stuff ?? []),
        pet: rng.pick(lists.pets ?? []),
        isMixed: isMixed ? 'yes' : 'no',
      },
      ...(unit !== undefined && { unit }),
    }),
    entity: '@story',
  }
}

export const skill = defineSkill({
  skill: 'math.multiply-fraction-stories',
  words,
  tags: ['fractions', 'stories', 'multiplying'],
  draw,
})
