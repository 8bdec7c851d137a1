import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** 'cm;centimeters;centimeter': as it is written at a side, many, one. */
type Unit = { short: string; many: string; one: string }

export function drawUnit(rng: Rng, lists: Lists): Unit {
  const [short = '', many = '', one = ''] = rng.pick(lists.units ?? []).split(';')
  return { short, many, one }
}

export const valuesWith = (rng: Rng, lists: Lists, { short, many, one }: Unit): Draw['values'] => ({
  unit: many,
  short,
  one,
  who: person(rng.pick(lists.names ?? [])),
  place: rng.pick((short === 'm' || short === 'ft' ? lists.grounds : lists.sheets) ?? []),
})

const areaWrong = (long: number, wide: number): Wrong[] => {
  const key = long * wide
  const slips: Wrong[] = [
    ['slipped-by-a-group', key - long],
    ['slipped-by-a-group', key + wide],
  ]
  return [
    ['took-perimeter-for-area', 2 * (long + wide) === key ? null : 2 * (long + wide)],
    ['added-two-sides-only', long + wide],
    ...(key % 2 === 0 ? slips : slips.toReversed()),
    ['slipped-by-ten', key > 20 ? key + 10 : null],
  ]
}

/** How much is inside. */
export function areaAsked(
  long: number,
  wide: number,
  form: string,
  values: Draw['values'],
  more: Partial<Draw> = {},
): Draw {
  const key = long * wide
  const half = wide % 2 === 0 ? wide / 2 : null
  return {
    form,
    values: { ...values, long, wide, key, half: half ?? wide, halfArea: half ? long * half : key },
    answer: { form: 'number', answer: key, unit: `square ${values.unit}` },
    wrong: areaWrong(long, wide),
    solution: [
      [
        ['rows', null],
        ['multiply', key],
      ],
      ...(half && half > 1
        ? ([
            [
              ['half-of-it', long * half],
              ['double-it', key],
            ],
          ] as const)
        : []),
    ],
    entity: '@area',
    ...more,
  }
}

export const rectanglePicture = (
  long: number,
  wide: number,
  labels: { top?: string; side?: string },
  grid = false,
): NonNullable<Draw['picture']> => ({
  kind: 'rectangle',
  width: Math.min(20, long),
  height: Math.min(20, wide),
  labels,
  ...(grid && { grid: true }),
})

/** The way around. */
export function perimeterAsked(
  long: number,
  wide: number,
  form: string,
  values: Draw['values'],
  more: Partial<Draw> = {},
): Draw {
  const key = 2 * (long + wide)
  return {
    form,
    values: { ...values, long, wide, half: long + wide, key },
    answer: { form: 'number', answer: key, unit: `${values.unit}` },
    wrong: [
      ['took-area-for-perimeter', long * wide],
      ['added-two-sides-only', long + wide],
      ...((long % 2 === 0
        ? [
            ['left-out-a-side', 2 * long + wide],
            ['left-out-a-side', long + 2 * wide],
          ]
        : [
            ['slipped-by-ten', key + 10],
            ['left-out-a-side', 2 * long + wide],
          ]) satisfies Wrong[]),
      ['slipped-by-ten', key > 20 && key - 10 !== 2 * long && key - 10 !== 2 * wide ? key - 10 : null],
    ],
    solution: [
      [
        ['two-sides', long + wide],
        ['twice', key],
      ],
      [['add-four', key]],
    ],
    entity: '@perimeter',
    ...more,
  }
}

/** A side that is missing: the area, or the perimeter, is known. */
export function sideFromArea(
  long: number,
  wide: number,
  form: string,
  values: Draw['values'],
  more: Partial<Draw> = {},
): Draw {
  const area = long * wide
  return {
    form,
    values: { ...values, long, area, key: wide },
    answer: { form: 'number', answer: wide, unit: `${values.unit}` },
    wrong: [
      ['took-away-instead', area - long],
      ...((wide % 2 === 0
        ? [
            ['slipped-by-a-group', wide - 1],
            ['halved-the-wrong-way', area % 4 === 0 && area / 2 > long ? area / 2 - long : null],
          ]
        : [
            ['halved-the-wrong-way', area % 2 === 0 && area / 2 > long ? area / 2 - long : null],
            ['slipped-by-a-group', wide + 1],
          ]) satisfies Wrong[]),
      ['slipped-by-a-group', wide - 2],
      ['multiplied-instead', area * long],
      ['slipped-by-a-group', wide + 2],
    ],
    solution: oneWay(['think-times', null], ['divide', wide]),
    entity: '@area',
    ...more,
  }
}

export function sideFromPerimeter(
  long: number,
  wide: number,
  form: string,
  values: Draw['values'],
  more: Partial<Draw> = {},
): Draw {
  const around = 2 * (long + wide)
  return {
    form,
    values: { ...values, long, around, half: long + wide, twice: 2 * long, rest: around - 2 * long, key: wide },
    answer: { form: 'number', answer: wide, unit: `${values.unit}` },
    wrong: [
      ['stopped-early', around - 2 * long],
      ['divided-instead', around % long === 0 && around / long !== wide ? around / long : null],
      wide % 2 === 0 ? ['slipped-by-one', wide - 1] : ['halved-the-wrong-way', around - long],
      ['said-one-part', long + wide],
      ...((wide % 2 === 0
        ? [
            ['slipped-by-one', wide - 1],
            ['slipped-by-one', wide + 1],
          ]
        : [
            ['slipped-by-one', wide + 1],
            ['slipped-by-one', wide - 1],
          ]) satisfies Wrong[]),
    ],
    solution: [
      [
        ['half-around', long + wide],
        ['less-the-side', wide],
      ],
      [
        ['both-known', around - 2 * long],
        ['halve-rest', wide],
      ],
    ],
    entity: '@perimeter',
    ...more,
  }
}

/** Another rectangle with the same way around, or with the same area. */
export function sameMeasure(rng: Rng, lists: Lists): Draw | null {
  const values = valuesWith(rng, lists, drawUnit(rng, lists))
  const [wide, long] = [rng.int(3, 8), rng.int(4, 12)].sort((x, y) => x - y)
  if (wide === undefined || long === undefined || long - wide < 1) return null
  const area = wide * long
  const factor = [2, 3].find((one) => wide % one === 0 && wide / one > 1)
  if (factor === undefined) return null
  const [around, inside] = [
    { a: long + 1, b: wide - 1 },
    { a: long * factor, b: wide / factor },
  ]
  if (around.a * around.b === area || inside.a + inside.b === long + wide) return null
  const isAround = rng.chance(60)
  const [key, tempting] = isAround ? ['@around', '@inside'] : ['@inside', '@around']
  return {
    form: isAround ? 'same-perimeter' : 'same-area',
    values: {
      ...values,
      long,
      wide,
      half: long + wide,
      area,
      a: around.a,
      b: around.b,
      c: inside.a,
      d: inside.b,
      longer: long + 2,
      wider: wide + 1,
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      [isAround ? 'took-area-for-perimeter' : 'took-perimeter-for-area', tempting],
      ['changed-one-side-only', '@longer'],
      ['changed-one-side-only', '@wider'],
    ],
    solution: oneWay([isAround ? 'its-perimeter' : 'its-area', null], [isAround ? 'same-sum' : 'same-product', key]),
    entity: isAround ? '@perimeter' : '@area',
  }
}
