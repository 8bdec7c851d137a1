import words from '#content/en/skills/math/parts/elapsed.json'
import { defineSkill } from '../../draw.ts'
import { askedClock, askedLength, drawSpan, endAsked, lengthAsked, startAsked, timeLine } from './parts/elapsed.ts'

export const skill = defineSkill({
  skill: 'math.time-elapsed',
  words,
  tags: ['time'],
  draw: (rng) => {
    const span = drawSpan(rng, rng.pick([5, 5, 1]), 55)
    const asked = rng.int(0, 4)
    if (asked <= 1) return endAsked(span, 'after')
    if (asked === 2) return startAsked(span, 'before')
    return asked === 3 ? lengthAsked(span, 'between') : { ...lengthAsked(span, 'line'), picture: timeLine(span) }
  },
  ask: { clock: askedClock, timeBetween: askedLength },
})
