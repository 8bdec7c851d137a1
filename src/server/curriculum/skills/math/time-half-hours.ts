import words from '#content/en/skills/math/parts/clocks.json'
import { defineSkill } from '../../draw.ts'
import { laterOrEarlier, readClock, toldInWords, whereIsTheHand } from './parts/clocks.ts'

export const skill = defineSkill({
  skill: 'math.time-half-hours',
  words,
  tags: ['clock'],
  draw: (rng) => {
    const asked = rng.int(0, 6)
    if (asked <= 2) return readClock(rng.int(1, 12), rng.pick([0, 30, 30]))
    if (asked === 3) return toldInWords(rng, ['half'])
    if (asked === 4) return whereIsTheHand(rng, [30])
    return asked === 5 ? laterOrEarlier(rng, 60, [30]) : laterOrEarlier(rng, 30, [0, 30])
  },
})
