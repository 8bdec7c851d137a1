import words from '#content/en/skills/math/parts/measures.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { customary, many, metric, toLarge } from './parts/measures.ts'
import { askedLarge, customaryMeasures, metricMeasures } from './parts/own-measures.ts'
import { wholeOf } from './parts/own-numbers.ts'

/** So many of a small amount each; the total is asked in the large unit. */
function severalTimes(rng: Rng, lists: Lists): Draw {
  const [large, small, times, kind]: [string, string, number, string] = rng.pick([
    ['kilogram', 'gram', 1_000, 'mass'],
    ['liter', 'milliliter', 1_000, 'liquid'],
    ['meter', 'centimeter', 100, 'length'],
    ['kilometer', 'meter', 1_000, 'distance'],
  ])
  const each = (times / 20) * rng.int(3, 19)
  const count = rng.int(3, 9)
  const total = each * count
  const key = total / times
  return {
    form: `several-${kind}`,
    values: {
      thing: rng.pick(lists[`many-${kind}`] ?? []),
      who: person(rng.pick(lists.names ?? [])),
      count,
      each,
      x: counted(small, each),
      one: counted(large, 1),
      y: counted(small, total),
      times,
      total,
      z: counted(large, key),
    },
    answer: { form: 'number', answer: key, unit: many(large) },
    wrong: [
      ['forgot-to-convert', total],
      ['stopped-early', each / times],
      ['slipped-by-a-zero', key * 10],
      ['slipped-by-a-zero', Number((key / 10).toFixed(5))],
      ['added-instead-of-times', (each + count) / times],
    ],
    solution: oneWay(['multiply', total], ['change-total', key]),
    entity: large,
  }
}

type Chain = readonly [large: string, middle: string, small: string, first: number, second: number]

const chains: readonly Chain[] = [
  ['yard', 'foot', 'inch', 3, 12],
  ['gallon', 'quart', 'cup', 4, 4],
  ['day', 'hour', 'minute', 24, 60],
  ['hour', 'minute', 'second', 60, 60],
  ['kilometer', 'meter', 'centimeter', 1_000, 100],
  ['meter', 'centimeter', 'millimeter', 100, 10],
  ['week', 'day', 'hour', 7, 24],
]

/** Over two units: yards, feet, inches. */
function drawnChain(rng: Rng, lists: Lists): Draw {
  const chain = rng.pick(chains)
  return overTwoUnits(chain, rng.int(2, 6), { who: person(rng.pick(lists.names ?? [])) })
}

function overTwoUnits([large, middle, small, first, second]: Chain, count: number, more: Draw['values'] = {}): Draw {
  const key = count * first * second
  return {
    form: 'over-two-units',
    values: {
      ...more,
      x: counted(large, count),
      one: counted(large, 1),
      mid: counted(middle, first),
      midOne: counted(middle, 1),
      low: counted(small, second),
      half: counted(middle, count * first),
      between: count * first,
      second,
      y: counted(small, key),
      key,
    },
    answer: { form: 'number', answer: key, unit: many(small) },
    wrong: [
      ['stopped-early', count * first],
      ['left-out-the-small-units', count * second],
      ['forgot-a-part', first * second],
      ['added-instead-of-times', count * (first + second)],
      ['slipped-by-a-group', key + second],
    ],
    solution: oneWay(['to-the-middle', count * first], ['to-the-small', key]),
    entity: large,
  }
}

/** A child's own. */
function askedChain({ amount, from, rest, to }: AskedOf['convert']): Draw | null {
  const chain = chains.find(([large, , small]) => large === from && small === to)
  const count = wholeOf(amount, 10_000)
  return chain && count !== null && count > 0 && rest === '' ? overTwoUnits(chain, count) : null
}

const askedUp = askedLarge([...metricMeasures, ...customaryMeasures])

export const skill = defineSkill({
  skill: 'math.convert-two-steps',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 5)
    if (asked <= 1) return severalTimes(rng, lists)
    if (asked <= 3) return drawnChain(rng, lists)
    return asked === 4 ? toLarge(rng, lists, rng.pick(metric), true) : toLarge(rng, lists, rng.pick(customary), false)
  },
  ask: { convert: (of) => askedChain(of) ?? askedUp(of) },
})
