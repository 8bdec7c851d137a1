import words from '#content/en/skills/math/parts/graphs.json'
import { defineSkill } from '../../draw.ts'
import { allRows, compareRows, drawGraph, joinRows, readOne } from './parts/graphs.ts'

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const skill = defineSkill({
  skill: 'math.bar-graphs',
  words,
  tags: ['graph'],
  draw: (rng, lists) => {
    const graph = drawGraph(rng, lists, {
      kinds: ['things', 'votes', 'doers', 'days'],
      rows: 4,
      valuesOf: (draw) => draw.some(oneToTen),
      worth: 1,
      isPictured: false,
    })
    const asked = rng.int(0, 4)
    if (asked === 0) return readOne(rng, graph)
    if (asked === 1) return allRows(graph)
    return asked === 2 ? joinRows(rng, graph) : compareRows(rng, graph)
  },
})
