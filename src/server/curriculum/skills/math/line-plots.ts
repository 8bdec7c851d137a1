import words from '#content/en/skills/math/parts/line-plots.json'
import { defineSkill } from '../../draw.ts'
import { drawPlot, howManyBeyond, howManyExactly, howManyInAll, mostCommon } from './parts/line-plots.ts'

export const skill = defineSkill({
  skill: 'math.line-plots',
  words,
  tags: ['graphs', 'line-plots'],
  draw: (rng, lists) => {
    const parts = rng.pick([2, 4])
    const plot = drawPlot(rng, lists, { parts, from: parts * rng.int(2, 6), size: 6, most: 5 })
    const ask = rng.pick([
      howManyExactly,
      howManyBeyond,
      howManyBeyond,
      () => howManyInAll(plot),
      () => mostCommon(plot),
    ])
    return ask(rng, plot) ?? howManyInAll(plot)
  },
})
