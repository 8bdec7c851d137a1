import words from '#content/en/skills/math/name-fractions.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade3, drawnWhole, over } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const wrongNames = (top: number, parts: number): Wrong[] => [
  ['counted-the-other-parts', over(parts - top, parts)],
  ['part-to-part', over(top, parts - top)],
  ['turned-the-fraction', `${parts}/${top}`],
  ['slipped-by-a-part', top > 1 ? `${top - 1}/${parts}` : null],
  ['slipped-by-a-part', `${top}/${parts + 1}`],
  ['slipped-by-a-part', `${top + 1}/${parts + 1}`],
]

/** Some parts are named: shaded or not, eaten or left. */
function partNamed(rng: Rng, lists: Lists): Draw {
  const parts = rng.pick([3, 4, 6, 6, 8, 8])
  const taken = rng.int(parts === 3 ? 2 : 1, parts - 1)
  const form = rng.pick([
    'shaded',
    'shaded',
    'unshaded',
    'left',
    'colored',
    taken > 1 ? 'words' : 'colored',
    taken > 1 ? 'eaten' : 'left',
    'set',
  ])
  const top = form === 'unshaded' || form === 'left' ? parts - taken : taken
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const { picture, whole } = drawnWhole(rng, parts, taken)
  return {
    form,
    values: {
      parts,
      taken,
      top,
      whole,
      said: `@said${top}`,
      part: `@part${parts}`,
      many: top === 1 ? 'no' : 'yes',
      who: person(who),
      other: person(other),
      food: rng.pick(lists.foods ?? []),
      strip: rng.pick(lists.strips ?? []),
      things: rng.pick(lists.things ?? []),
      color: rng.pick(lists.colors ?? []),
    },
    answer: { form: 'number', answer: `${top}/${parts}` },
    wrong: varied(wrongNames(top, parts), rng.int(0, 5)),
    solution: oneWay(
      ['all-parts', null],
      [form === 'left' ? 'parts-left' : form === 'unshaded' ? 'parts-not-shaded' : 'named-parts', `${top}/${parts}`],
    ),
    picture: form === 'shaded' || form === 'unshaded' ? picture : null,
    entity: `${top}/${parts}`,
  }
}

/** 3/8 is so many parts of 1/8. */
function builtFrom(rng: Rng): Draw {
  const parts = rng.pick([...bottomsOfGrade3.slice(1)])
  const top = rng.int(2, parts + 1)
  const form = rng.pick(['copies', 'count'])
  return {
    form,
    values: { top, parts },
    answer: { form: 'number', answer: form === 'copies' ? `${top}/${parts}` : top },
    wrong:
      form === 'copies'
        ? [
            ['multiplied-denominator-too', `${top}/${parts * top}`],
            ['turned-the-fraction', `${parts}/${top}`],
            ['slipped-by-a-part', `${top + 1}/${parts}`],
            ['slipped-by-a-part', `${top - 1}/${parts}`],
          ]
        : [
            ['said-the-bottom', parts],
            ['slipped-by-a-part', top + 1],
            ['slipped-by-a-part', top - 1],
            ['counted-the-other-parts', parts - top > 0 ? parts - top : null],
            ['added-both', top + parts],
          ],
    solution: oneWay(['size', null], [form, form === 'copies' ? `${top}/${parts}` : top]),
    entity: `${top}/${parts}`,
  }
}

export const skill = defineSkill({
  skill: 'math.name-fractions',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => (rng.chance(75) ? partNamed(rng, lists) : builtFrom(rng)),
})
