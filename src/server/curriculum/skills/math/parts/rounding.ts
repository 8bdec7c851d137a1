import type { AskedOf } from '../../../asked.ts'
import { counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { amountOf, wholeOf } from './own-numbers.ts'

const placeNames: Record<number, string> = {
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10000: 'tenThousand',
  100000: 'hundredThousand',
}

const wrongRoundings = (n: number, unit: number, key: number): Wrong[] => {
  const low = Math.floor(n / unit) * unit
  const high = low + unit
  return [
    ['rounded-the-other-way', key === low ? high : low],
    ['kept-the-number', n % (unit / 10) === 0 ? n : null],
    ['rounded-to-another-place', unit > 10 ? Math.round(n / (unit / 10)) * (unit / 10) : null],
    ['rounded-to-another-place', unit * 10 <= n * 2 ? Math.round(n / (unit * 10)) * unit * 10 : null],
    ['kept-the-number', n],
    ['went-two-away', key === low ? Math.max(0, low - unit) : high + unit],
    ['went-two-away', key === low ? high + unit : Math.max(0, low - unit)],
  ]
}

/** A number to the nearest ten, hundred, and so on; half goes up. */
export function rounding(rng: Rng, lists: Lists, from: number, to: number, unit: number): Draw | null {
  const n = rng.int(from, to)
  if (n % unit === 0) return null
  return roundingOf(n, unit, rng.pick(['round', 'round', 'nearer', n > 1_000 ? 'town' : 'about']), {
    who: person(rng.pick(lists.names ?? [])),
    x: counted(rng.pick(['book', 'sticker', 'acorn', 'bead', 'stamp']), n),
  })
}

function roundingOf(n: number, unit: number, form: string, more: Draw['values'] = {}): Draw {
  const low = Math.floor(n / unit) * unit
  const key = n - low >= unit / 2 ? low + unit : low
  const middle = low + unit / 2
  return {
    form,
    values: {
      n,
      unit,
      place: placeNames[unit] ?? 'ten',
      low,
      high: low + unit,
      middle,
      key,
      side: n === middle ? 'half' : n > middle ? 'above' : 'below',
      ...more,
    },
    answer: { form: 'number', answer: key },
    wrong: wrongRoundings(n, unit, key),
    solution: oneWay(['between', null], ['middle', middle], ['choose', key]),
    entity: n,
  }
}

/** A child's own; a number that is round already stays. */
export const askedRounding =
  (takes: (n: number, unit: number) => boolean) =>
  (of: AskedOf['round']): Draw | null => {
    const [n, unit] = [amountOf(of.number), wholeOf(of.unit, 100_000)]
    if (n === null || unit === null || placeNames[unit] === undefined || !takes(n, unit)) return null
    const made = roundingOf(n, unit, n % unit === 0 ? 'already' : 'round')
    return n % unit === 0 ? { ...made, wrong: wrongOfRound(n, unit), solution: oneWay(['stays', n]) } : made
  }

const wrongOfRound = (n: number, unit: number): Wrong[] => [
  ['went-two-away', n + unit],
  ['went-two-away', n >= unit ? n - unit : null],
  ['rounded-to-another-place', Math.round(n / (unit * 10)) * unit * 10],
  ['went-two-away', n + 2 * unit],
]
