import words from '#content/en/skills/math/where-things-are.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

function upAndDown(rng: Rng, lists: Lists): Draw {
  const [a = '', b = '', ...strangers] = rng.some(lists.animals ?? [], 4)
  const p = rng.pick(lists.places ?? [])
  const form = rng.pick(['under', 'over'])
  const [key, other] = form === 'under' ? [b, a] : [a, b]
  return {
    form,
    values: { a, b, p, key },
    answer: { form: 'choice', answer: key },
    wrong: [['turned-the-place-around', other], ...strangers.map((stranger): Wrong => ['not-in-the-story', stranger])],
    solution: oneWay(['see', null], ['so', key]),
    entity: '@place',
  }
}

function inLine(rng: Rng, lists: Lists): Draw {
  const [a = '', b = '', c = '', stranger = ''] = rng.some(lists.animals ?? [], 4)
  const form = rng.pick(['between', 'front', 'behind'])
  return {
    form,
    values: { a, b, c, key: b },
    answer: { form: 'choice', answer: b },
    wrong: [
      form === 'behind' ? ['turned-the-place-around', a, 'asked-about'] : ['turned-the-place-around', a],
      form === 'front' ? ['turned-the-place-around', c, 'asked-about'] : ['turned-the-place-around', c],
      ['not-in-the-story', stranger],
    ],
    solution: oneWay(['see', null], ['so', b]),
    entity: '@place',
  }
}

export const skill = defineSkill({
  skill: 'math.where-things-are',
  words,
  tags: ['shapes'],
  draw: (rng, lists) => (rng.chance(50) ? upAndDown : inLine)(rng, lists),
})
