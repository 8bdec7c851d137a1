import words from '#content/en/skills/math/parts/rulers.json'
import { defineSkill } from '../../draw.ts'
import { readRuler, whereItEnds, whichTool } from './parts/rulers.ts'

export const skill = defineSkill({
  skill: 'math.measure-inches',
  words,
  tags: ['measuring', 'ruler'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 5)
    if (asked <= 3) return readRuler(rng, 'inch')
    return asked === 4 ? whereItEnds(rng, lists, 'inch') : whichTool(rng, lists)
  },
})
