import words from '#content/en/skills/math/parts/line-plots.json'
import { defineSkill } from '../../draw.ts'
import { drawPlot, howManyBeyond, howManyExactly, howManyInAll, mostCommon } from './parts/line-plots.ts'

export const skill = defineSkill({
  skill: 'math.length-line-plots',
  words,
  tags: ['line-plots'],
  draw: (rng, lists) => {
    const plot = drawPlot(rng, lists, { parts: 1, from: rng.int(2, 9), size: 5, most: 5 })
    const ask = rng.pick([howManyExactly, howManyBeyond, () => howManyInAll(plot), () => mostCommon(plot)])
    return ask(rng, plot) ?? howManyInAll(plot)
  },
})
