import { counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { mixedAfterFirst } from './wrong-order.ts'

export type RulerUnit = 'inch' | 'centimeter'
const longest = { inch: 12, centimeter: 15 } as const

/** One more or one less, in turns, so that the key's place among the choices tells nothing. */
export const near = (key: number): Wrong[] => {
  const [up, down]: [Wrong, Wrong] = [
    ['slipped-by-one', key + 1],
    ['slipped-by-one', key > 1 ? key - 1 : null],
  ]
  return key % 2 === 0 ? [up, down] : [down, up]
}

/** A bar on a ruler, often not from 0 on. */
export function readRuler(rng: Rng, unit: RulerUnit): Draw {
  const size = longest[unit]
  const from = rng.chance(35) ? 0 : rng.int(1, 5)
  const key = rng.int(2, size - from - 1)
  const to = from + key
  return {
    form: from === 0 ? 'from-zero' : 'from-later',
    values: { from, to, x: counted(unit, key), key },
    answer: { form: 'number', answer: key, unit: unit === 'inch' ? 'inches' : 'centimeters' },
    wrong: mixedAfterFirst(rng, [
      ['read-the-end-only', from > 0 ? to : null],
      ['counted-marks-not-spaces', key + 1],
      ['slipped-by-one', key - 1],
      ['added-start-and-end', from > 0 ? from + to : null],
      ['read-the-whole-ruler', size],
      ['slipped-by-one', key + 2],
    ]),
    solution:
      from === 0
        ? [
            [
              ['starts-at-zero', null],
              ['ends-at', key],
            ],
          ]
        : [[['count-spaces', key]], [['take-start', key]]],
    picture: { kind: 'ruler', unit, length: size, from, to },
    entity: unit,
  }
}

/** Where a thing of known length ends. */
export function whereItEnds(rng: Rng, lists: Lists, unit: RulerUnit): Draw {
  const [from, long] = [rng.int(1, 5), rng.int(2, 8)]
  const asksEnd = rng.chance(60)
  const key = asksEnd ? from + long : from
  return {
    form: asksEnd ? 'ends' : 'starts',
    values: { thing: rng.pick(lists.small ?? []), from, to: from + long, x: counted(unit, long), long, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['read-the-end-only', asksEnd ? long : from + long],
      ['counted-marks-not-spaces', asksEnd ? key - 1 : key + 1],
      ['added-start-and-end', asksEnd ? from : from + 2 * long],
      ['slipped-by-one', asksEnd ? key + 1 : key > 1 ? key - 1 : null],
      ['slipped-by-one', key + 2],
    ],
    solution: oneWay([asksEnd ? 'count-on' : 'count-back', key]),
    entity: unit,
  }
}

/** 'what is measured;the fitting tool;others;…'. */
export function whichTool(rng: Rng, lists: Lists): Draw {
  const [what = '', key = '', ...others] = rng.pick(lists.tools ?? []).split(';')
  return {
    form: 'tool',
    values: { what, key, tool: key.split(' ').at(-1) ?? '', who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: key },
    wrong: rng.some(others).map((other) => ['took-the-wrong-tool', other]),
    solution: oneWay(['what-it-measures', null], ['so-take', key]),
    entity: '@tool',
  }
}

/** The same thing in two units: which number is larger? */
export function twoUnits(rng: Rng, lists: Lists): Draw {
  const [large = '', small = ''] = rng.pick(lists.units ?? []).split(';')
  const isMore = rng.chance(50)
  return {
    form: isMore ? 'larger-number' : 'smaller-number',
    values: { thing: rng.pick(lists.measured ?? []), large, small, who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'choice', answer: isMore ? small : large },
    wrong: [
      ['thinks-bigger-units-need-more', isMore ? large : small],
      ['thought-they-are-equal', '@neither'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['unit-size', null], ['so-number', isMore ? small : large]),
    entity: '@units',
  }
}

/** How much longer one is than the other. */
export function howMuchLonger(rng: Rng, lists: Lists, unit: string, least: number, most: number): Draw {
  const [one = '', two = ''] = rng.some((unit === 'foot' ? lists.large : lists.things) ?? [], 2)
  const small = rng.int(least, most)
  const key = rng.int(3, Math.max(4, Math.floor(most / 2)))
  const big = small + key
  const form = rng.pick(['longer', 'longer', 'shorter', 'on-a-ruler'])
  const isOnRuler = form === 'on-a-ruler' && big <= 30
  const ten = Math.ceil(small / 10) * 10
  return {
    form: form === 'on-a-ruler' && !isOnRuler ? 'longer' : form,
    values: {
      one,
      two,
      big,
      small,
      bigly: counted(unit, big),
      smally: counted(unit, small),
      x: counted(unit, key),
      ten,
      toTen: ten - small,
      fromTen: big - ten,
      way: ten > small && ten < big && ten !== key ? 'ten' : 'on',
      key,
    },
    answer: { form: 'number', answer: key, unit: unitName[unit] ?? unit },
    wrong: mixedAfterFirst(rng, [
      ['added-instead', big + small],
      ['said-the-longer-length', big],
      ['forgot-the-trade', big % 10 < small % 10 ? key + 10 : null],
      ['said-one-part', small === key ? null : small],
      ...near(key),
    ]),
    solution:
      ten > small && ten < big
        ? [
            [
              ['up-to-ten', ten - small],
              ['on-from-ten', key],
            ],
            [['difference', key]],
          ]
        : [[['difference', key]]],
    entity: unit,
  }
}

export const unitName: Readonly<Record<string, string>> = {
  inch: 'inches',
  foot: 'feet',
  yard: 'yards',
  centimeter: 'centimeters',
  meter: 'meters',
}
