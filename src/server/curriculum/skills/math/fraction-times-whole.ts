import words from '#content/en/skills/math/fraction-times-whole.json'
import { type AskedSum, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedBars, sameAs } from './parts/fraction-sums.ts'
import { type Bar, bottomsOfGrade4, over, properBar, simplest, written } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

function wrongProducts(n: number, { top, bottom }: Bar): Wrong[] {
  return [
    ['multiplied-denominator-too', n > 1 ? over(n * top, n * bottom) : null],
    ['took-another-sign', over(n + top, bottom)],
    ['slipped-by-a-group', over((n - 1) * top, bottom)],
    ['changed-one-number-only', over(top, n * bottom)],
    ['slipped-by-a-group', over((n + 1) * top, bottom)],
    ['lost-the-denominator', bottom > 1 ? String(n * top) : null],
    ['slipped-by-a-part', over(n * top + 1, bottom)],
    ['slipped-by-a-part', over(n * top + 2, bottom)],
  ]
}

/** n × x, in the order it was written. */
function product(n: number, x: Bar, form: string, values: Draw['values'] = {}): Draw {
  const value = { top: n * x.top, bottom: x.bottom }
  const key = n * x.top === 0 ? '0' : written(value)
  const isShort = n > 1 && n <= 4
  return {
    form,
    values: {
      n,
      x: written(x),
      left: String(n),
      right: written(x),
      top: x.top,
      bottom: x.bottom,
      made: value.top,
      key,
      same: sameAs(value),
      sum: Array.from({ length: Math.min(n, 4) }, () => written(x)).join(' + '),
      ...values,
    },
    answer: { form: 'number', answer: key },
    wrong: varied(wrongProducts(n, x), (n + x.top) % 3),
    solution: [
      [
        ['copies', null],
        ['times-top', key],
      ],
      ...(isShort
        ? [
            [
              ['as-sum', null],
              ['add-up', key],
            ] as const,
          ]
        : []),
    ],
    entity: written(x),
  }
}

/** Parts of a cup or a mile that are usual. */
const cups = [2, 3, 4, 4, 5, 8] as const

function drawn(rng: Rng, lists: Lists): Draw {
  const form = rng.pick(['times', 'times', 'recipe', 'laps'])
  const x = form === 'times' ? properBar(rng, bottomsOfGrade4) : simplest(properBar(rng, cups))
  const n = rng.int(2, 9)
  const [left, right] = rng.chance(75) ? [String(n), written(x)] : [written(x), String(n)]
  const made = product(n, x, form, {
    left,
    right,
    who: person(rng.pick(lists.names ?? [])),
    stuff: rng.pick(lists.stuff ?? []),
  })
  return form === 'times'
    ? made
    : {
        ...made,
        answer: { form: 'number', answer: `${n * x.top}/${x.bottom}`, unit: form === 'recipe' ? 'cups' : 'miles' },
      }
}

/** Circles that all show the same fraction. */
function circles(rng: Rng): Draw {
  const x = properBar(rng, [2, 3, 4, 5, 6, 8])
  const n = rng.int(2, 4)
  return {
    ...product(n, x, 'circles'),
    picture: {
      kind: 'fraction-circles',
      circles: Array.from({ length: n }, () => ({ parts: x.bottom, shaded: x.top })),
    },
  }
}

/** 6/5 is how many times 1/5, or how many times 2/5? */
function asMultiple(rng: Rng): Draw {
  const bottom = rng.pick(bottomsOfGrade4.slice(1))
  const n = rng.int(2, 8)
  const top = rng.chance(50) ? 1 : rng.int(2, Math.min(4, bottom - 1))
  const x = { top, bottom }
  return {
    form: 'how-many-times',
    values: { n, x: written(x), top, bottom, made: n * top, all: `${n * top}/${bottom}` },
    answer: { form: 'number', answer: n },
    wrong: [
      ['said-the-bottom', bottom],
      ['took-the-difference-of-both', n * top - top],
      ['slipped-by-a-group', n + 1],
      ['slipped-by-a-group', n - 1],
      ['said-the-bottom', n * top],
      ['slipped-by-a-group', n + 2],
    ],
    solution: oneWay(['same-size', null], ['how-many', n]),
    entity: written(x),
  }
}

/** Between which whole numbers the product of a story lies. */
function aboutHowMuch(rng: Rng, lists: Lists): Draw | null {
  const x = simplest(properBar(rng, bottomsOfGrade4))
  const n = rng.int(3, 9)
  const made = n * x.top
  if (made % x.bottom === 0) return null
  const low = Math.floor(made / x.bottom)
  const between = (from: number) => `between ${from} and ${from + 1}`
  return {
    form: 'between',
    values: {
      n,
      x: written(x),
      top: x.top,
      bottom: x.bottom,
      made,
      low,
      high: low + 1,
      who: person(rng.pick(lists.names ?? [])),
      stuff: rng.pick(lists.stuff ?? []),
      all: `${made}/${x.bottom}`,
    },
    answer: { form: 'choice', answer: between(low) },
    wrong: rng.some([
      ['slipped-by-one', low > 0 ? between(low - 1) : between(low + 3)],
      ['slipped-by-one', between(low + 1)],
      ['lost-the-denominator', between(low + 2)],
    ]),
    solution: oneWay(['times-top-first', null], ['between', between(low)]),
    entity: written(x),
  }
}

function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedBars(sum, ['×']) ?? {}
  if (!x || !y) return null
  const values = { left: sum.left, right: sum.right }
  if (x.kind === 'whole' && y.kind === 'fraction') return product(x.top, y, 'times', values)
  return x.kind === 'fraction' && y.kind === 'whole' ? product(y.top, x, 'times', values) : null
}

export const skill = defineSkill({
  skill: 'math.fraction-times-whole',
  words,
  tags: ['fractions', 'multiplying'],
  draw: (rng, lists) => rng.pick([drawn, drawn, drawn, circles, asMultiple, aboutHowMuch])(rng, lists),
  ask: { sum: ask },
})
