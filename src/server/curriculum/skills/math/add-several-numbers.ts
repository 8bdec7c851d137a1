import words from '#content/en/skills/math/add-several-numbers.json'
import { type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

/** Do some of these make 10? */
const makesTen = (digits: readonly number[], goal = 10): boolean =>
  goal === 0 || digits.some((digit, at) => digit <= goal && makesTen(digits.slice(at + 1), goal - digit))

function several(rng: Rng, lists: Lists): Draw {
  const count = rng.int(3, 4)
  const numbers = Array.from({ length: count }, () => 10 * rng.int(1, count === 3 ? 3 : 2) + rng.int(1, 9))
  const sum = numbers.reduce((total, n) => total + n, 0)
  const ones = numbers.reduce((total, n) => total + (n % 10), 0)
  const [first = 0, ...others] = numbers
  return {
    form: rng.pick(['several', 'several', 'story']),
    values: {
      row: numbers.join(' + '),
      list: numbers.join(', '),
      count,
      tens: sum - ones,
      ones,
      ten: makesTen(numbers.map((n) => n % 10)) ? 'yes' : 'no',
      sum,
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: sum },
    wrong: [
      ['forgot-to-carry', ones >= 10 ? sum - 10 : null],
      ['left-out-a-number', sum - first],
      ['left-out-a-number', sum - (others.at(-1) ?? 0)],
      ['slipped-by-one', sum + 1],
      ['slipped-by-ten', sum + 10],
    ],
    solution: oneWay(['tens', sum - ones], ['ones', ones], ['both', sum]),
    entity: sum,
  }
}

export const skill = defineSkill({ skill: 'math.add-several-numbers', words, tags: ['adding'], draw: several })
