import words from '#content/en/skills/math/subtract-tens.json'
import { type AskedSum, counted, type Draw, defineSkill, oneWay, person } from '../../draw.ts'
import { wholesOf } from './parts/small-sums.ts'

function tensTaken(a: number, b: number, form = 'tens', values: Draw['values'] = {}): Draw {
  const key = a - b
  return {
    form,
    values: { a, b, key, ta: a / 10, tb: b / 10, t: key / 10, ...values },
    answer: { form: 'number', answer: key },
    wrong: [
      ['lost-the-zero', key / 10],
      ['slipped-by-ten', key + 10],
      ['added-instead', a + b],
      ['slipped-by-ten', key > 10 ? key - 10 : null],
      ['kept-the-number', a],
    ],
    solution: oneWay(['in-tens', key / 10], ['as-number', key]),
    entity: a,
  }
}

function ask(sum: AskedSum): Draw | null {
  const [a, b] = wholesOf(sum, '−') ?? [0, 0]
  const isTens = a % 10 === 0 && b % 10 === 0 && b > 0 && a <= 100
  return a > 20 && isTens && a > b ? tensTaken(a, b) : null
}

export const skill = defineSkill({
  skill: 'math.subtract-tens',
  words,
  tags: ['taking-away', 'place-value'],
  draw: (rng, lists) => {
    const a = 10 * rng.int(3, 9)
    const b = 10 * rng.int(1, a / 10 - 1)
    if (rng.chance(45)) return tensTaken(a, b)
    return tensTaken(a, b, 'story', {
      who: person(rng.pick(lists.names ?? [])),
      thing: counted(rng.pick(['crayon', 'bead', 'marble', 'sticker', 'card', 'button']), 2),
    })
  },
  ask: { sum: ask },
})
