import words from '#content/en/skills/math/parts/measures.json'
import { defineSkill } from '../../draw.ts'
import { customary, howManyTimes, toSmall, whichIsMore } from './parts/measures.ts'
import { askedSmall, customaryMeasures } from './parts/own-measures.ts'

export const skill = defineSkill({
  skill: 'math.convert-customary',
  words,
  tags: ['measuring', 'customary'],
  draw: (rng, lists) => {
    const known = rng.pick(customary)
    const asked = rng.int(0, 7)
    if (asked <= 4) return toSmall(rng, lists, known, 9)
    return asked <= 6 ? whichIsMore(rng, lists, known) : howManyTimes(rng, lists, known)
  },
  ask: { convert: askedSmall(customaryMeasures) },
})
