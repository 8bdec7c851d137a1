import words from '#content/en/skills/math/add-like-fractions.json'
import { type AskedSum, type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedBars, likeSum, type Sign } from './parts/fraction-sums.ts'
import { bottomsOfGrade4, over } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const largest = 12

/** Bare, as a story, with a missing part, or in simplest form. */
function sums(rng: Rng, lists: Lists): Draw | null {
  const bottom = rng.pick([...bottomsOfGrade4.slice(1), 100])
  const sign: Sign = rng.pick(['+', '−'])
  const most = bottom === 100 ? 70 : bottom - 1
  const [a, b] = [rng.int(1, most), rng.int(1, most)]
  if (sign === '−' && a <= b) return null
  const [x, y] = [
    { top: a, bottom },
    { top: b, bottom },
  ]
  const kind = rng.pick(['bare', 'bare', 'simplest', 'story', 'story'])
  if (kind === 'story' && bottom <= largest && (sign === '−' || a + b < bottom))
    return likeSum(x, y, sign, {
      form: sign === '+' ? 'story-add' : 'story-take',
      values: {
        who: person(rng.pick(lists.names ?? [])),
        food: rng.pick(lists.foods ?? []),
        thing: rng.pick(lists.things ?? []),
      },
    })
  return likeSum(x, y, sign, { form: kind === 'simplest' ? 'simplest' : 'sum', simplest: kind === 'simplest' })
}

/** 3/8 + ? = 7/8 */
function missingPart(rng: Rng): Draw {
  const bottom = rng.pick([4, 5, 6, 8, 10, 12])
  const top = rng.int(2, bottom)
  const known = rng.int(1, top - 1)
  const key = top - known
  return {
    form: 'missing',
    values: {
      known: `${known}/${bottom}`,
      all: `${top}/${bottom}`,
      knownTop: known,
      top,
      bottom,
      key: `${key}/${bottom}`,
      left: key,
    },
    answer: { form: 'number', answer: `${key}/${bottom}` },
    wrong: varied(
      [
        ['added-both', `${top + known}/${bottom}`],
        ['lost-the-denominator', key === known ? null : `${key}/1`],
        ['said-the-whole', `${top}/${bottom}`],
        ['said-one-part', known === key ? null : `${known}/${bottom}`],
        ['slipped-by-a-part', `${key + 1}/${bottom}`],
        ['slipped-by-a-part', over(key - 1, bottom)],
        ['slipped-by-a-part', `${key + 2}/${bottom}`],
        ['slipped-by-a-part', `${key + 3}/${bottom}`],
        ['slipped-by-a-part', `${key + 4}/${bottom}`],
      ],
      0,
    ),
    solution: oneWay(['same-parts', null], ['how-many-missing', `${key}/${bottom}`]),
    entity: `${top}/${bottom}`,
  }
}

/** Which sum makes 5/8? */
function breakApart(rng: Rng): Draw {
  const bottom = rng.pick([4, 5, 6, 8, 10, 12])
  const top = rng.int(3, bottom)
  const a = rng.int(1, Math.floor((top - 1) / 2))
  const pair = (one: number, two: number, under = bottom) => `${one}/${under} + ${two}/${under}`
  const key = pair(a, top - a)
  return {
    form: 'break-apart',
    values: { all: `${top}/${bottom}`, a, b: top - a, top, bottom },
    answer: { form: 'choice', answer: key },
    wrong: rng.some([
      ['added-denominators', bottom % 2 === 0 ? pair(a, top - a, bottom / 2) : null],
      ['slipped-by-a-part', pair(a, top - a + 1)],
      ['slipped-by-a-part', pair(a + 1, top - a + 1)],
      ['said-the-whole', pair(top, top)],
      ['slipped-by-a-part', top - a > 1 ? pair(a, top - a - 1) : null],
    ]),
    solution: oneWay(['same-parts', null], ['tops-together', key]),
    entity: `${top}/${bottom}`,
  }
}

function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedBars(sum, ['+', '−']) ?? {}
  if (!x || !y || x.kind !== 'fraction' || y.kind !== 'fraction' || x.bottom !== y.bottom) return null
  return likeSum(x, y, sum.operation === '+' ? '+' : '−', { form: 'sum' })
}

export const skill = defineSkill({
  skill: 'math.add-like-fractions',
  words,
  tags: ['fractions', 'adding'],
  draw: (rng, lists) => rng.pick([sums, sums, sums, missingPart, breakApart])(rng, lists),
  ask: { sum: ask },
})
