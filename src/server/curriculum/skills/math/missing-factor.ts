import words from '#content/en/skills/math/missing-factor.json'
import { counted, type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { groupsOf } from './parts/groups.ts'
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
  if (form === 'divisor') return missingFactor(known, key, form, { solution: [[['divisor', key]]] })
  const total = known * key
  return quotient(total, known, form, {
    answer: { form: 'number', answer: total },
    wrong: [
      ['divided-instead', key % known === 0 ? key / known : null],
      ['slipped-by-a-group', total + known, 'near'],
      ['added-the-factors', known + key],
      ['slipped-by-a-group', total - known, 'near'],
      ['said-one-part', key, 'said-the-result'],
    ],
    solution: [[['multiply-back', total]]],
  })
}

export const skill = defineSkill({
  skill: 'math.missing-factor',
  words,
  tags: ['times-tables', 'missing-number'],
  draw: (rng, lists) => (rng.chance(45) ? inStory(rng, lists) : otherWays(rng)),
  deck: { name: 'times-tables-missing', all: missingFactorFacts },
})
