import words from '#content/en/skills/math/round-decimals.json'
import { type Draw, defineSkill, type Lists, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { padded } from './parts/decimals.ts'
import { varied } from './parts/varied.ts'

const targets = ['whole', 'tenth', 'hundredth'] as const

/** A decimal with more places than are kept; half goes up. */
function draw(rng: Rng, lists: Lists): Draw | null {
  const keeps = rng.pick([0, 0, 1, 1, 2])
  const places = keeps + rng.pick(keeps === 2 ? [1] : [1, 2])
  const units = rng.int(11, (keeps === 0 ? 40 : 8) * 10 ** places)
  const step = 10 ** (places - keeps)
  const low = Math.floor(units / step)
  const rest = units % step
  if (rest === 0 || units % 10 === 0) return null
  const key = rest * 2 >= step ? low + 1 : low
  const other = key === low ? low + 1 : low
  // Nobody weighs a melon of 11 grams.
  const form = rng.pick(['round', 'round', units >= 10 ** places ? 'story' : 'round'])
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
      who: person(rng.pick(lists.names ?? [])),
      thing: rng.pick(lists.things ?? []),
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
    solution: [
      [
        ['between', null],
        ['middle', padded(low * 10 + 5, keeps + 1)],
        ['choose', padded(key, keeps)],
      ],
    ],
    entity: padded(units, places),
  }
}

export const skill = defineSkill({ skill: 'math.round-decimals', words, tags: ['decimals', 'rounding'], draw })
