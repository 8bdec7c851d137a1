import words from '#content/en/skills/math/missing-factor.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { groupsOf } from './parts/groups.ts'
import { wholeOf } from './parts/own-numbers.ts'
import { missingFactor, missingFactorFacts, quotient } from './parts/quotients.ts'

function inStory(rng: Rng, lists: Lists): Draw {
  const [known, key] = [rng.int(2, 10), rng.int(3, 10)]
  const form = rng.pick(['story-groups', 'story-size'])
  const { thing, g } = groupsOf(rng, form === 'story-groups' ? key : known, 2)
  return missingFactor(known, key, form, {
    values: {
      g: g ?? known,
      x: counted(thing, known * key),
      size: counted(thing, known),
      who: person(rng.pick(lists.names ?? [])),
    },
    entity: '@story',
  })
}

/** 42 = 6 × ?, 42 ÷ ? = 7 and ? ÷ 6 = 7. */
function otherWays(rng: Rng): Draw | null {
  const [known, key] = [rng.int(2, 10), rng.int(2, 10)]
  const form = rng.pick(['turned', 'divisor', 'dividend'])
  if (form === 'turned') return missingFactor(known, key, form)
  if (known === key) return null
  return form === 'divisor'
    ? missingFactor(known, key, form, { solution: oneWay(['divisor', key]) })
    : dividend(known, key)
}

/** ? ÷ 6 = 7 */
function dividend(known: number, key: number): Draw {
  const total = known * key
  return quotient(total, known, 'dividend', {
    answer: { form: 'number', answer: total },
    wrong: [
      ['divided-instead', key % known === 0 ? key / known : null],
      ['slipped-by-a-group', total + known, 'near'],
      ['added-the-factors', known + key],
      ['slipped-by-a-group', total - known, 'near'],
      ['said-one-part', key, 'said-the-result'],
    ],
    solution: oneWay(['multiply-back', total]),
  })
}

/** Up to here tables help; above that it is divided. */
const tables = 12

/** A child's own: a × ? = c, ? × b = c, a ÷ ? = c, ? ÷ b = c. */
function asked({ left, operation, right, made }: AskedOf['missing']): Draw | null {
  const [a, b, c] = [wholeOf(left), wholeOf(right), wholeOf(made)]
  const known = a ?? b
  if (known === null || c === null || known === 0 || (left !== '') === (right !== '')) return null
  if (operation === '×') return c % known === 0 ? factor(known, c / known, a === null ? 'first' : 'second') : null
  if (operation !== '÷') return null
  if (a === null) return c > 0 && known * c <= 1_000_000 ? dividend(known, c) : null
  return c > 0 && a % c === 0 ? factor(c, a / c, 'divisor', [[['divisor', a / c]]]) : null
}

function factor(known: number, key: number, form: string, solution?: Draw['solution']): Draw {
  const isFact = known <= tables && key <= tables
  const way = solution ?? (isFact ? null : [[['by-dividing', key] as const]])
  return missingFactor(known, key, isFact ? form : `${form}-large`, way ? { solution: way } : {})
}

export const skill = defineSkill({
  skill: 'math.missing-factor',
  words,
  tags: ['times-tables', 'missing-number'],
  draw: (rng, lists) => (rng.chance(45) ? inStory(rng, lists) : otherWays(rng)),
  ask: { missing: asked },
  deck: { name: 'times-tables-missing', all: missingFactorFacts },
})
