import words from '#content/en/skills/math/add-mixed-numbers.json'
import { type AskedSum, type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedBars, type Sign } from './parts/fraction-sums.ts'
import { asMixed, bottomsOfGrade4 } from './parts/fractions.ts'
import { mixedSum } from './parts/mixed-sums.ts'

function draw(rng: Rng, lists: Lists): Draw | null {
  const bottom = rng.pick(bottomsOfGrade4.slice(1))
  const sign: Sign = rng.pick(['+', '−'])
  const part = () => rng.int(1, bottom - 1)
  const x = { top: rng.int(1, 6) * bottom + (sign === '−' && rng.chance(30) ? 0 : part()), bottom }
  const y = { top: (rng.chance(25) ? 0 : rng.int(1, 4)) * bottom + part(), bottom }
  if (sign === '−' && (x.top <= y.top || x.top - y.top === y.top % bottom)) return null
  const form = rng.pick(['sum', 'sum', sign === '+' ? 'story-add' : 'story-take'])
  const unit = rng.pick(lists.units ?? [])
  const measures = unit.split(' of ')[0] ?? unit
  return mixedSum(x, y, sign, form, {
    x: asMixed(x),
    y: asMixed(y),
    values: {
      who: person(rng.pick(lists.names ?? [])),
      unit,
      measures,
      measure: measures.replace(/s$/, ''),
      thing: rng.pick(lists.things ?? []),
    },
  })
}

/** A mixed number or a whole one in it, and one bottom: 2 − 3/4, 1 1/5 + 2/5. */
function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedBars(sum, ['+', '−']) ?? {}
  if (!x || !y || (x.kind === 'fraction' && y.kind === 'fraction')) return null
  const bottom = x.kind === 'whole' ? y.bottom : x.bottom
  if (y.kind !== 'whole' && y.bottom !== bottom) return null
  const inParts = ({ kind, top }: { kind: string; top: number }) => ({
    top: kind === 'whole' ? top * bottom : top,
    bottom,
  })
  return mixedSum(inParts(x), inParts(y), sum.operation === '+' ? '+' : '−', 'sum', { x: sum.left, y: sum.right })
}

export const skill = defineSkill({
  skill: 'math.add-mixed-numbers',
  words,
  tags: ['fractions', 'mixed-numbers', 'adding'],
  draw,
  ask: { sum: ask },
})
