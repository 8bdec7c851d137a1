import words from '#content/en/skills/thinking/sorting.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const groups = Object.entries(words.lists).map(([id, members]) => ({ id, members }))

/** Three of a group, and one of another. */
function oddOne(rng: Rng): Draw {
  const [group, other] = rng.some(groups, 2)
  const same = rng.some(group?.members ?? [], 3)
  const key = rng.pick(other?.members ?? ['stone'])
  return {
    form: 'oddOne',
    values: { kind: `@${group?.id}`, hint: `@${group?.id}_hint`, key },
    answer: { form: 'choice', answer: key },
    wrong: same.map((one) => ['took-one-of-the-group', one]),
    solution: oneWay(['share', null], ['left', key]),
    entity: '@groups',
  }
}

/** One more of the group. */
function joins(rng: Rng): Draw {
  const [group, ...others] = rng.some(groups, 4)
  const [key = '', a = '', b = '', c = ''] = rng.some(group?.members ?? [], 4)
  return {
    form: 'joins',
    values: { kind: `@${group?.id}`, key, a, b, c },
    answer: { form: 'choice', answer: key },
    wrong: others.map(({ members }) => ['took-what-does-not-fit', rng.pick(members)]),
    solution: oneWay(['share', null], ['left', key]),
    entity: '@groups',
  }
}

export const skill = defineSkill({
  skill: 'thinking.sorting',
  words,
  tags: ['sorting'],
  draw: (rng) => (rng.chance(55) ? oddOne : joins)(rng),
})
