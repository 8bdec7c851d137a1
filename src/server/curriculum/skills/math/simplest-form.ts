import words from '#content/en/skills/math/simplest-form.json'
import { type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { gcd, isSame, simplest, written } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const primeIn = (n: number) => [2, 3, 5, 7].find((prime) => n % prime === 0) ?? n

function simplify(rng: Rng, lists: Lists): Draw | null {
  const bottom = rng.pick([4, 6, 8, 8, 10, 10, 12, 12, 12, 100, 100])
  const given = { top: rng.int(2, rng.chance(80) ? bottom - 1 : 2 * bottom), bottom }
  const times = gcd(given.top, bottom)
  if (times === 1 || times === bottom) return null
  const small = simplest(given)
  const form = rng.pick(['simplify', 'simplify', 'which', given.top < bottom ? 'story' : 'simplify'])
  const early = primeIn(times)
  const unless = (top: number, bottom: number) =>
    top > 0 && bottom > 0 && !isSame({ top, bottom }, given) ? `${top}/${bottom}` : null
  const wrong: Wrong[] = [
    ['changed-one-number-only', unless(given.top, small.bottom)],
    ['changed-one-number-only', unless(small.top, given.bottom)],
    ['took-away-from-both', unless(given.top - times, given.bottom - times)],
    ['divided-unevenly', unless(1, Math.max(2, Math.round(given.bottom / given.top) + 1))],
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
      who: person(rng.pick(lists.names ?? [])),
      thing: rng.pick(lists.things ?? []),
    },
    answer:
      form === 'which'
        ? { form: 'choice', answer: written(small) }
        : { form: 'number', answer: written(small), as: 'simplest' },
    wrong: varied(wrong, rng.int(0, 6)),
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

export const skill = defineSkill({
  skill: 'math.simplest-form',
  words,
  tags: ['fractions', 'simplest-form'],
  draw: simplify,
})
