import words from '#content/en/skills/math/parts/graphs.json'
import { defineSkill } from '../../draw.ts'
import { allRows, compareRows, drawGraph, joinRows, readOne, twoSteps } from './parts/graphs.ts'

const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const skill = defineSkill({
  skill: 'math.scaled-graphs',
  words,
  tags: ['graphs'],
  draw: (rng, lists) => {
    const isPictured = rng.chance(50)
    const worth = rng.pick(isPictured ? [2, 3, 4, 5, 10] : [2, 5, 10])
    const graph = drawGraph(rng, lists, {
      kinds: ['things', 'votes', 'doers', 'days'],
      rows: 4,
      valuesOf: (draw) => draw.some(oneToNine).map((count) => count * worth),
      worth,
      isPictured,
    })
    const asked = rng.int(0, 6)
    if (asked <= 1) return readOne(rng, graph)
    if (asked === 2) return allRows(graph)
    if (asked === 6) return twoSteps(graph) ?? compareRows(rng, graph)
    return asked === 3 ? joinRows(rng, graph) : compareRows(rng, graph)
  },
})
