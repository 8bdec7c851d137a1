import words from '#content/en/skills/math/where-things-are.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

function upAndDown(rng: Rng, lists: Lists): Draw {
  const [a = '', b = '', c = '', d = ''] = rng.some(lists.animals ?? [], 4)
  const p = rng.pick(lists.places ?? [])
  const form = rng.pick(['under', 'over'])
  const [key, other] = form === 'under' ? (['@b', '@a'] as const) : (['@a', '@b'] as const)
  return {
    form,
    values: { a, b, c, d, p, key: form === 'under' ? b : a },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['turned-the-place-around', other],
      ['not-in-the-story', '@c'],
      ['not-in-the-story', '@d'],
    ],
    solution: oneWay(['see', null], ['so', key]),
    entity: '@place',
  }
}

function inLine(rng: Rng, lists: Lists): Draw {
  const [a = '', b = '', c = '', d = ''] = rng.some(lists.animals ?? [], 4)
  const form = rng.pick(['between', 'front', 'behind'])
  return {
    form,
    values: { a, b, c, d, key: b },
    answer: { form: 'choice', answer: '@b' },
    wrong: [
      form === 'behind' ? ['turned-the-place-around', '@a', 'asked-about'] : ['turned-the-place-around', '@a'],
      form === 'front' ? ['turned-the-place-around', '@c', 'asked-about'] : ['turned-the-place-around', '@c'],
      ['not-in-the-story', '@d'],
    ],
    solution: oneWay(['see', null], ['so', '@b']),
    entity: '@place',
  }
}

export const skill = defineSkill({
  skill: 'math.where-things-are',
  words,
  tags: ['shapes'],
  draw: (rng, lists) => (rng.chance(50) ? upAndDown : inLine)(rng, lists),
})
