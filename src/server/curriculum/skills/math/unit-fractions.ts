import words from '#content/en/skills/math/unit-fractions.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade3, drawnWhole, over } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const wrongParts = (parts: number): Wrong[] => [
  ['turned-the-fraction', `${parts}/1`],
  ['part-to-part', over(1, parts - 1)],
  ['counted-the-other-parts', parts > 2 ? `${parts - 1}/${parts}` : null],
  ['took-half-for-any-part', '1/2'],
  ['slipped-by-a-part', `1/${parts + 1}`],
  ['slipped-by-a-part', `1/${parts + 2}`],
]

function onePart(rng: Rng, lists: Lists): Draw {
  const parts = rng.pick(bottomsOfGrade3)
  const form = rng.pick(['shaded', 'shaded', 'piece', 'piece', 'share', 'share', 'line', 'line', 'words'])
  const { picture, whole } = drawnWhole(rng, parts, 1)
  return {
    form,
    values: {
      parts,
      whole,
      food: rng.pick(lists.foods ?? []),
      strip: rng.pick(lists.strips ?? []),
      part: `@part${parts}`,
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: `1/${parts}` },
    wrong: varied(wrongParts(parts), rng.int(0, 4)),
    solution: oneWay(['all-parts', null], ['one-part', `1/${parts}`]),
    picture: form === 'shaded' ? picture : null,
    entity: `1/${parts}`,
  }
}

/** Three unit fractions, the largest or the smallest asked. */
function extreme(rng: Rng, lists: Lists): Draw {
  const some = rng.some(bottomsOfGrade3, 4).sort((one, two) => one - two)
  const isLargest = rng.chance(50)
  const [key = 2, second = 3, third = 4, far = 6] = isLargest ? some : some.toReversed()
  return {
    form: rng.pick(isLargest ? ['largest', 'largest-story'] : ['smallest', 'smallest-story']),
    values: {
      key,
      far,
      few: Math.min(key, far),
      many: Math.max(key, far),
      food: rng.pick(lists.foods ?? []),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'choice', answer: `1/${key}` },
    wrong: [
      ['compared-denominators', `1/${far}`],
      ['looked-at-some-only', `1/${second}`],
      ['looked-at-some-only', `1/${third}`],
    ],
    solution: oneWay(['same-whole', null], [isLargest ? 'fewest-parts' : 'most-parts', `1/${key}`]),
    entity: '@unit',
  }
}

function makeWhole(rng: Rng, lists: Lists): Draw {
  const parts = rng.pick(bottomsOfGrade3)
  return {
    form: rng.pick(['pieces', 'cups']),
    values: {
      parts,
      food: rng.pick(lists.foods ?? []),
      part: `@part${parts}`,
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: parts },
    wrong: [
      ['slipped-by-a-part', parts - 1],
      ['slipped-by-a-part', parts + 1],
      ['said-one-part', 1],
      ['doubled-instead', parts * 2],
    ],
    solution: oneWay(['read-bottom', parts]),
    entity: `1/${parts}`,
  }
}

export const skill = defineSkill({
  skill: 'math.unit-fractions',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => rng.pick([onePart, onePart, onePart, extreme, makeWhole])(rng, lists),
})
