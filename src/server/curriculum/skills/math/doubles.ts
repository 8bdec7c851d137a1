import words from '#content/en/skills/math/doubles.json'
import { picturedThings } from '#shared/picture.ts'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { ownedThings } from './parts/groups.ts'
import { wholeOf } from './parts/own-numbers.ts'

const wrongDoubles = (n: number): Wrong[] => [
  ['slipped-by-one', 2 * n + 1],
  ['slipped-by-one', 2 * n - 1],
  ['said-one-part', n],
  ['wrote-them-side-by-side', n < 10 ? 11 * n : null],
  ['took-the-next-double', 2 * n + 2],
  ['took-away-instead', 0],
]

function double(rng: Rng, lists: Lists): Draw {
  const n = rng.int(2, 10)
  const form = rng.pick(['double', 'story', 'picture'])
  const thing = rng.pick(picturedThings)
  const made = doubleOf(n, form, { x: counted(thing, n), who: person(rng.pick(lists.names ?? [])) })
  return form === 'picture' ? { ...made, picture: { kind: 'array', rows: 2, columns: n, thing } } : made
}

function doubleOf(n: number, form: string, more: Draw['values'] = {}): Draw {
  return {
    form,
    values: { n, twice: 2 * n, before: n - 1, twiceBefore: 2 * n - 2, next: n + 1, ...more },
    answer: { form: 'number', answer: 2 * n },
    wrong: wrongDoubles(n),
    solution: [
      [['same-twice', 2 * n]],
      [
        ['double-before', 2 * n - 2],
        ['two-more', 2 * n],
      ],
    ],
    entity: n,
  }
}

/** 6 + 7 by 6 + 6. */
function nearDouble(rng: Rng): Draw {
  const n = rng.int(2, 9)
  const [a, b] = rng.chance(50) ? [n, n + 1] : [n + 1, n]
  return {
    form: 'near',
    values: { a, b, n, twice: 2 * n, sum: 2 * n + 1, next: n + 1 },
    answer: { form: 'number', answer: 2 * n + 1 },
    wrong: [
      ['stopped-at-the-double', 2 * n],
      ['took-the-next-double', 2 * n + 2],
      ['took-away-instead', 1],
      ['said-one-part', n + 1],
    ],
    solution: [
      [
        ['double-first', 2 * n],
        ['one-more', 2 * n + 1],
      ],
      [
        ['double-next', 2 * n + 2],
        ['one-less', 2 * n + 1],
      ],
    ],
    entity: n,
  }
}

/** Which double helps, or what is the half. */
function half(rng: Rng, lists: Lists): Draw {
  const n = rng.int(2, 10)
  return halfTo(n, 'half', {
    who: person(rng.pick(lists.names ?? [])),
    x: counted(rng.pick(ownedThings.filter((thing) => thing !== 'fish')), 2 * n),
  })
}

function halfTo(n: number, form: string, more: Draw['values'] = {}): Draw {
  return {
    form,
    values: { n, twice: 2 * n, ...more },
    answer: { form: 'number', answer: n },
    wrong: [
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n - 1],
      ['doubled-instead', 4 * n],
      ['took-away-two', 2 * n - 2],
      ['kept-the-number', 2 * n],
    ],
    solution: oneWay(['which-double', n]),
    entity: n,
  }
}

/** Doubles up to here are known or counted; larger ones are made of tens and ones. */
const known = 10

function askedDouble({ number }: AskedOf['double']): Draw | null {
  const n = wholeOf(number, 500_000)
  if (n === null || n === 0) return null
  if (n <= known && n > 1) return doubleOf(n, 'asked')
  const ones = n % 10
  const made = doubleOf(n, n === 1 || ones === 0 ? 'asked-plain' : 'asked-large', {
    ones,
    tens: n - ones,
    twiceOnes: 2 * ones,
    twiceTens: 2 * (n - ones),
  })
  if (n === 1 || ones === 0) return { ...made, solution: oneWay(['same-twice', 2 * n]) }
  const parts = [
    ['double-tens', 2 * (n - ones)],
    ['double-ones', 2 * ones],
    ['double-both', 2 * n],
  ] as const
  return { ...made, solution: [parts, [['same-twice', 2 * n]]] }
}

function askedHalf({ number }: AskedOf['half']): Draw | null {
  const whole = wholeOf(number, 2 * known)
  return whole !== null && whole > 0 && whole % 2 === 0 ? halfTo(whole / 2, 'asked-half') : null
}

export const skill = defineSkill({
  skill: 'math.doubles',
  words,
  tags: ['doubles'],
  draw: (rng, lists) => rng.pick([double, double, nearDouble, half])(rng, lists),
  ask: { double: askedDouble, half: askedHalf },
})
