import words from '#content/en/skills/math/expressions.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { resultOf } from './parts/signs.ts'

type Told = { form: string; key: string; order: string; turned: string; sign: string }

/** What is said, and how it is written: without parentheses, turned around, with another sign. */
const tellings = (a: number, b: number, c: number): Told[] => [
  {
    form: 'add-times',
    key: `(${a} + ${b}) × ${c}`,
    order: `${a} + ${b} × ${c}`,
    turned: `${a} × ${b} + ${c}`,
    sign: `${a} + ${b} + ${c}`,
  },
  {
    form: 'subtract-times',
    key: `(${a} − ${b}) × ${c}`,
    order: `${a} − ${b} × ${c}`,
    turned: `(${b} − ${a}) × ${c}`,
    sign: `(${a} + ${b}) × ${c}`,
  },
  {
    form: 'times-add',
    key: `${a} × ${b} + ${c}`,
    order: `${a} × (${b} + ${c})`,
    turned: `(${a} + ${b}) × ${c}`,
    sign: `${a} × ${b} × ${c}`,
  },
  {
    form: 'times-sum',
    key: `${a} × (${b} + ${c})`,
    order: `${a} × ${b} + ${c}`,
    turned: `${a} + ${b} × ${c}`,
    sign: `${a} × (${b} − ${c})`,
  },
  {
    form: 'add-to-product',
    key: `${a} × ${b} + ${c}`,
    order: `${a} × (${b} + ${c})`,
    turned: `(${a} + ${b}) × ${c}`,
    sign: `${a} × ${b} − ${c}`,
  },
  {
    form: 'add-divide',
    key: `(${a} + ${b}) ÷ ${c}`,
    order: `${a} + ${b} ÷ ${c}`,
    turned: `${c} ÷ (${a} + ${b})`,
    sign: `(${a} + ${b}) × ${c}`,
  },
  {
    form: 'from-product',
    key: `${a} × ${b} − ${c}`,
    order: `${a} × (${b} − ${c})`,
    turned: `${c} − ${a} × ${b}`,
    sign: `${a} × ${b} + ${c}`,
  },
]

/** Three different numbers, falling. */
function three(rng: Rng): [number, number, number] {
  const [a = 9, b = 5, c = 3] = rng.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3).sort((one, two) => two - one)
  return [a, b, c]
}

const wrongWays = ({ key, order, turned, sign }: Told): Wrong[] => {
  const same = (one: string) => resultOf(one) !== null && resultOf(one) === resultOf(key)
  return [
    ['changed-the-order-of-steps', same(order) ? null : order],
    ['changed-the-order-of-steps', same(turned) ? null : turned, 'turned'],
    ['took-another-sign', same(sign) ? null : sign],
  ]
}

function inSigns(rng: Rng): Draw | null {
  const [a, b, c] = three(rng)
  const told = rng.pick(tellings(a, b, c))
  const wrong = wrongWays(told)
  if (wrong.some(([, answer]) => answer === null)) return null
  return {
    form: told.form,
    values: { a, b, c, key: told.key },
    answer: { form: 'choice', answer: told.key },
    wrong,
    solution: oneWay(['first-part', null], ['whole-expression', told.key]),
    entity: '@expression',
  }
}

/** An expression, to be said in words. */
function inWords(rng: Rng): Draw {
  const [a, b, c] = three(rng)
  const [form, key] = rng.pick([
    ['say-add-times', `(${a} + ${b}) × ${c}`],
    ['say-times-add', `${a} × ${b} + ${c}`],
    ['say-subtract-times', `(${a} − ${b}) × ${c}`],
  ] satisfies [string, string][])
  const right = `@${form}`
  const others = [
    '@say-add-times',
    '@say-times-add',
    '@say-subtract-times',
    '@say-times-subtract',
    '@say-add-add',
  ].filter((one) => one !== right)
  return {
    form,
    values: { a, b, c, key },
    answer: { form: 'choice', answer: right },
    wrong: others.map(
      (one): Wrong => [
        one === '@say-times-add' ? 'changed-the-order-of-steps' : 'took-another-sign',
        one,
        'other-words',
      ],
    ),
    solution: oneWay(['see-what-comes-first', right]),
    entity: '@expression',
  }
}

const things = ['marble', 'sticker', 'bead', 'card', 'balloon'] as const

/** A story, to be written as an expression. */
function fromStory(rng: Rng, lists: Lists): Draw | null {
  const [a, b, c] = three(rng)
  const form = rng.pick(['story-bags', 'story-given', 'story-shared'])
  const key =
    form === 'story-bags'
      ? `${c} × (${a} + ${b})`
      : form === 'story-given'
        ? `${a} × ${b} − ${c}`
        : `(${a} + ${b}) ÷ ${c}`
  if (form === 'story-shared' && (a + b) % c > 0) return null
  const wrong: Wrong[] =
    form === 'story-bags'
      ? [
          ['changed-the-order-of-steps', `${c} × ${a} + ${b}`],
          ['added-everything', `${a} + ${b} + ${c}`],
          ['took-another-sign', `${c} × ${a} × ${b}`],
        ]
      : form === 'story-given'
        ? [
            ['changed-the-order-of-steps', `${a} × (${b} − ${c})`],
            ['added-everything', `${a} + ${b} − ${c}`],
            ['took-another-sign', `${a} × ${b} + ${c}`],
          ]
        : [
            ['changed-the-order-of-steps', `${a} + ${b} ÷ ${c}`],
            ['took-another-sign', `(${a} + ${b}) × ${c}`],
            ['turned-division-around', `${c} ÷ (${a} + ${b})`, 'turned'],
          ]
  if (wrong.some(([, one]) => resultOf(String(one)) === resultOf(key))) return null
  return {
    form,
    values: { a, b, c, key, x: counted(rng.pick(things), a), who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['story-first', null], ['whole-expression', key]),
    entity: '@expression',
  }
}

/** 3 × (589 + 26) without working it out. */
function howManyTimes(rng: Rng): Draw {
  const [times, large, small] = [rng.int(2, 9), rng.int(112, 989), rng.int(23, 99)]
  const sum = rng.chance(50) ? `${large} + ${small}` : `${large} − ${small}`
  return {
    form: 'how-many-times',
    values: { times, sum, key: times },
    answer: { form: 'number', answer: times },
    wrong: [
      ['slipped-by-one', times + 1],
      ['slipped-by-one', times > 2 ? times - 1 : null],
      ['looked-at-some-only', times === 2 ? null : 2, 'counted-the-numbers'],
      ['said-one-part', small],
      ['said-one-part', large],
    ],
    solution: oneWay(['one-box', null], ['so-many-boxes', times]),
    entity: '@expression',
  }
}

export const skill = defineSkill({
  skill: 'math.expressions',
  words,
  tags: ['expressions'],
  draw: (rng, lists) => rng.pick([inSigns, inSigns, inSigns, inWords, fromStory, fromStory, howManyTimes])(rng, lists),
})
