import words from '#content/en/skills/math/parts/fraction-quotients.json'
import { type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { unitByWhole, wholeByUnit } from './parts/fraction-quotients.ts'

function draw(rng: Rng, lists: Lists): Draw {
  const [n, b] = [rng.int(2, 9), rng.int(2, 8)]
  const form = rng.pick(['servings', 'pieces', 'laps', 'shared', 'poured', 'which-sum'])
  const [who = ''] = rng.some(lists.names ?? [], 1)
  const values = { who: person(who), food: rng.pick(lists.foods ?? []), stuff: rng.pick(lists.stuff ?? []) }
  if (form === 'shared' || form === 'poured') return { ...unitByWhole(b, n, form, values), entity: '@story' }
  if (form !== 'which-sum') return { ...wholeByUnit(n, b, form, values), entity: '@story' }
  const isShared = rng.chance(50)
  const [whole, unit] = [`${n} ÷ 1/${b}`, `1/${b} ÷ ${n}`]
  const [key, other] = isShared ? [unit, whole] : [whole, unit]
  return {
    form: isShared ? 'which-shared' : 'which-servings',
    values: { n, b, part: `1/${b}`, ...values },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['turned-division-around', other],
      ['multiplied-instead', `${n} × 1/${b}`],
      ['took-another-sign', `${n} − 1/${b}`],
    ],
    solution: oneWay(['what-is-shared', null], [isShared ? 'write-shared' : 'write-servings', key]),
    entity: '@story',
  }
}

export const skill = defineSkill({
  skill: 'math.divide-fraction-stories',
  words,
  tags: ['fractions', 'dividing', 'stories'],
  draw,
})
