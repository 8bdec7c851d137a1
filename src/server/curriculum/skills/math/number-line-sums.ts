import words from '#content/en/skills/math/number-line-sums.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { near } from './parts/rulers.ts'

/** A line of tens around what is shown. */
const lineFrom = (low: number, high: number, step: number) => {
  const [from, to] = [Math.floor(low / 10) * 10, Math.ceil((high + 1) / 10) * 10]
  const labels = Array.from({ length: (to - from) / 10 + 1 }, (_, at) => ({
    at: from + 10 * at,
    text: String(from + 10 * at),
  }))
  return { kind: 'number-line', from, to, step, labels } as const
}

/** One jump: where it lands, or which sum it shows. */
function jump(rng: Rng): Draw | null {
  const isRight = rng.chance(55)
  const long = rng.int(4, 25)
  const start = isRight ? rng.int(5, 70) : rng.int(long + 5, 95)
  const key = isRight ? start + long : start - long
  const shows = rng.chance(40)
  // 40 − 20 says its end as well as its jump.
  if (shows && key === long) return null
  const sum = (a: number, sign: string, b: number) => `${a} ${sign} ${b}`
  const wrong: Wrong[] = shows
    ? [
        ['jumped-the-wrong-way', sum(start, isRight ? '−' : '+', long)],
        ['said-the-end', sum(start, isRight ? '+' : '−', key)],
        ['turned-the-pair-around', isRight ? sum(key, '+', long) : sum(key, '−', long)],
      ]
    : [
        ['jumped-the-wrong-way', isRight ? (start > long ? start - long : null) : start + long],
        ['counted-the-start', isRight ? key - 1 : key + 1],
        ['slipped-by-ten', isRight ? key + 10 : key > 10 ? key - 10 : null],
        ['said-one-part', long],
        ...near(key),
      ]
  return {
    form: shows ? 'shows' : isRight ? 'land-right' : 'land-left',
    values: {
      start,
      long,
      key,
      side: isRight ? 'right' : 'left',
      sum: sum(start, isRight ? '+' : '−', long),
      tens: long - (long % 10),
      ones: long % 10,
    },
    answer: shows ? { form: 'choice', answer: sum(start, isRight ? '+' : '−', long) } : { form: 'number', answer: key },
    wrong,
    solution: [
      shows
        ? [
            ['see-start', null],
            ['see-jump', sum(start, isRight ? '+' : '−', long)],
          ]
        : [['go', key]],
    ],
    ...(shows && {
      picture: {
        ...lineFrom(Math.min(start, key), Math.max(start, key), 1),
        points: [{ at: start }],
        hops: [{ from: start, to: key }],
      },
    }),
    entity: '@line',
  }
}

/** How far it is from one point to another. */
function apart(rng: Rng): Draw | null {
  const low = rng.int(8, 60)
  const key = rng.int(6, 35)
  const high = low + key
  const ten = Math.ceil(low / 10) * 10
  // The hint names the ten on the way.
  if (ten === key) return null
  return {
    form: 'apart',
    values: { low, high, ten, toTen: ten - low, fromTen: high - ten, way: ten > low && ten < high ? 'ten' : 'on', key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['counted-marks-not-spaces', key + 1],
      ['added-instead', low + high],
      ['said-the-end', high],
      ['slipped-by-ten', key + 10],
      ['slipped-by-one', key - 1],
    ],
    solution:
      ten > low && ten < high
        ? [
            [
              ['to-ten', ten - low],
              ['from-ten', key],
            ],
          ]
        : [[['count-on', key]]],
    picture: { ...lineFrom(low, high, 1), points: [{ at: low }, { at: high }] },
    entity: '@line',
  }
}

/** A point on a line with marks for every 5 or 2. */
function whichNumber(rng: Rng): Draw | null {
  const step = rng.pick([5, 2, 1])
  const from = rng.int(0, 6) * 10
  const most = step === 5 ? 10 : 9
  const marks = rng.int(1, most)
  const key = from + step * marks
  if (key % 10 === 0 || marks === 1) return jump(rng)
  const to = from + (step === 5 ? 60 : step === 2 ? 20 : 10)
  return {
    form: 'point',
    values: { step, before: key - (key % 10), key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['counted-lines-as-ones', step > 1 ? from + marks : null],
      ['slipped-by-a-group', key + step],
      ['slipped-by-a-group', key - step],
      ['slipped-by-ten', key + 10],
      ['slipped-by-ten', key > 10 ? key - 10 : null],
    ],
    solution: oneWay(['last-ten', key - (key % 10)], ['on-by-steps', key]),
    picture: { ...lineFrom(from, to - 1, step), points: [{ at: key }] },
    entity: '@line',
  }
}

export const skill = defineSkill({
  skill: 'math.number-line-sums',
  words,
  tags: ['number-line'],
  draw: (rng) => rng.pick([jump, jump, apart, whichNumber])(rng),
})
