import words from '#content/en/skills/thinking/venn.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const pairs = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/** Two groups of children, some of them in both. */
function circles(rng: Rng): Draw | null {
  const [only, both, second] = [rng.int(2, 9), rng.int(2, 6), rng.int(2, 9)]
  if (new Set([only, both, second]).size < 3) return null
  const pair = rng.pick(pairs)
  const form = rng.pick(['only', 'all'])
  const key = form === 'only' ? only : only + both + second
  const first = only + both
  const other = second + both
  return {
    form,
    values: {
      one: `@${pair}`,
      other: `@${pair}b`,
      together: `@${pair}both`,
      first,
      second: other,
      both,
      only,
      all: only + both + second,
    },
    answer: { form: 'number', answer: key },
    wrong:
      form === 'only'
        ? [
            ['left-both-in', first],
            ['said-both', both],
            ['took-the-other-group', second],
            ['added-both', first + both],
          ]
        : [
            ['counted-both-twice', first + other],
            ['added-all-numbers', first + other + both],
            ['left-both-in', only + second],
          ],
    solution: oneWay(['middle', null], ['take', key]),
    entity: '@circles',
  }
}

/** Which number passes both tests? */
function rules(rng: Rng): Draw | null {
  const line = rng.int(8, 40)
  const parity = rng.pick(['even', 'odd'])
  const side = rng.pick(['more', 'less'])
  const near = rng.some(Array.from({ length: 14 }, (_, at) => line - 7 + at).filter((n) => n > 0 && n !== line))
  const such = (first: boolean, second: boolean) =>
    near.find((n) => (n % 2 === (parity === 'even' ? 0 : 1)) === first && n > line === (second === (side === 'more')))
  const [key, oneRule, otherRule, neither] = [
    such(true, true),
    such(true, false),
    such(false, true),
    such(false, false),
  ]
  if (key === undefined || oneRule === undefined || otherRule === undefined || neither === undefined) return null
  return {
    form: 'rules',
    values: { line, parity: `@${parity}`, side, key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['only-one-rule', oneRule],
      ['only-one-rule', otherRule],
      ['fits-neither', neither],
    ],
    solution: oneWay(['both', null], ['fits', key]),
    entity: '@rules',
  }
}

export const skill = defineSkill({
  skill: 'thinking.venn',
  words,
  tags: ['sorting', 'logic'],
  draw: (rng) => (rng.chance(60) ? circles : rules)(rng),
})
