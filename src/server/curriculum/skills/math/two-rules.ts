import words from '#content/en/skills/math/two-rules.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const rowOf = (step: number, count: number) => Array.from({ length: count }, (_, at) => step * at)

/** Two rows that start at 0: how they belong together, and what comes next. */
function related(rng: Rng): Draw {
  const small = rng.int(2, 6)
  const factor = rng.int(2, 4)
  const big = small * factor
  return {
    form: 'factor',
    values: { first: rowOf(small, 5).join(', '), second: rowOf(big, 5).join(', '), small, big, factor },
    answer: { form: 'number', answer: factor },
    wrong: [
      ['took-the-difference', big - small],
      ['took-the-step', small === factor ? null : small],
      ['took-the-step', big],
      ['slipped-by-one', factor + 1],
      ['slipped-by-one', factor - 1],
    ],
    solution: oneWay(['compare-pair', null], ['always', factor]),
    entity: factor,
  }
}

function partner(rng: Rng): Draw {
  const small = rng.int(2, 6)
  const factor = rng.int(2, 4)
  const place = rng.int(5, 9)
  const a = small * place
  return {
    form: 'partner',
    values: { small, big: small * factor, factor, a, key: a * factor },
    answer: { form: 'number', answer: a * factor },
    wrong: [
      ['took-the-difference', a + small * (factor - 1)],
      ['slipped-by-one', a * factor + 1],
      ['took-a-neighbor', (a + small) * factor],
      ['took-a-neighbor', (a - small) * factor],
    ],
    solution: oneWay(['how-many-times', factor], ['multiply', a * factor]),
    entity: a,
  }
}

function pair(rng: Rng): Draw {
  const [a, b] = rng.some([2, 3, 4, 5, 6], 2)
  const [one = 2, two = 3] = [a, b]
  const at = rng.int(3, 6)
  const say = (x: number, y: number) => `(${x}, ${y})`
  return {
    form: 'pair',
    values: { one, two, at, x: one * at, y: two * at },
    answer: { form: 'choice', answer: say(one * at, two * at) },
    wrong: [
      ['turned-the-pair-around', say(two * at, one * at)],
      ['took-a-neighbor', say(one * (at + 1), two * at)],
      ['took-a-neighbor', say(one * at, two * (at - 1))],
    ],
    solution: oneWay(['both-rows', null], ['together', say(one * at, two * at)]),
    entity: one,
  }
}

export const skill = defineSkill({
  skill: 'math.two-rules',
  words,
  tags: ['patterns'],
  draw: (rng) => rng.pick([related, partner, pair])(rng),
})
