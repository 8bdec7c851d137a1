import words from '#content/en/skills/math/angle-sums.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const wholes = { corner: 90, line: 180, turn: 360 } as const
const cases = { corner: 'right', line: 'line', turn: 'turn' } as const

function rest(rng: Rng): Draw {
  const form = rng.pick(['corner', 'line', 'turn'] as const)
  const whole = wholes[form]
  const a = form === 'turn' ? 5 * rng.int(4, 68) : rng.int(Math.ceil(whole / 9), whole - 12)
  const key = whole - a
  return {
    form,
    values: { a, whole, key, case: cases[form] },
    answer: { form: 'number', answer: key, unit: 'degrees' },
    wrong: [
      ['took-another-whole', form === 'corner' ? 180 - a : form === 'line' ? 360 - a : a < 180 ? 180 - a : null],
      ['added-instead', whole + a],
      ['said-one-part', a],
      ['slipped-by-ten', key + 10],
      ['slipped-by-ten', key > 10 ? key - 10 : null],
    ],
    solution: oneWay(['whole', whole], ['rest', key]),
    entity: '@angle',
  }
}

function sum(rng: Rng): Draw {
  const [a, b] = [rng.int(20, 80), rng.int(21, 85)]
  return {
    form: 'whole',
    values: { a, b, key: a + b },
    answer: { form: 'number', answer: a + b, unit: 'degrees' },
    wrong: [
      ['took-away-instead', a === b ? null : Math.abs(a - b)],
      ['slipped-by-ten', a + b + 10],
      ['took-another-whole', a + b === 180 ? 90 : 180],
      ['said-one-part', Math.max(a, b)],
      ['slipped-by-ten', a + b - 10],
    ],
    solution: oneWay(['parts', null], ['sum', a + b]),
    entity: '@angle',
  }
}

export const skill = defineSkill({
  skill: 'math.angle-sums',
  words,
  tags: ['angles'],
  draw: (rng) => (rng.chance(75) ? rest : sum)(rng),
})
