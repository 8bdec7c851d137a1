import words from '#content/en/skills/math/parts/graphs.json'
import { defineSkill } from '../../draw.ts'
import { compareRows, drawGraph, joinRows, mostOrFewest, readOne } from './parts/graphs.ts'

const oneToEight = [1, 2, 3, 4, 5, 6, 7, 8]

export const skill = defineSkill({
  skill: 'math.picture-graphs',
  words,
  tags: ['graph'],
  draw: (rng, lists) => {
    const ask = rng.pick([readOne, mostOrFewest, compareRows, joinRows])
    return ask(
      rng,
      drawGraph(rng, lists, {
        kinds: ['things', 'votes', 'doers'],
        rows: ask === mostOrFewest ? 4 : 3,
        valuesOf: (draw) => draw.some(oneToEight),
        worth: 1,
        isPictured: true,
      }),
    )
  },
})
