import words from '#content/en/skills/math/powers-of-ten.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { decimal } from './parts/decimals.ts'

const zeros = { 1: '10', 2: '100', 3: '1,000' } as const

function shift(rng: Rng): Draw {
  const digits = rng.int(11, 999)
  const places = rng.int(0, 2)
  const by = rng.pick([1, 2, 3] as const)
  const form = rng.pick(['times', 'divided'])
  const moved = form === 'times' ? places - by : places + by
  return {
    form,
    values: { n: decimal(digits, places), power: zeros[by], by, key: decimal(digits, moved) },
    answer: { form: 'number', answer: decimal(digits, moved) },
    wrong: [
      ['moved-the-point-the-wrong-way', decimal(digits, form === 'times' ? places + by : places - by)],
      ['moved-a-place-too-far', decimal(digits, form === 'times' ? moved - 1 : moved + 1)],
      ['moved-a-place-too-short', decimal(digits, form === 'times' ? moved + 1 : moved - 1)],
      ['moved-a-place-too-far', decimal(digits, form === 'times' ? moved - 2 : moved + 2)],
      ['kept-the-number', decimal(digits, places)],
    ],
    solution: oneWay(['count-zeros', null], [form, decimal(digits, moved)]),
    entity: '@power',
  }
}

function exponent(rng: Rng): Draw {
  const power = rng.int(2, 6)
  const value = 10 ** power
  const form = rng.pick(['value', 'exponent'])
  return {
    form,
    values: { power, value, factors: Array.from({ length: power }, () => 10).join(' × ') },
    answer: { form: 'number', answer: form === 'value' ? value : power },
    wrong:
      form === 'value'
        ? [
            ['multiplied-base-and-exponent', 10 * power],
            ['moved-a-place-too-far', value * 10],
            ['moved-a-place-too-short', value / 10],
            ['added-base-and-exponent', 10 + power],
          ]
        : [
            ['counted-all-digits', power + 1],
            ['slipped-by-one', power - 1],
            ['multiplied-base-and-exponent', 10, 'said-the-base'],
          ],
    solution: oneWay(['tens-in-a-row', null], [form, form === 'value' ? value : power]),
    entity: power,
  }
}

/** 4 × 10³ */
function timesPower(rng: Rng): Draw {
  const n = rng.int(2, 99)
  const power = rng.int(2, 4)
  const value = n * 10 ** power
  return {
    form: 'times-power',
    values: { n, power, big: 10 ** power, key: value },
    answer: { form: 'number', answer: value },
    wrong: [
      ['multiplied-base-and-exponent', n * 10 * power],
      ['moved-a-place-too-far', value * 10],
      ['moved-a-place-too-short', value / 10],
      ['added-base-and-exponent', n + 10 ** power],
    ],
    solution: oneWay(['write-power', 10 ** power], ['times-power', value]),
    entity: power,
  }
}

export const skill = defineSkill({
  skill: 'math.powers-of-ten',
  words,
  tags: ['place-value', 'decimals'],
  draw: (rng) => rng.pick([shift, shift, exponent, timesPower])(rng),
})
