import words from '#content/en/skills/math/parts/scales.json'
import { type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { chainOf } from './parts/scales.ts'

/** Two things that were both compared with a string. */
function withAString(rng: Rng, lists: Lists): Draw {
  const [one = '', two = ''] = rng.some(lists.furniture ?? [], 2)
  const isLonger = rng.chance(50)
  const [long, short] = rng.chance(50) ? [one, two] : [two, one]
  const [key, other] = isLonger ? ['@long', '@short'] : ['@short', '@long']
  return {
    form: rng.pick(['string', 'string-turned']),
    values: {
      long,
      short,
      ask: isLonger ? 'most' : 'least',
      who: person(rng.pick(lists.names ?? [])),
      key: isLonger ? long : short,
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', other],
      ['took-the-middle-one', '@string'],
      ['thought-they-are-equal', '@same'],
    ],
    solution: oneWay(['string-between', null], ['so-it-is', key]),
    entity: '@order',
  }
}

export const skill = defineSkill({
  skill: 'math.order-lengths',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => (rng.chance(60) ? chainOf(rng, lists, ['long', 'tall']) : withAString(rng, lists)),
})
