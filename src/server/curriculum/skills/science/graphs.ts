import words from '#content/en/skills/science/graphs.json'
import { defineSkill } from '../../draw.ts'
import { compareRows, drawGraph, joinRows, mostOrFewest, readOne } from '../math/parts/graphs.ts'

const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** What can be added up; degrees and heights are compared only. */
const counted = ['rain', 'birds', 'clips', 'insects']
const measured = ['plants', 'cars', 'ice', 'heat']

export const skill = defineSkill({
  skill: 'science.graphs',
  words,
  tags: ['graphs'],
  draw: (rng, lists) => {
    const ask = rng.pick([readOne, compareRows, mostOrFewest, compareRows, joinRows])
    const worth = rng.pick([2, 5])
    return ask(
      rng,
      drawGraph(rng, lists, {
        kinds: ask === joinRows ? counted : [...counted, ...measured],
        rows: 4,
        valuesOf: (draw) => draw.some(oneToNine).map((count) => count * worth),
        worth,
        isPictured: false,
      }),
    )
  },
})
