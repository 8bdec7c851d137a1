import words from '#content/en/skills/thinking/parts/step-stories.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import {
  andMore,
  pagesLeft,
  restInRows,
  riddle,
  sharedAndMore,
  someGiven,
  told,
} from '../thinking/parts/step-stories.ts'

/** Which equation, with n for what is not known? */
function withLetter(rng: Rng, lists: Lists): Draw {
  const [a, b] = [rng.int(3, 9), rng.int(3, 9)]
  const c = rng.int(3, a * b - 4)
  const gives = rng.chance(50)
  const sign = gives ? '−' : '+'
  const other = gives ? '+' : '−'
  const story = told(rng, lists, {
    form: gives ? 'letter-given' : 'letter-found',
    values: { a, b, c },
    steps: [a * b, gives ? a * b - c : a * b + c],
    wrong: [],
  })
  return {
    ...story,
    answer: { form: 'choice', answer: `${a} × ${b} ${sign} ${c} = n` },
    wrong: [
      ['added-everything', `${a} + ${b} ${sign} ${c} = n`],
      ['took-another-sign', `${a} × ${b} ${other} ${c} = n`],
      ['changed-the-order-of-steps', `${a} × ${b} × ${c} = n`],
    ],
    solution: oneWay(['groups-first', null], ['then-change', `${a} × ${b} ${sign} ${c} = n`]),
  }
}

export const skill = defineSkill({
  skill: 'math.two-step-sums',
  words,
  tags: ['stories'],
  draw: (rng, lists) => {
    if (rng.chance(15)) return withLetter(rng, lists)
    const story = rng.pick([someGiven, andMore, restInRows, pagesLeft, sharedAndMore, riddle, riddle])(rng)
    return story && told(rng, lists, story)
  },
})
