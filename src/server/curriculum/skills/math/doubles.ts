import words from '#content/en/skills/math/doubles.json'
import { picturedThings } from '#shared/picture.ts'
import { counted, type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

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
  return {
    form,
    values: {
      n,
      twice: 2 * n,
      before: n - 1,
      twiceBefore: 2 * n - 2,
      x: counted(thing, n),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: 2 * n },
    wrong: wrongDoubles(n),
    solution: [
      [['same-twice', 2 * n]],
      [
        ['double-before', 2 * n - 2],
        ['two-more', 2 * n],
      ],
    ],
    picture: form === 'picture' ? { kind: 'array', rows: 2, columns: n, thing } : null,
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
  return {
    form: 'half',
    values: { n, twice: 2 * n, who: person(rng.pick(lists.names ?? [])), x: counted(rng.pick(picturedThings), 2 * n) },
    answer: { form: 'number', answer: n },
    wrong: [
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n - 1],
      ['doubled-instead', 4 * n],
      ['took-away-two', 2 * n - 2],
      ['kept-the-number', 2 * n],
    ],
    solution: [[['which-double', n]]],
    entity: n,
  }
}

export const skill = defineSkill({
  skill: 'math.doubles',
  words,
  tags: ['doubles'],
  draw: (rng, lists) => rng.pick([double, double, nearDouble, half])(rng, lists),
})
