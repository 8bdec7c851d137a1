import words from '#content/en/skills/math/parts/rectangles.json'
import { defineSkill } from '../../draw.ts'
import { areaAsked, drawUnit, perimeterAsked, sideFromArea, sideFromPerimeter, valuesWith } from './parts/rectangles.ts'

export const skill = defineSkill({
  skill: 'math.area-perimeter-problems',
  words,
  tags: ['area', 'perimeter'],
  draw: (rng, lists) => {
    const [wide, more] = [rng.int(4, 12), rng.int(2, 14)]
    const values = valuesWith(rng, lists, drawUnit(rng, lists))
    const asked = rng.int(0, 5)
    if (asked <= 1) return sideFromPerimeter(wide + more, wide, 'perimeter-side', values)
    if (asked <= 3) return sideFromArea(wide + more, wide, 'area-side', values)
    return asked === 4
      ? perimeterAsked(wide + more, wide, 'perimeter-story', values)
      : areaAsked(wide + more, wide, 'area-story', values)
  },
})
