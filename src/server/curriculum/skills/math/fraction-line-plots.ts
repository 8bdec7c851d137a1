import words from '#content/en/skills/math/parts/line-plots.json'
import { defineSkill } from '../../draw.ts'
import { drawPlot, endToEnd, howManyBeyond, mostCommon, spread } from './parts/line-plots.ts'

export const skill = defineSkill({
  skill: 'math.fraction-line-plots',
  words,
  tags: ['line-plots', 'fractions'],
  draw: (rng, lists) => {
    const parts = rng.pick([4, 8])
    const plot = drawPlot(rng, lists, { parts, from: parts * rng.int(2, 5) + rng.int(1, 3), size: 6, most: 4 })
    const ask = rng.pick([
      () => spread(plot),
      () => spread(plot),
      endToEnd,
      endToEnd,
      () => mostCommon(plot),
      howManyBeyond,
    ])
    return ask(rng, plot) ?? spread(plot)
  },
})
