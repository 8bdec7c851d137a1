import words from '#content/en/skills/math/factors-multiples.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { factorsOf } from './parts/factors.ts'

const rich = [12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 72, 80, 81, 84, 90, 96, 100]
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

function whichFactor(rng: Rng): Draw {
  const whole = rng.pick(rich)
  const key = rng.pick(factorsOf(whole).filter((one) => one > 2 && one <= 12 && one < whole))
  const others = rng.some(
    upTo(3, 12).filter((one) => whole % one > 0),
    3,
  )
  return {
    form: 'which-factor',
    values: { whole, key, times: whole / key },
    answer: { form: 'choice', answer: key },
    wrong: others.map((one): Wrong => ['leaves-a-remainder', one, 'no-factor']),
    solution: oneWay(['try-each', null], ['comes-out-even', key]),
    entity: '@factor',
  }
}

function whichMultiple(rng: Rng): Draw {
  const by = rng.int(3, 9)
  const times = rng.int(4, 12)
  const key = by * times
  const near = upTo(key - 4, key + 4).filter((one) => one % by > 0)
  return {
    form: 'which-multiple',
    values: { by, key, times, before: by * (times - 2) },
    answer: { form: 'choice', answer: key },
    wrong: rng.some(near, 3).map((one): Wrong => ['leaves-a-remainder', one, 'no-multiple']),
    solution: oneWay(['count-by', null], ['reach-it', key]),
    entity: '@multiple',
  }
}

/** Which sentence about 6 and 24 is true? */
function whichIsTrue(rng: Rng): Draw {
  const [small = 3, times = 4] = rng.some([3, 4, 5, 6, 7, 8, 9], 2)
  const isFactor = rng.chance(50)
  return {
    form: 'which-is-true',
    values: { small, times, large: small * times },
    answer: { form: 'choice', answer: isFactor ? '@small-is-factor' : '@large-is-multiple' },
    wrong: [
      ['mixed-up-factor-and-multiple', isFactor ? '@small-is-multiple' : '@large-is-factor'],
      ['mixed-up-factor-and-multiple', isFactor ? '@large-is-factor' : '@small-is-multiple'],
      ['leaves-a-remainder', isFactor ? '@off-is-factor' : '@off-is-multiple', 'not-even'],
    ],
    solution: oneWay(
      ['see-the-product', null],
      [isFactor ? 'factor-goes-in' : 'multiple-comes-out', isFactor ? '@small-is-factor' : '@large-is-multiple'],
    ),
    entity: '@factor',
  }
}

function howMany(rng: Rng): Draw {
  const whole = rng.pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 26, 27, 28, 30, 32, 33, 35, 36, 40])
  const all = factorsOf(whole)
  const pairs = all.filter((one) => one * one <= whole)
  return {
    form: 'how-many',
    values: {
      whole,
      pairs: pairs.map((one) => `${one} × ${whole / one}`).join(', '),
      list: all.join(', '),
      count: all.length,
    },
    answer: { form: 'number', answer: all.length },
    wrong: [
      ['missed-some-factors', all.length - 2, 'missed-one-and-itself'],
      ['forgot-a-part', pairs.length, 'counted-pairs'],
      ['slipped-by-one', all.length - 1, 'missed-one'],
      ['slipped-by-one', all.length + 1, 'one-too-many'],
    ],
    solution: oneWay(['find-pairs', null], ['list-them', all.length]),
    entity: '@factor',
  }
}

/** The partner of a factor. */
function partner(rng: Rng): Draw {
  const whole = rng.pick(rich)
  const known = rng.pick(factorsOf(whole).filter((one) => one > 1 && one < whole && one * one !== whole))
  const key = whole / known
  return {
    form: 'partner',
    values: { whole, known, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['slipped-by-one', key + 1],
      ['subtracted-once', whole - known],
      ['slipped-by-one', key > 2 ? key - 1 : null],
      ['said-one-part', known],
      ['slipped-by-one', key + 2],
    ],
    solution: oneWay(['divide', key]),
    entity: '@factor',
  }
}

/** Which list has all of them? */
function whichList(rng: Rng): Draw {
  const whole = rng.pick([8, 10, 12, 14, 15, 16, 18, 20, 21, 24, 27, 28, 30])
  const all = factorsOf(whole)
  const middle = all[Math.floor(all.length / 2)]
  const stranger = upTo(2, whole).find((one) => whole % one > 0) ?? 7
  const listed = (numbers: readonly number[]) => numbers.join(', ')
  const withStranger = [...all, stranger].sort((one, two) => one - two)
  return {
    form: 'which-list',
    values: {
      whole,
      pairs: all
        .filter((one) => one * one <= whole)
        .map((one) => `${one} × ${whole / one}`)
        .join(', '),
    },
    answer: { form: 'choice', answer: listed(all) },
    wrong: [
      ['leaves-a-remainder', rng.chance(70) ? listed(withStranger) : null, 'a-stranger'],
      ['missed-some-factors', listed(all.slice(1, -1)), 'missed-one-and-itself'],
      ['missed-some-factors', listed(all.filter((one) => one !== middle)), 'missed-in-the-middle'],
      ['mixed-up-factor-and-multiple', listed([1, 2, 3, 4].map((one) => one * whole)), 'listed-multiples'],
    ],
    solution: oneWay(['find-pairs', null], ['whole-list', listed(all)]),
    entity: '@factor',
  }
}

export const skill = defineSkill({
  skill: 'math.factors-multiples',
  words,
  tags: ['factors', 'multiples'],
  draw: (rng) => rng.pick([whichFactor, whichMultiple, whichIsTrue, howMany, partner, whichList])(rng),
})
