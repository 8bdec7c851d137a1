import words from '#content/en/skills/math/parts/line-plots.json'
import { defineSkill } from '../../draw.ts'
import { drawPlot, endToEnd, spread, totalOf } from './parts/line-plots.ts'

/** Few plots can be shared out evenly. */
const tries = 20

export const skill = defineSkill({
  skill: 'math.line-plot-sums',
  words,
  tags: ['line-plots', 'fractions'],
  draw: (rng, lists) => {
    const parts = rng.pick([2, 4, 8])
    const draw = () =>
      drawPlot(
        rng,
        { ...lists, measured: lists.poured ?? [] },
        { parts, from: 1, size: Math.min(parts + 1, 5), most: 3 },
      )
    const asked = rng.int(0, 5)
    for (let at = 0; at < tries && asked <= 2; at++) {
      const shared = totalOf(rng, draw(), true)
      if (shared) return shared
    }
    const plot = draw()
    if (asked === 3) return endToEnd(rng, plot) ?? spread(plot)
    return totalOf(rng, plot, false) ?? spread(plot)
  },
})
