import words from '#content/en/skills/math/read-numbers-20.json'
import { type Draw, defineSkill, type Enumerated, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const namesOf = (lists: Lists): readonly string[] => lists.numbers ?? []

/** 13 for 30, 12 for 20: what sounds alike. */
const soundsAlike = (n: number) => (n >= 13 && n <= 19 ? 10 * (n - 10) : n === 12 ? 20 : n === 20 ? 12 : null)
const turned = (n: number) => (n > 12 && n < 20 ? 10 * (n % 10) + 1 : n === 12 ? 21 : null)

/** Counting gets to each number but zero. */
const kindOf = (n: number) => (n > 12 && n < 20 ? 'teen' : n === 0 ? 'zero' : 'other')

function digits(n: number, lists: Lists): Draw {
  return {
    form: 'write',
    values: { name: namesOf(lists)[n] ?? '', n, teen: kindOf(n) },
    answer: { form: 'number', answer: n },
    wrong: [
      ['took-a-number-that-sounds-alike', soundsAlike(n)],
      ['turned-the-digits-around', turned(n)],
      ['slipped-by-one', n + 1],
      ['slipped-by-one', n > 0 ? n - 1 : null],
      ['slipped-by-one', n + 2],
      ['wrote-them-side-by-side', n > 12 ? 100 + (n % 10) : n === 0 ? 10 : null],
    ],
    solution: oneWay(['say-it', n]),
    entity: n,
  }
}

function name(n: number, lists: Lists): Draw {
  const all = namesOf(lists)
  const others = [n + 1, n - 1, n > 10 ? n - 10 : n + 10, n + 2, n - 2].filter((one) => one >= 0 && one <= 20)
  return {
    form: 'name',
    values: { name: all[n] ?? '', n, teen: kindOf(n) },
    answer: { form: 'choice', answer: all[n] ?? '' },
    wrong: others.map((one): Wrong => [Math.abs(one - n) === 10 ? 'lost-the-ten' : 'slipped-by-one', all[one] ?? null]),
    solution: oneWay(['say-it', all[n] ?? '']),
    picture: { kind: 'glyph', text: String(n) },
    entity: n,
  }
}

const everyNumber = Array.from({ length: 21 }, (_, at) => at)

export const skill = defineSkill({
  skill: 'math.read-numbers-20',
  words,
  tags: ['numbers'],
  draw: (rng: Rng, lists) => (rng.chance(50) ? digits : name)(rng.int(0, 20), lists),
  deck: {
    name: 'number-names',
    all: (lists) =>
      everyNumber.flatMap((n): Enumerated[] => [
        { ...digits(n, lists), key: `write-${n}` },
        { ...name(n, lists), key: `name-${n}` },
      ]),
  },
})
