import words from '#content/en/skills/math/simplest-form.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { type Bar, gcd, isSame, readBar, simplest, written } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const primeIn = (n: number) => [2, 3, 5, 7].find((prime) => n % prime === 0) ?? n

function simplify(rng: Rng, lists: Lists): Draw | null {
  const bottom = rng.pick([4, 6, 8, 8, 10, 10, 12, 12, 12, 100, 100])
  const given = { top: rng.int(2, rng.chance(80) ? bottom - 1 : 2 * bottom), bottom }
  const times = gcd(given.top, bottom)
  if (times === 1 || times === bottom) return null
  const form = rng.pick(['simplify', 'simplify', 'which', given.top < bottom ? 'story' : 'simplify'])
  const values = { who: person(rng.pick(lists.names ?? [])), thing: rng.pick(lists.things ?? []) }
  return simplified(given, form, rng.int(0, 6), values)
}

/** The wrong answer at `by` comes first. */
function simplified(given: Bar, form: string, by: number, more: Draw['values'] = {}): Draw {
  const { bottom } = given
  const times = gcd(given.top, bottom)
  const small = simplest(given)
  const early = primeIn(times)
  const unless = (top: number, bottom: number) =>
    top > 0 && bottom > 0 && !isSame({ top, bottom }, given) ? `${top}/${bottom}` : null
  const wrong: Wrong[] = [
    ['changed-one-number-only', unless(given.top, small.bottom)],
    ['changed-one-number-only', unless(small.top, given.bottom)],
    ['took-away-from-both', unless(given.top - times, given.bottom - times)],
    [
      'divided-unevenly',
      given.bottom % given.top > 0 ? unless(1, Math.max(2, Math.round(given.bottom / given.top))) : null,
    ],
    ['slipped-by-a-part', unless(small.top + 1, small.bottom)],
    ['slipped-by-a-part', unless(small.top, small.bottom + 1)],
    ['slipped-by-a-part', unless(small.top - 1, small.bottom)],
  ]
  return {
    form,
    values: {
      given: written(given),
      top: given.top,
      bottom: given.bottom,
      by: times,
      early,
      smallTop: small.top,
      smallBottom: small.bottom,
      case: early < times ? 'steps' : 'once',
      middle: `${given.top / early}/${given.bottom / early}`,
      ...more,
    },
    answer:
      form === 'which'
        ? { form: 'choice', answer: written(small) }
        : { form: 'number', answer: written(small), as: 'simplest' },
    wrong: varied(wrong, by),
    solution: [
      [
        ['greatest-factor', null],
        ['divide-both', written(small)],
      ],
      ...(early < times
        ? [
            [
              ['first-divide', `${given.top / early}/${given.bottom / early}`],
              ['divide-again', written(small)],
            ] as const,
          ]
        : []),
    ],
    entity: written(given),
  }
}

/** A child's own. What is a whole number in the end, or has its simplest form already, has words of its own. */
function asked({ fraction }: AskedOf['simplest']): Draw | null {
  const given = readBar(fraction)
  if (given?.kind !== 'fraction' || given.top === 0 || given.bottom === 1) return null
  const times = gcd(given.top, given.bottom)
  const made = simplified(given, times === 1 ? 'already' : times === given.bottom ? 'to-whole' : 'simplify', 0)
  if (times === 1) return { ...made, solution: oneWay(['stays', written(given)]) }
  const whole = given.top / given.bottom
  if (times < given.bottom) return made
  return {
    ...made,
    values: { ...made.values, whole },
    answer: { form: 'number', answer: whole, as: 'simplest' },
    solution: oneWay(['is-whole', whole]),
  }
}

export const skill = defineSkill({
  skill: 'math.simplest-form',
  words,
  tags: ['fractions', 'simplest-form'],
  draw: simplify,
  ask: { simplest: asked },
})
