import words from '#content/en/skills/math/add-tenths-hundredths.json'
import { type AskedSum, type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedBars } from './parts/fraction-sums.ts'
import { varied } from './parts/varied.ts'

/** t/10 + h/100; `isTurned`: the hundredths stand first. */
function sumOf(t: number, h: number, form: string, isTurned: boolean, values: Draw['values'] = {}): Draw {
  const key = 10 * t + h
  const [x, y] = isTurned ? [`${h}/100`, `${t}/10`] : [`${t}/10`, `${h}/100`]
  return {
    form,
    values: { t, h, x, y, ten: 10 * t, all: key, key: `${key}/100`, ...values },
    answer: { form: 'number', answer: `${key}/100` },
    wrong: varied(
      [
        ['added-denominators', `${t + h}/110`],
        ['kept-unlike-denominators', `${t + h}/100`],
        ['kept-unlike-denominators', `${t + h}/10`],
        ['took-the-other-place', `${t + 10 * h}/100`],
        ['slipped-by-a-part', `${key + 1}/100`],
        ['slipped-by-ten', `${key + 10}/100`],
      ],
      (t + h) % 5,
    ),
    solution: oneWay(['tenths-as-hundredths', `${10 * t}/100`], ['add-hundredths', `${key}/100`]),
    entity: x,
  }
}

function drawSum(rng: Rng, lists: Lists): Draw {
  const [t, h] = [rng.int(1, 9), rng.chance(50) ? rng.int(1, 9) : rng.int(11, 89)]
  const form = rng.pick(['sum', 'sum', 'story'])
  // No more of a grid can be painted than there is.
  return sumOf(t, h, form === 'story' && 10 * t + h > 100 ? 'sum' : form, rng.chance(30), {
    who: person(rng.pick(lists.names ?? [])),
    color: rng.pick(lists.colors ?? []),
  })
}

/** 7/10 = ?/100 */
function rename(rng: Rng): Draw {
  const t = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17])
  return {
    form: 'rename',
    values: { t, ten: 10 * t },
    answer: { form: 'number', answer: 10 * t },
    wrong: [
      ['changed-one-number-only', t],
      ['added-same-to-both', t + 90],
      ['moved-a-place-too-far', 100 * t],
      ['slipped-by-a-part', 10 * t + 1],
      ['added-same-to-both', t + 10],
    ],
    solution: oneWay(['times-ten', null], ['top-times-ten', 10 * t]),
    entity: `${t}/10`,
  }
}

/** 3/10 + ? = 37/100 */
function missing(rng: Rng): Draw {
  const [t, h] = [rng.int(1, 8), rng.int(1, 19)]
  const all = 10 * t + h
  return {
    form: 'missing',
    values: { t, h, ten: 10 * t, all, key: `${h}/100` },
    answer: { form: 'number', answer: `${h}/100` },
    wrong: varied(
      [
        ['kept-unlike-denominators', `${all - t}/100`],
        ['kept-unlike-denominators', `${h}/10`],
        ['slipped-by-a-part', `${h + 1}/100`],
        ['added-both', `${all + 10 * t}/100`],
        ['slipped-by-a-part', `${h + 2}/100`],
      ],
      0,
    ),
    solution: oneWay(['tenths-as-hundredths', `${10 * t}/100`], ['how-many-more', `${h}/100`]),
    entity: `${t}/10`,
  }
}

function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedBars(sum, ['+']) ?? {}
  if (!x || !y || x.kind !== 'fraction' || y.kind !== 'fraction' || x.top === 0 || y.top === 0) return null
  if (x.bottom === 10 && y.bottom === 100) return sumOf(x.top, y.top, 'sum', false)
  return x.bottom === 100 && y.bottom === 10 ? sumOf(y.top, x.top, 'sum', true) : null
}

export const skill = defineSkill({
  skill: 'math.add-tenths-hundredths',
  words,
  tags: ['fractions', 'decimals'],
  draw: (rng, lists) => rng.pick([drawSum, drawSum, drawSum, rename, missing])(rng, lists),
  ask: { sum: ask },
})
