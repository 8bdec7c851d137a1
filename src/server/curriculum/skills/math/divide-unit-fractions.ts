import words from '#content/en/skills/math/parts/fraction-quotients.json'
import { type AskedSum, type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { anyQuotient, unitByWhole, wholeByUnit } from './parts/fraction-quotients.ts'
import { askedBars, askedWithDecimal } from './parts/fraction-sums.ts'

function draw(rng: Rng): Draw {
  const [n, b] = [rng.int(2, 9), rng.int(2, 10)]
  const form = rng.pick(['whole', 'whole', 'how-many', 'unit', 'unit', 'missing'])
  if (form === 'unit') return unitByWhole(b, n, form)
  if (form !== 'missing') return wholeByUnit(n, b, form)
  // 1/4 ÷ ? = 1/12
  return {
    form,
    values: { n, b, made: b * n, part: `1/${b}`, small: `1/${b * n}` },
    answer: { form: 'number', answer: n },
    wrong: [
      ['took-the-difference-of-both', b * n - b],
      ['said-the-bottom', b],
      ['turned-the-fraction', `1/${n}`],
      ['slipped-by-one', n + 1],
      ['said-the-bottom', b * n],
    ],
    solution: oneWay(['smaller-parts', null], ['times-as-many', n]),
    entity: `1/${b}`,
  }
}

function ask(sum: AskedSum): Draw | null {
  const said = { x: sum.left, y: sum.right }
  const beside = askedWithDecimal(sum, ['÷'])
  if (beside) return anyQuotient(beside.x, beside.y, said)
  const { x, y } = askedBars(sum, ['÷']) ?? {}
  if (!x || !y || y.top === 0) return null
  if (x.kind === 'whole' && y.kind === 'fraction' && y.top === 1 && y.bottom > 1 && x.top > 0)
    return wholeByUnit(x.top, y.bottom, 'whole')
  if (x.kind === 'fraction' && x.top === 1 && x.bottom > 1 && y.kind === 'whole' && y.top > 1)
    return unitByWhole(x.bottom, y.top, 'unit')
  return anyQuotient(x, y, said)
}

export const skill = defineSkill({
  skill: 'math.divide-unit-fractions',
  words,
  tags: ['fractions', 'dividing'],
  draw,
  ask: { sum: ask },
})
