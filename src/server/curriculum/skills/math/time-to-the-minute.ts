import words from '#content/en/skills/math/parts/clocks.json'
import { defineSkill } from '../../draw.ts'
import { readClock } from './parts/clocks.ts'

export const skill = defineSkill({
  skill: 'math.time-to-the-minute',
  words,
  tags: ['time'],
  draw: (rng) => {
    const [hour, minute] = [rng.int(1, 12), rng.int(0, 11) * 5 + rng.int(1, 4)]
    // Hands that lie upon each other are hard to see.
    return Math.floor(minute / 5) === hour % 12 ? readClock((hour % 12) + 1, minute) : readClock(hour, minute)
  },
})
