import words from '#content/en/skills/math/add-tens-and-ones.json'
import { type AskedSum, type Draw, defineSkill } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholesOf } from './parts/small-sums.ts'

/** 34 + 20: the tens grow, the ones stay. */
function plusTens(number: number, more: number, isTurned = false): Draw {
  const sum = number + more
  const ones = number % 10
  return {
    form: 'tens',
    values: {
      a: isTurned ? more : number,
      b: isTurned ? number : more,
      number,
      more,
      sum,
      ones,
      tens: number - ones,
      newTens: sum - ones,
      rods: more / 10,
    },
    answer: { form: 'number', answer: sum },
    wrong: [
      ['added-tens-as-ones', number + more / 10],
      ['slipped-by-ten', sum + 10],
      ['slipped-by-ten', sum - 10],
      ['lost-the-ones', ones > 0 ? sum - ones : null],
      ['slipped-by-one', sum + 1],
    ],
    solution: [
      [
        ['add-the-tens', sum - ones],
        ['ones-stay', sum],
      ],
      [['hop-by-tens', sum]],
    ],
    entity: number,
  }
}

/** 34 + 5: the ones grow, the tens stay. */
function plusOnes(number: number, more: number, isTurned = false): Draw {
  const sum = number + more
  const ones = number % 10
  return {
    form: 'ones',
    values: {
      a: isTurned ? more : number,
      b: isTurned ? number : more,
      number,
      more,
      sum,
      ones,
      newOnes: ones + more,
      tens: number - ones,
    },
    answer: { form: 'number', answer: sum },
    wrong: [
      ['added-ones-as-tens', number + 10 * more < 200 ? number + 10 * more : null],
      ['slipped-by-one', sum - 1],
      ['slipped-by-one', sum + 1],
      ['lost-the-tens', ones + more],
      ['took-away-instead', number - more],
    ],
    solution: [
      [
        ['add-the-ones', ones + more],
        ['tens-stay', sum],
      ],
      [['count-on', sum]],
    ],
    entity: number,
  }
}

function draw(rng: Rng): Draw {
  const tens = rng.int(1, 8)
  if (rng.chance(50)) return plusTens(10 * tens + rng.int(0, 9), 10 * rng.int(1, 9 - tens), rng.chance(30))
  const ones = rng.int(1, 7)
  return plusOnes(10 * rng.int(2, 9) + ones, rng.int(2, 9 - ones), rng.chance(30))
}

function ask(sum: AskedSum): Draw | null {
  const [a, b] = wholesOf(sum, '+') ?? [0, 0]
  const [big, small] = a > b ? [a, b] : [b, a]
  if (big <= 20 || big + small > 100) return null
  if (b % 10 === 0 && b > 0) return plusTens(a, b)
  if (a % 10 === 0 && a > 0) return plusTens(b, a, true)
  return small < 10 && small > 0 && (big % 10) + small < 10 ? plusOnes(big, small, a < b) : null
}

export const skill = defineSkill({
  skill: 'math.add-tens-and-ones',
  words,
  tags: ['adding', 'place-value'],
  draw,
  ask: { sum: ask },
})
