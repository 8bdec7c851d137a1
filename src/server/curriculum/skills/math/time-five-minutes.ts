import words from '#content/en/skills/math/parts/clocks.json'
import { defineSkill } from '../../draw.ts'
import { readClock, toldInWords, whereIsTheHand } from './parts/clocks.ts'

const fives = [5, 10, 15, 20, 25, 35, 40, 45, 50, 55]

export const skill = defineSkill({
  skill: 'math.time-five-minutes',
  words,
  tags: ['clock'],
  draw: (rng) => {
    const asked = rng.int(0, 6)
    if (asked <= 3) return readClock(rng.int(1, 12), rng.pick(fives))
    return asked === 4 ? whereIsTheHand(rng, fives) : toldInWords(rng, ['quarter-past', 'quarter-to'])
  },
})
