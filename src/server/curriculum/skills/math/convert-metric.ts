import words from '#content/en/skills/math/parts/measures.json'
import { defineSkill } from '../../draw.ts'
import { howManyTimes, metric, toSmall, whichIsMore } from './parts/measures.ts'
import { askedSmall, metricMeasures } from './parts/own-measures.ts'

export const skill = defineSkill({
  skill: 'math.convert-metric',
  words,
  tags: ['measuring', 'metric'],
  draw: (rng, lists) => {
    const known = rng.pick(metric)
    const asked = rng.int(0, 7)
    if (asked <= 4) return toSmall(rng, lists, known, 12)
    return asked <= 6 ? whichIsMore(rng, lists, known) : howManyTimes(rng, lists, known)
  },
  ask: { convert: askedSmall(metricMeasures) },
})
