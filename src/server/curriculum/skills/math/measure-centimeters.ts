import words from '#content/en/skills/math/parts/rulers.json'
import { defineSkill } from '../../draw.ts'
import { readRuler, twoUnits, whereItEnds } from './parts/rulers.ts'

export const skill = defineSkill({
  skill: 'math.measure-centimeters',
  words,
  tags: ['measuring', 'ruler'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 6)
    if (asked <= 3) return readRuler(rng, 'centimeter')
    return asked === 4 ? whereItEnds(rng, lists, 'centimeter') : { ...twoUnits(rng, lists), standards: ['2.MD.A.2'] }
  },
})
