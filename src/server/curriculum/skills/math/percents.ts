import words from '#content/en/skills/math/percents.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { decimal, padded } from './parts/decimals.ts'
import { gcd } from './parts/fractions.ts'
import { amountOf, exact, wholeOf } from './parts/own-numbers.ts'

/** A percent as parts that are easy to take: 75% as 3 of 1/4. */
const easy = [
  { percent: 50, by: 2, times: 1 },
  { percent: 25, by: 4, times: 1 },
  { percent: 10, by: 10, times: 1 },
  { percent: 50, by: 2, times: 1 },
  { percent: 25, by: 4, times: 1 },
  { percent: 10, by: 10, times: 1 },
  { percent: 20, by: 5, times: 1 },
  { percent: 75, by: 4, times: 3 },
  { percent: 30, by: 10, times: 3 },
  { percent: 70, by: 10, times: 7 },
] as const

const things = ['sticker', 'book', 'bead', 'marble', 'photo', 'card'] as const

/** A percent, the parts that it is taken by, one of them and the whole. */
type Share = { percent: number; by: number; times: number; one: number; whole: number }

function percentOf({ percent, by, times, one, whole }: Share, form: string, more: Draw['values'] = {}): Draw {
  const key = exact(one * times)
  const wrong: Wrong[] = [
    ['took-the-percent-for-the-amount', percent],
    ['mixed-up-percents', percent === by || whole % percent !== 0 ? null : whole / percent],
    ['counted-the-other-parts', key * 2 === whole ? null : whole - key],
    ['mixed-up-percents', whole % 2 === 0 && by !== 2 ? whole / 2 : null],
    ['took-one-part-only', times > 1 ? one : null],
    ['mixed-up-percents', by === 10 ? null : exact(whole / 10)],
    ['took-away-instead', whole > percent ? whole - percent : null],
    ['slipped-by-one', key + 1],
  ]
  return {
    form,
    values: {
      percent,
      whole,
      by,
      times,
      one,
      key,
      each: percent / times,
      case: times > 1 ? 'many' : 'one',
      ...more,
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['easy-part', null], ['share', one], ...(times > 1 ? [['take-parts', key] as const] : [])),
    entity: `${percent}%`,
  }
}

/** 25% of 80, bare or in a story. */
function drawnPercent(rng: Rng, lists: Lists): Draw | null {
  const { percent, by, times } = rng.pick(easy)
  const one = rng.int(2, by === 2 ? 40 : 20)
  const form = rng.pick(['of', 'of', 'gives', 'class', 'trail'])
  const thing = rng.pick(things)
  const whole = one * by
  if (whole === 100 || one * times === percent) return null
  const units: Record<string, string> = { gives: thing, trail: 'miles' }
  const unit = units[form]
  const made = percentOf({ percent, by, times, one, whole }, form, {
    x: counted(thing, whole),
    who: person(rng.pick(lists.names ?? [])),
    place: rng.pick(lists.places ?? []),
  })
  return { ...made, answer: { form: 'number', answer: one * times, ...(unit !== undefined && { unit }) } }
}

/** A child's own: by the largest part that goes into 100 and into the percent. */
function askedPercent(of: AskedOf['percent']): Draw | null {
  const [percent, whole] = [wholeOf(of.percent, 300), amountOf(of.whole)]
  if (percent === null || whole === null || percent === 0 || whole === 0) return null
  if (percent === 100) return wholeOfIt(whole)
  const each = gcd(percent, 100)
  const by = 100 / each
  return percentOf({ percent, by, times: percent / each, one: exact(whole / by), whole }, 'of')
}

/** 100% of it. */
const wholeOfIt = (whole: number): Draw => ({
  form: 'all',
  values: { whole },
  answer: { form: 'number', answer: whole },
  wrong: [
    ['took-the-percent-for-the-amount', whole === 100 ? null : 100],
    ['mixed-up-percents', exact(whole / 2)],
    ['mixed-up-percents', exact(whole / 100)],
    ['took-away-instead', whole > 100 ? exact(whole - 100) : 0],
    ['took-away-instead', 0],
  ],
  solution: oneWay(['all-of-it', whole]),
  entity: '100%',
})

/** How much of a bar of ten parts is shaded. */
function shaded(rng: Rng): Draw {
  const count = rng.pick([1, 2, 3, 4, 6, 7, 8, 9])
  return {
    form: 'bar',
    values: { count, key: count * 10 },
    answer: { form: 'number', answer: count * 10, unit: '%' },
    wrong: [
      ['counted-the-other-parts', (10 - count) * 10],
      ['moved-a-place-too-far', count],
      ['slipped-by-ten', count * 10 + 5],
      ['slipped-by-ten', count * 10 - 5],
    ],
    solution: oneWay(['each-tenth', null], ['count-tens', count * 10]),
    picture: { kind: 'fraction-bars', bars: [{ parts: 10, shaded: count }] },
    entity: `${count * 10}%`,
  }
}

const fractions: readonly (readonly [said: string, percent: number, top: number, bottom: number])[] = [
  ['1/2', 50, 1, 2],
  ['1/4', 25, 1, 4],
  ['3/4', 75, 3, 4],
  ['1/10', 10, 1, 10],
  ['3/10', 30, 3, 10],
  ['7/10', 70, 7, 10],
  ['9/10', 90, 9, 10],
  ['1/5', 20, 1, 5],
  ['2/5', 40, 2, 5],
  ['3/5', 60, 3, 5],
  ['4/5', 80, 4, 5],
]

/** Which percent is 3/4, or 0.07? */
function asPercent(rng: Rng): Draw {
  const isDecimal = rng.chance(50)
  const [said, percent, top, bottom] = rng.pick(fractions)
  const count = rng.pick([rng.int(2, 9), rng.int(11, 99), 10 * rng.int(1, 9)])
  const [given, key] = isDecimal ? [decimal(count, 2), count] : [said, percent]
  const choices: Wrong[] = isDecimal
    ? [
        [
          'moved-a-place-too-short',
          key < 10 ? `${key * 10}%` : key % 10 === 0 ? `${key / 10}%` : `${decimal(key, 1)}%`,
        ],
        ['moved-a-place-too-far', `${decimal(key, 2)}%`],
        ['counted-the-other-parts', key === 50 ? null : `${100 - key}%`],
        ['slipped-by-ten', key === 90 ? null : `${key + 10}%`],
        ['slipped-by-one', `${key + 1}%`],
      ]
    : [
        ['took-numbers-for-digits', `${top}${bottom}%`],
        ['said-the-bottom', `${bottom}%`],
        ['counted-the-other-parts', key === 50 ? null : `${100 - key}%`],
        ['slipped-by-ten', key === 90 ? null : `${key + 10}%`],
        ['slipped-by-ten', `${key - 5}%`],
      ]
  return {
    form: isDecimal ? 'from-decimal' : 'from-fraction',
    values: { given, key, hundredths: `${key}/100` },
    answer: { form: 'choice', answer: `${key}%` },
    wrong: rng.some(choices),
    solution: oneWay(['as-hundredths', null], ['out-of-100', `${key}%`]),
    entity: given,
  }
}

/** 37% as a decimal, or as a fraction with 100 at the bottom. */
function fromPercent(rng: Rng): Draw {
  const percent = rng.pick([rng.int(2, 9), rng.int(11, 99), rng.int(11, 99)])
  const isDecimal = rng.chance(55)
  const key = isDecimal ? decimal(percent, 2) : `${percent}/100`
  return {
    form: isDecimal ? 'to-decimal' : 'to-fraction',
    values: { percent, key, full: padded(percent, 2) },
    answer: isDecimal ? { form: 'number', answer: key, as: 'decimal' } : { form: 'number', answer: key },
    wrong: isDecimal
      ? [
          ['moved-a-place-too-short', decimal(percent, 1)],
          ['moved-a-place-too-far', decimal(percent, 3)],
          ['took-the-percent-for-the-amount', String(percent)],
          ['counted-the-other-parts', percent === 50 ? null : decimal(100 - percent, 2)],
        ]
      : [
          ['took-the-other-place', `${percent}/10`],
          ['read-digit-as-bottom', `1/${percent}`],
          ['turned-the-fraction', `100/${percent}`],
          ['counted-the-other-parts', percent === 50 ? null : `${100 - percent}/100`],
        ],
    solution: oneWay(['percent-means', null], [isDecimal ? 'as-decimal' : 'as-fraction', key]),
    entity: `${percent}%`,
  }
}

export const skill = defineSkill({
  skill: 'math.percents',
  words,
  tags: ['decimals', 'percents'],
  draw: (rng, lists) =>
    rng.pick([drawnPercent, drawnPercent, drawnPercent, shaded, asPercent, fromPercent])(rng, lists),
  ask: { percent: askedPercent },
})
