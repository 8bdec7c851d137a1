import words from '#content/en/skills/math/place-value-hundreds.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholeOf } from './parts/own-numbers.ts'

const digitsOf = (n: number) => ({ h: Math.floor(n / 100), t: Math.floor(n / 10) % 10, o: n % 10 })

function blocks(rng: Rng): Draw {
  const [h, t, o] = [rng.int(1, 6), rng.int(0, 9), rng.int(0, 9)]
  const n = 100 * h + 10 * t + o
  return {
    form: 'blocks',
    values: { n, h, t, o },
    answer: { form: 'number', answer: n },
    wrong: [
      ['left-out-the-zero', t === 0 ? 10 * h + o : null],
      ['turned-the-digits-around', t === o ? null : 100 * h + 10 * o + t],
      ['slipped-by-ten', n + 10],
      ['slipped-by-one', n + 1],
      ['counted-rods-as-ones', h + t + o],
    ],
    solution: oneWay(['hundreds', 100 * h], ['tens', 100 * h + 10 * t], ['ones', n]),
    picture: { kind: 'base-ten', hundreds: h, tens: t, ones: o },
    entity: n,
  }
}

/** What a digit is worth, or which digit stands in a place. */
function digit(rng: Rng): Draw {
  const [h = 1, t = 2, o = 3] = rng.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const place = rng.pick(['hundreds', 'tens', 'ones'] as const)
  return digitOf(100 * h + 10 * t + o, place, rng.pick(['which-digit', 'worth']))
}

const places = ['ones', 'tens', 'hundreds'] as const

function digitOf(n: number, place: (typeof places)[number], form: 'which-digit' | 'worth'): Draw {
  const { h, t, o } = digitsOf(n)
  const own = place === 'hundreds' ? h : place === 'tens' ? t : o
  const worth = place === 'hundreds' ? 100 * h : place === 'tens' ? 10 * t : o
  const wrong: Wrong[] =
    form === 'worth'
      ? [
          ['took-the-digit-alone', place === 'ones' ? null : own],
          ['moved-a-place-too-far', worth * 10],
          ['took-the-whole-number', n],
          ['moved-a-place-too-far', place === 'hundreds' ? 10 * h : place === 'tens' ? null : 100 * o],
        ]
      : [
          ['took-the-other-place', place === 'hundreds' ? o : h],
          ['took-the-other-place', place === 'tens' ? o : t],
          ['took-the-whole-number', n],
          ['took-the-other-place', place === 'ones' ? t : h],
          [
            'moved-a-place-too-far',
            worth > 9 ? worth : 10 * worth,
            worth > 9 ? 'took-the-worth' : 'moved-a-place-too-far',
          ],
        ]
  return {
    form,
    values: { n, place, digit: own, worth },
    answer: { form: 'number', answer: form === 'worth' ? worth : own },
    wrong,
    solution: oneWay(['places', null], [form, form === 'worth' ? worth : own]),
    entity: n,
  }
}

/** 300 + 40 + 7, and its parts said in words. */
function expanded(rng: Rng): Draw {
  const n = rng.int(101, 989)
  const { h, t, o } = digitsOf(n)
  const parts = [100 * h, 10 * t, o].filter((part) => part > 0)
  return {
    // '800' has no parts to put together.
    form: parts.length > 1 ? rng.pick(['expanded', 'in-words']) : 'in-words',
    values: { n, h, t, o, parts: parts.join(' + ') },
    answer: { form: 'number', answer: n },
    wrong: [
      ['wrote-them-side-by-side', Number(parts.join(''))],
      ['left-out-the-zero', t === 0 || o === 0 ? Number([h, t, o].filter((one) => one > 0).join('')) : null],
      ['turned-the-digits-around', t === o ? null : 100 * h + 10 * o + t],
      ['slipped-by-ten', n + 10],
      ['slipped-by-one', n + 1],
    ],
    solution: oneWay(['put-together', n]),
    entity: n,
  }
}

/** A child's own; a digit that stands twice would not say which. */
function askedWorth({ digit, number }: AskedOf['digitWorth']): Draw | null {
  const n = wholeOf(number, 999)
  const [place, other] = [...number].reverse().flatMap((own, at) => (own === digit ? [places[at] ?? 'ones'] : []))
  return n !== null && n >= 10 && place && other === undefined ? digitOf(n, place, 'worth') : null
}

function askedDigit({ unit, number }: AskedOf['digitAt']): Draw | null {
  const n = wholeOf(number, 999)
  const place = places[unit.length - 1]
  return n !== null && n >= 100 && place ? digitOf(n, place, 'which-digit') : null
}

export const skill = defineSkill({
  skill: 'math.place-value-hundreds',
  words,
  tags: ['place-value'],
  draw: (rng) => rng.pick([blocks, digit, expanded])(rng),
  ask: {
    digitWorth: askedWorth,
    digitAt: askedDigit,
    unitsIn: ({ unit, number }) => (unit === '100' ? askedDigit({ unit, number }) : null),
  },
})
