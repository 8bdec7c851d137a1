import words from '#content/en/skills/math/even-odd.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholeOf } from './parts/own-numbers.ts'

function which(rng: Rng): Draw {
  const wanted = rng.pick(['even', 'odd'])
  const parity = wanted === 'even' ? 0 : 1
  const draw = (own: number) => rng.int(5, 48) * 2 + own
  const key = draw(parity)
  const [a, b, c] = [draw(1 - parity), draw(1 - parity), draw(1 - parity)]
  const wrong: Wrong[] = [
    ['looked-at-the-tens', a],
    ['mixed-up-even-and-odd', b],
    ['mixed-up-even-and-odd', c],
    ['mixed-up-even-and-odd', c + 2],
    ['mixed-up-even-and-odd', c + 4],
  ]
  return {
    form: wanted,
    values: { key, ones: key % 10 },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['look-at-ones', null], ['it-is', key]),
    entity: key,
  }
}

function pairs(rng: Rng, lists: Lists): Draw {
  const n = rng.int(5, 19)
  const left = n % 2
  return {
    form: 'pairs',
    values: {
      n,
      half: Math.floor(n / 2),
      left,
      x: counted(rng.pick(['sock', 'shoe', 'mitten', 'glove']), n),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'choice', answer: left === 0 ? '@even' : '@odd' },
    wrong: [
      ['mixed-up-even-and-odd', left === 0 ? '@odd' : '@even'],
      ['thought-it-is-both', '@both'],
      ['thought-it-is-both', '@neither', 'neither'],
    ],
    solution: oneWay(['make-pairs', null], ['so-it-is', left === 0 ? '@even' : '@odd']),
    entity: n,
  }
}

function sumOfTwo(rng: Rng): Draw {
  const half = rng.int(2, 10)
  const key = half
  return {
    form: 'halves',
    values: { n: 2 * half, half },
    answer: { form: 'number', answer: key },
    wrong: [
      ['slipped-by-one', half + 1],
      ['slipped-by-one', half - 1],
      ['took-away-two', 2 * half - 2],
      ['kept-the-number', 2 * half],
    ],
    solution: oneWay(['two-equal', key]),
    entity: 2 * half,
  }
}

/** A child's own: small numbers in pairs, large ones by their last digit. */
function asked({ number }: AskedOf['parity']): Draw | null {
  const n = wholeOf(number)
  if (n === null) return null
  const left = n % 2
  const [key, other] = left === 0 ? ['@even', '@odd'] : ['@odd', '@even']
  const isSmall = n > 0 && n <= 20
  return {
    form: isSmall ? 'asked' : 'asked-large',
    values: { n, half: Math.floor(n / 2), left, ones: n % 10 },
    answer: { form: 'choice', answer: key },
    wrong: [['mixed-up-even-and-odd', other]],
    solution: oneWay([isSmall ? 'make-pairs' : 'look-at-ones', null], [isSmall ? 'so-it-is' : 'by-its-ones', key]),
    entity: n,
  }
}

export const skill = defineSkill({
  skill: 'math.even-odd',
  words,
  tags: ['even-odd'],
  draw: (rng, lists) => rng.pick([which, which, pairs, sumOfTwo])(rng, lists),
  ask: { parity: asked },
})
