import words from '#content/en/skills/math/round-decimals.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { padded, readDecimal } from './parts/decimals.ts'
import { varied } from './parts/varied.ts'

const targets = ['whole', 'tenth', 'hundredth'] as const

/** A decimal with more places than are kept; half goes up. */
function draw(rng: Rng, lists: Lists): Draw | null {
  const keeps = rng.pick([0, 0, 1, 1, 2])
  const places = keeps + rng.pick(keeps === 2 ? [1] : [1, 2])
  const units = rng.int(11, (keeps === 0 ? 40 : 8) * 10 ** places)
  if (units % 10 ** (places - keeps) === 0 || units % 10 === 0) return null
  // Nobody weighs a melon of 11 grams.
  const form = rng.pick(['round', 'round', units >= 10 ** places ? 'story' : 'round'])
  return rounded({ units, places, keeps }, form, {
    who: person(rng.pick(lists.names ?? [])),
    thing: rng.pick(lists.things ?? []),
  })
}

function rounded(
  given: { units: number; places: number; keeps: number },
  form: string,
  more: Draw['values'] = {},
): Draw {
  const { units, places, keeps } = given
  const step = 10 ** (places - keeps)
  const low = Math.floor(units / step)
  const rest = units % step
  const key = rest * 2 >= step ? low + 1 : low
  const other = key === low ? low + 1 : low
  const deep = keeps + 1 < places ? Math.round(units / 10 ** (places - keeps - 1)) : null
  const wide = keeps > 0 ? padded(Math.round(units / 10 ** (places - keeps + 1)), keeps - 1) : null
  return {
    form,
    values: {
      n: padded(units, places),
      target: targets[keeps] ?? 'whole',
      low: padded(low, keeps),
      high: padded(low + 1, keeps),
      middle: padded(low * 10 + 5, keeps + 1),
      key: padded(key, keeps),
      side: rest * 2 === step ? 'half' : rest * 2 > step ? 'above' : 'below',
      ...more,
    },
    answer: { form: 'number', answer: padded(key, keeps) },
    wrong: varied(
      [
        [key === low ? 'rounded-the-other-way' : 'cut-off-the-digits', padded(other, keeps)],
        ['rounded-to-another-place', deep === null ? wide : padded(deep, keeps + 1)],
        ['rounded-to-another-place', wide],
        ['went-two-away', padded(low + 2, keeps)],
        ['went-two-away', low > 0 ? padded(low - 1, keeps) : padded(low + 3, keeps)],
        ['kept-the-number', padded(units, places)],
      ],
      0,
    ),
    solution: oneWay(['between', null], ['middle', padded(low * 10 + 5, keeps + 1)], ['choose', padded(key, keeps)]),
    entity: padded(units, places),
  }
}

const keptBy = new Map([
  ['1', 0],
  ['1/10', 1],
  ['1/100', 2],
])

/** A child's own; what is round already stays. */
function asked({ number, unit }: AskedOf['round']): Draw | null {
  const [read, keeps] = [readDecimal(number), keptBy.get(unit)]
  if (!read || keeps === undefined) return null
  const { units, places } = read
  if (places > keeps && units % 10 ** (places - keeps) > 0) return rounded({ units, places, keeps }, 'round')
  const key = padded(places > keeps ? units / 10 ** (places - keeps) : units * 10 ** (keeps - places), keeps)
  const given = { units: units * 10 ** Math.max(0, keeps + 1 - places), places: Math.max(places, keeps + 1), keeps }
  return {
    ...rounded(given, 'already', { n: number }),
    answer: { form: 'number', answer: key },
    wrong: [
      ['went-two-away', padded(given.units + 10, given.places)],
      ['went-two-away', given.units >= 10 ? padded(given.units - 10, given.places) : null],
      ['rounded-to-another-place', padded(Math.round(given.units / 100) * 100, given.places)],
      ['went-two-away', padded(given.units + 20, given.places)],
    ],
    solution: oneWay(['stays', key]),
  }
}

export const skill = defineSkill({
  skill: 'math.round-decimals',
  words,
  tags: ['decimals', 'rounding'],
  draw,
  ask: { round: asked },
})
