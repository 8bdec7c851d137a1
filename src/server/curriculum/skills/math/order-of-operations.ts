import words from '#content/en/skills/math/order-of-operations.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { fromLeft, resultOf, weakFirst, withoutParentheses, workedOut } from './parts/signs.ts'

type Template = (rng: Rng) => string

/** A division that comes out even. */
function quotient(rng: Rng): string {
  const by = rng.int(2, 9)
  return `${by * rng.int(2, 9)} ÷ ${by}`
}

const templates: readonly Template[] = [
  (rng) => `${rng.int(2, 20)} + ${rng.int(2, 9)} × ${rng.int(2, 9)}`,
  (rng) => `(${rng.int(2, 9)} + ${rng.int(2, 9)}) × ${rng.int(2, 6)}`,
  (rng) => `${rng.int(30, 60)} − ${rng.int(2, 5)} × ${rng.int(2, 6)}`,
  (rng) => `${rng.int(2, 6)} × (${rng.int(6, 12)} − ${rng.int(1, 5)})`,
  (rng) => `${rng.int(5, 20)} + ${quotient(rng)}`,
  (rng) => `${rng.int(20, 40)} − ${quotient(rng)}`,
  (rng) => `${rng.int(2, 12)} + ${rng.int(2, 9)} × ${rng.int(3, 9)} − ${rng.int(2, 9)}`,
  (rng) => `(${rng.int(2, 9)} + ${rng.int(2, 9)}) × (${rng.int(7, 12)} − ${rng.int(1, 5)})`,
  (rng) => `${rng.int(10, 30)} + ${rng.int(2, 6)} × (${rng.int(6, 12)} − ${rng.int(1, 5)})`,
  (rng) => `${rng.int(5, 9)} × ${rng.int(4, 9)} − ${rng.int(2, 4)} × ${rng.int(2, 5)}`,
  (rng) => `${quotient(rng)} + ${rng.int(2, 9)} × ${rng.int(2, 9)}`,
  (rng) => `${rng.int(2, 5)} × [${rng.int(3, 9)} + (${rng.int(6, 12)} − ${rng.int(2, 5)})]`,
  (rng) => `[${rng.int(20, 30)} − (${rng.int(2, 6)} + ${rng.int(3, 8)})] × ${rng.int(2, 4)}`,
  (rng) => {
    const [by, times, rest] = [rng.int(2, 9), rng.int(3, 9), rng.int(2, 20)]
    return `(${by * times + rest} − ${rest}) ÷ ${by}`
  },
]

function wrongValues(expression: string, key: number, first: number): Wrong[] {
  const bare = withoutParentheses(expression)
  const hasParentheses = bare !== expression
  const all = bare.match(/\d+/g)?.map(Number) ?? []
  return [
    ['ignored-parentheses', hasParentheses ? resultOf(bare) : null],
    ['went-left-to-right', fromLeft(expression)],
    ['added-before-multiplying', hasParentheses ? null : weakFirst(expression)],
    ['stopped-early', first],
    ['added-everything', all.reduce((sum, one) => sum + one, 0)],
    ['slipped-by-ten', key + 10],
    ['slipped-by-one', key + 1],
  ]
}

function evaluate(rng: Rng): Draw | null {
  const expression = rng.pick(templates)(rng)
  const steps = workedOut(expression)
  const [first, second, third] = steps ?? []
  const key = steps?.at(-1)?.value
  if (!first || !second || key === undefined || key > 500) return null
  const wrong = wrongValues(expression, key, first.value)
  return {
    form: 'evaluate',
    values: {
      expression,
      why: first.why,
      nested: expression.includes('[') ? 'yes' : 'no',
      part1: first.part,
      value1: first.value,
      rest1: first.rest,
      part2: second.part,
      value2: second.value,
      part3: third?.part ?? '',
      value3: third?.value ?? 0,
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(
      ['first-step', first.value],
      ['second-step', second.value],
      ...(third ? ([['third-step', third.value]] as const) : []),
    ),
    entity: first.why === 'parentheses' ? '@parentheses' : '@order',
  }
}

/** Only one part of these can be worked out first. */
const withOneStart: readonly Template[] = [
  (rng) => `${rng.int(2, 12)} + ${rng.int(2, 9)} × ${rng.int(3, 9)} − ${rng.int(2, 9)}`,
  (rng) => `${rng.int(10, 30)} + ${rng.int(2, 6)} × (${rng.int(6, 12)} − ${rng.int(1, 5)})`,
  (rng) => `${rng.int(2, 5)} × [${rng.int(3, 9)} + (${rng.int(6, 12)} − ${rng.int(2, 5)})]`,
  (rng) => `[${rng.int(20, 30)} − (${rng.int(2, 6)} + ${rng.int(3, 8)})] × ${rng.int(2, 4)}`,
]

/** What is worked out first? */
function firstStep(rng: Rng): Draw | null {
  const expression = rng.pick(withOneStart)(rng)
  const [first, ...others] = workedOut(expression) ?? []
  if (!first || others.length === 0) return null
  const bare = withoutParentheses(expression).split(' ')
  const neighbors = bare.flatMap((part, at) => (at % 2 === 1 ? [`${bare[at - 1]} ${part} ${bare[at + 1]}`] : []))
  const wrong = neighbors.filter((one) => one !== first.part)
  const [last, other] = [`${bare[0]} + ${bare.at(-1)}`, `${bare[2]} × ${bare.at(-1)}`]
  return new Set([...wrong, last, other]).size >= 3 && last !== first.part && other !== first.part
    ? {
        form: 'first-step',
        values: { expression, part1: first.part, why: first.why, nested: expression.includes('[') ? 'yes' : 'no' },
        answer: { form: 'choice', answer: first.part },
        wrong: [
          ...wrong.map(
            (one): Wrong => [
              first.why === 'parentheses' ? 'ignored-parentheses' : 'went-left-to-right',
              one,
              'not-first',
            ],
          ),
          ['added-everything', last, 'not-neighbors'],
          ['added-everything', other, 'not-neighbors'],
        ],
        solution: oneWay(['look-for-it', null], ['that-is-first', first.part]),
        entity: '@order',
      }
    : null
}

/** Where do parentheses go, so that it is true? */
function whereToPut(rng: Rng): Draw | null {
  const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)]
  const [x, y] = rng.pick([
    ['+', '×'],
    ['×', '+'],
    ['×', '−'],
    ['−', '×'],
  ] satisfies [string, string][])
  const [left, right] = [`(${a} ${x} ${b}) ${y} ${c}`, `${a} ${x} (${b} ${y} ${c})`]
  const [one, other] = [resultOf(left), resultOf(right)]
  if (one === null || other === null || one === other) return null
  const key = x === '×' ? right : left
  const made = x === '×' ? other : one
  return {
    form: 'where-to-put',
    values: {
      bare: `${a} ${x} ${b} ${y} ${c}`,
      made,
      expression: key,
      part1: withoutParentheses(key),
      why: 'parentheses',
      nested: 'no',
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['ignored-parentheses', x === '×' ? left : right, 'another-value'],
      ['ignored-parentheses', `${a} ${x} ${b} ${y} ${c}`, 'no-parentheses'],
      ['ignored-parentheses', `(${a} ${x} ${b} ${y} ${c})`, 'around-all'],
    ],
    solution: oneWay(['try-both', null], ['makes-it-true', key]),
    entity: '@parentheses',
  }
}

export const skill = defineSkill({
  skill: 'math.order-of-operations',
  words,
  tags: ['order-of-operations'],
  draw: (rng) => rng.pick([evaluate, evaluate, evaluate, evaluate, firstStep, whereToPut])(rng),
})
