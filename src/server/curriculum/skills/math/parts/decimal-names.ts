import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { padded } from './decimals.ts'
import { varied } from './varied.ts'

/** So many tenths (places 1) or hundredths (2), as a fraction and as a decimal. */
type Named = { count: number; places: number }

const bottomOf = (places: number) => 10 ** places
const parts = ['wholes', 'tenths', 'hundredths', 'thousandths'] as const

const valuesOf = ({ count, places }: Named): Draw['values'] => ({
  count,
  bottom: bottomOf(places),
  fraction: `${count}/${bottomOf(places)}`,
  decimal: padded(count, places),
  parts: `@${parts[places] ?? 'tenths'}`,
  part: `@one-${parts[places] ?? 'tenths'}`,
  places,
  whole: Math.floor(count / bottomOf(places)),
  rest: count % bottomOf(places),
  size: count < 10 && places > 1 ? 'few' : count >= bottomOf(places) ? 'over' : 'usual',
  tens: Math.floor(count / 10),
  ones: count % 10,
  both: count > 20 && count % 10 > 0 ? 'yes' : 'no',
})

const wrongDecimals = ({ count, places }: Named): Wrong[] => [
  ['took-the-other-place', padded(count, places === 1 ? 2 : places - 1)],
  ['took-numbers-for-digits', `${count}.${bottomOf(places)}`],
  ['moved-a-place-too-far', padded(count, places + 1)],
  ['lost-the-point', String(count)],
  ['read-digit-as-bottom', count < bottomOf(places) ? `1.${count}` : null],
  ['slipped-by-a-part', padded(count - 1, places)],
]

const wrongFractions = ({ count, places }: Named): Wrong[] => [
  ['took-the-other-place', `${count}/${places === 1 ? 100 : bottomOf(places - 1)}`],
  ['read-digit-as-bottom', count > 1 ? `1/${count}` : null],
  ['turned-the-fraction', `${bottomOf(places)}/${count}`],
  ['moved-a-place-too-far', `${count}/${bottomOf(places + 1)}`],
  ['slipped-by-a-part', `${count + 1}/${bottomOf(places)}`],
]

/** 3/10 as a decimal, bare or in words. */
export function toDecimal(named: Named, form: 'to-decimal' | 'words'): Draw {
  const key = padded(named.count, named.places)
  return {
    form,
    values: valuesOf(named),
    answer: { form: 'number', answer: key, as: 'decimal' },
    wrong: varied(wrongDecimals(named), named.count % 4),
    solution: oneWay(['name-parts', null], ['last-place', key]),
    entity: key,
  }
}

/** 0.3 as a fraction. */
export function toFraction(named: Named): Draw {
  const key = `${named.count}/${bottomOf(named.places)}`
  return {
    form: 'to-fraction',
    values: valuesOf(named),
    answer: { form: 'number', answer: key },
    wrong: varied(wrongFractions(named), named.count % 4),
    solution: oneWay(['read-place', null], ['over-parts', key]),
    entity: padded(named.count, named.places),
  }
}

/** Parts of a bar that are shaded, as a decimal. */
export function shadedTenths(rng: Rng): Draw {
  const count = rng.int(2, 9)
  const named = { count, places: 1 }
  const key = padded(count, 1)
  return {
    form: 'bar',
    values: valuesOf(named),
    answer: { form: 'number', answer: key, as: 'decimal' },
    wrong: [['counted-the-other-parts', count === 5 ? null : padded(10 - count, 1)], ...wrongDecimals(named)],
    solution: oneWay(['ten-parts', null], ['last-place', key]),
    picture: { kind: 'fraction-bars', bars: [{ parts: 10, shaded: count }] },
    entity: key,
  }
}

/** A dot between two numbers: tenths between wholes, hundredths between tenths. */
export function onLine(rng: Rng, places: 1 | 2): Draw {
  const low = places === 1 ? rng.int(0, 5) : rng.int(0, 9)
  const step = rng.int(1, 9)
  const count = low * 10 + step
  const key = padded(count, places)
  const scale = bottomOf(places)
  const [from, to] = [(low * 10) / scale, (low * 10 + 10) / scale]
  const [fromSaid, toSaid] = [padded(low, places - 1), padded(low + 1, places - 1)]
  return {
    form: 'line',
    values: { ...valuesOf({ count, places }), from: fromSaid, to: toSaid, step },
    answer: { form: 'number', answer: key, as: 'decimal' },
    wrong: [
      ['counted-marks-not-spaces', padded(count + 1, places)],
      ['counted-from-the-end', step === 5 ? null : padded(low * 10 + 10 - step, places)],
      ['took-the-other-place', places === 1 ? `${low}.0${step}` : padded(count, 1)],
      ['slipped-by-a-part', padded(count - 1, places)],
      ['lost-the-point', String(count)],
    ],
    solution: oneWay(['ten-spaces', null], ['count-spaces', key]),
    picture: {
      kind: 'number-line',
      from,
      to,
      step: 1 / scale,
      labels: [
        { at: from, text: fromSaid },
        { at: to, text: toSaid },
      ],
      points: [{ at: count / scale }],
    },
    entity: key,
  }
}

/** 0.4 and 0.40: which one is equal, or how many hundredths. */
export function sameDecimal(rng: Rng, lists: Lists): Draw {
  const [whole, tenths] = [rng.int(0, 6), rng.int(1, 9)]
  const isLonger = rng.chance(60)
  const [short, long] = [`${whole}.${tenths}`, `${whole}.${tenths}0`]
  const [given, key] = isLonger ? [short, long] : [long, short]
  return {
    form: 'equal',
    values: { given, short, long, tenths, hundredths: tenths * 10, whole, who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: key },
    wrong: rng.some([
      ['took-the-other-place', `${whole}.0${tenths}`],
      ['repeated-the-last', `${whole}.${tenths}${tenths}`],
      ['moved-the-point-the-wrong-way', whole === 0 ? `${tenths}.0` : `${whole}${tenths}.0`],
    ]),
    solution: oneWay(['compare-places', null], ['no-more-parts', key]),
    entity: given,
  }
}
