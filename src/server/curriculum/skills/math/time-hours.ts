import words from '#content/en/skills/math/parts/clocks.json'
import { defineSkill } from '../../draw.ts'
import { laterOrEarlier, readClock, toldInWords, whereIsTheHand } from './parts/clocks.ts'

export const skill = defineSkill({
  skill: 'math.time-hours',
  words,
  tags: ['clock'],
  draw: (rng) => {
    const asked = rng.int(0, 5)
    if (asked <= 1) return readClock(rng.int(1, 12), 0)
    if (asked === 2) return whereIsTheHand(rng, [0])
    return asked === 3 ? toldInWords(rng, ['full']) : laterOrEarlier(rng, 60, [0])
  },
})
