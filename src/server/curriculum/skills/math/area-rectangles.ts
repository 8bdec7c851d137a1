import words from '#content/en/skills/math/parts/rectangles.json'
import { defineSkill } from '../../draw.ts'
import { askedArea } from './parts/own-rectangles.ts'
import { areaAsked, drawUnit, rectanglePicture, sideFromArea, valuesWith } from './parts/rectangles.ts'

export const skill = defineSkill({
  skill: 'math.area-rectangles',
  words,
  tags: ['area'],
  draw: (rng, lists) => {
    const [wide = 2, side = 3] = [rng.int(3, 10), rng.int(2, 9)].sort((one, two) => one - two)
    const long = side === wide ? side + 1 : side
    const unit = drawUnit(rng, lists)
    const values = valuesWith(rng, lists, unit)
    const asked = rng.int(0, 4)
    if (asked === 0) return sideFromArea(long, wide, 'area-side', values)
    if (asked <= 2) return areaAsked(long, wide, 'area-story', values)
    const picture = rectanglePicture(
      long,
      wide,
      { top: `${long} ${unit.short}`, side: `${wide} ${unit.short}` },
      rng.chance(50),
    )
    return areaAsked(long, wide, 'area', values, { picture })
  },
  ask: { area: askedArea },
})
