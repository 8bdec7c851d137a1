import words from '#content/en/skills/math/make-ten.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholeOf } from './parts/own-numbers.ts'

function fillTen(rng: Rng): Draw {
  const a = rng.int(1, 9)
  return fillFrom(a, rng.pick(['fill', 'frame']))
}

function fillFrom(a: number, form: string): Draw {
  return {
    form,
    values: { a, missing: 10 - a },
    answer: { form: 'number', answer: 10 - a },
    wrong: [
      ['slipped-by-one', 11 - a],
      ['slipped-by-one', 9 - a],
      ['said-one-part', a],
      ['added-to-ten', 10 + a],
      ['said-the-whole', 10],
    ],
    solution: oneWay(['count-to-ten', 10 - a]),
    picture: form === 'frame' ? { kind: 'ten-frame', filled: [a] } : null,
    entity: a,
  }
}

/** 8 + 5 over ten, step by step or as a whole. */
function overTen(rng: Rng): Draw {
  const big = rng.int(6, 9)
  const small = rng.int(Math.max(3, 11 - big), Math.min(9, big))
  const fill = 10 - big
  const rest = small - fill
  const [a, b] = rng.chance(70) ? [big, small] : [small, big]
  const values = { a, b, big, small, fill, rest, sum: a + b, twins: a === b ? 'yes' : 'no' }
  const asksSplit = rng.chance(35)
  return {
    form: asksSplit ? 'split' : 'sum',
    values,
    answer: { form: 'number', answer: asksSplit ? rest : a + b },
    wrong: asksSplit
      ? [
          ['took-the-part-that-fills', fill],
          ['kept-the-number', small],
          ['slipped-by-one', rest + 1],
          ['slipped-by-one', rest - 1],
          ['said-the-whole', a + b],
        ]
      : [
          ['slipped-by-one', a + b - 1],
          ['added-all-to-ten', 10 + small],
          ['slipped-by-one', a + b + 1],
          ['stopped-at-ten', 10],
          ['lost-the-ten', rest],
        ],
    solution: asksSplit
      ? [
          [
            ['needs', fill],
            ['rest', rest],
          ],
        ]
      : [
          [
            ['needs', fill],
            ['ten', 10],
            ['add-rest', a + b],
          ],
        ],
    entity: big,
  }
}

/** A child's own: 7 + ? = 10. */
function asked({ left, operation, right, made }: AskedOf['missing']): Draw | null {
  const a = wholeOf(left === '' ? right : left)
  return operation === '+' && made === '10' && a !== null && a > 0 && a < 10 ? fillFrom(a, 'fill') : null
}

export const skill = defineSkill({
  skill: 'math.make-ten',
  words,
  tags: ['adding', 'make-ten'],
  draw: (rng) => (rng.chance(30) ? fillTen(rng) : overTen(rng)),
  ask: { missing: asked },
})
