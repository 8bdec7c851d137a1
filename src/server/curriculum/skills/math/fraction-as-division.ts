import words from '#content/en/skills/math/fraction-as-division.json'
import { type AskedSum, counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { asMixed, gcd, inSimplest } from './parts/fractions.ts'
import { wholesOf } from './parts/small-sums.ts'
import { varied } from './parts/varied.ts'

const wrongShares = (a: number, b: number): Wrong[] => [
  ['turned-the-fraction', `${b}/${a}`],
  ['took-one-part-only', `1/${b}`],
  ['slipped-by-a-part', `${a + 1}/${b}`],
  ['slipped-by-a-part', a > 2 ? `${a - 1}/${b}` : null],
  ['said-one-part', `1/${a}`],
  ['added-both', `${a}/${a + b}`],
]

/** a things shared by b, or a ÷ b as a fraction. */
function share(a: number, b: number, form: string, values: Draw['values'] = {}): Draw {
  const key = `${a}/${b}`
  const short = inSimplest({ top: a, bottom: b })
  return {
    form,
    values: { a, b, key, same: short === key ? 'no' : short, ...values },
    answer: { form: 'number', answer: key },
    wrong: varied(wrongShares(a, b), (a + b) % 6),
    solution: oneWay(['cut-each', null], ['each-gets', key]),
    entity: key,
  }
}

const things = ['sandwich', 'muffin', 'orange', 'pancake', 'apple'] as const

function lessThanOne(rng: Rng, lists: Lists): Draw {
  const b = rng.int(3, 12)
  const a = rng.int(2, b - 1)
  return share(a, b, rng.pick(['bare', 'friends', 'ribbon', 'garden']), {
    x: counted(rng.pick(things), a),
    who: person(rng.pick(lists.names ?? [])),
    stuff: rng.pick(lists.stuff ?? []),
  })
}

/** 17 ÷ 5 as a mixed number, or between which whole numbers it lies. */
function moreThanOne(rng: Rng, lists: Lists): Draw | null {
  const b = rng.int(3, 9)
  const whole = rng.int(1, 8)
  const a = whole * b + rng.int(1, b - 1)
  const rest = a % b
  if (gcd(rest, b) > 1) return null
  const values = {
    a,
    b,
    whole,
    rest,
    whole2: whole + 1,
    made: whole * b,
    key: asMixed({ top: a, bottom: b }),
    who: person(rng.pick(lists.names ?? [])),
    stuff: rng.pick(lists.stuff ?? []),
  }
  if (rng.chance(35)) {
    const at = (from: number) => (from < 0 ? null : `${from} and ${from + 1}`)
    return {
      form: 'between',
      values,
      answer: { form: 'choice', answer: `${whole} and ${whole + 1}` },
      wrong: rng.some([
        ['slipped-by-one', at(whole + 1)],
        ['slipped-by-one', at(whole - 1)],
        ['said-the-remainder', at(rest)],
        ['slipped-by-one', at(whole + 2)],
        ['said-the-remainder', at(b)],
      ]),
      solution: oneWay(['wholes-fit', whole], ['some-left', `${whole} and ${whole + 1}`]),
      entity: `${a}/${b}`,
    }
  }
  return {
    form: rng.pick(['mixed', 'bags']),
    values,
    answer: { form: 'number', answer: asMixed({ top: a, bottom: b }), as: 'mixed' },
    wrong: [
      ['took-one-part-only', `${whole} 1/${b}`],
      ['swapped-quotient-and-remainder', `${rest} ${whole}/${b}`],
      ['slipped-by-one', `${whole + 1} ${rest}/${b}`],
      ['turned-the-fraction', `${whole} ${b}/${rest}`],
      ['slipped-by-a-part', rest + 1 < b ? `${whole} ${rest + 1}/${b}` : null],
    ],
    solution: oneWay(['wholes-fit', whole], ['share-rest', asMixed({ top: a, bottom: b })]),
    entity: `${a}/${b}`,
  }
}

/** Which division is 3/8? */
function which(rng: Rng): Draw {
  const b = rng.int(4, 12)
  const a = rng.int(2, b - 1)
  return {
    form: 'which',
    values: { a, b, key: `${a}/${b}` },
    answer: { form: 'choice', answer: `${a} ÷ ${b}` },
    wrong: rng.some([
      ['turned-division-around', `${b} ÷ ${a}`],
      ['took-another-sign', `${a} × ${b}`],
      ['took-another-sign', `${b} − ${a}`],
    ]),
    solution: oneWay(['bar-means', null], ['as-division', `${a} ÷ ${b}`]),
    entity: `${a}/${b}`,
  }
}

function ask(sum: AskedSum): Draw | null {
  const [a, b] = wholesOf(sum, '÷') ?? [0, 0]
  return a > 0 && a < b && b <= 1_000 ? share(a, b, 'bare') : null
}

export const skill = defineSkill({
  skill: 'math.fraction-as-division',
  words,
  tags: ['fractions', 'dividing'],
  draw: (rng, lists) => rng.pick([lessThanOne, lessThanOne, moreThanOne, moreThanOne, which])(rng, lists),
  ask: { sum: ask },
})
