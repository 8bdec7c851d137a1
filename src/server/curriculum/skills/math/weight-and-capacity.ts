import words from '#content/en/skills/math/parts/scales.json'
import { type Draw, defineSkill, type Lists, oneWay, person } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { pickThing } from './parts/scales.ts'

/** What a child wants to find out: its length, its weight, or how much it holds. */
function attribute(rng: Rng, lists: Lists): Draw {
  const key = rng.pick(['length', 'weight', 'room'])
  const others = ['length', 'weight', 'room'].filter((one) => one !== key)
  return {
    form: 'attribute',
    values: { wish: rng.pick(lists[`wish-${key}`] ?? []), who: person(rng.pick(lists.names ?? [])), key },
    answer: { form: 'choice', answer: `@${key}` },
    wrong: [
      ['mixed-up-what-is-measured', `@${others[0]}`],
      ['mixed-up-what-is-measured', `@${others[1]}`],
      ['took-what-does-not-fit', '@color'],
    ],
    solution: oneWay(['what-matters', null], ['so-measure', `@${key}`]),
    entity: '@measure',
  }
}

/** Two things on a seesaw. */
function seesaw(rng: Rng, lists: Lists): Draw {
  const [one = '', two = ''] = rng.some(lists['seesaw-things'] ?? [], 2)
  const isHeavy = rng.chance(50)
  const saysDown = rng.chance(60)
  const [down, up] = rng.chance(50) ? [one, two] : [two, one]
  const [key, other] = isHeavy ? ['@down', '@up'] : ['@up', '@down']
  return {
    form: saysDown ? 'seesaw-down' : 'seesaw-up',
    values: { one, two, down, up, ask: isHeavy ? 'most' : 'least', key: isHeavy ? down : up },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', other],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['heavy-goes-down', null], ['so-it-is', key]),
    entity: '@measure',
  }
}

/** Cups that fill two containers. */
function poured(rng: Rng, lists: Lists): Draw {
  const [one = '', two = ''] = rng.some(lists.containers ?? [], 2)
  const [a = 3, b = 7] = rng.some([2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
  const isMost = rng.chance(50)
  const [key, other] = a > b === isMost ? ['@one', '@two'] : ['@two', '@one']
  return {
    form: 'poured',
    values: {
      one,
      two,
      a,
      b,
      ask: isMost ? 'most' : 'least',
      key: key === '@one' ? one : two,
      big: Math.max(a, b),
      small: Math.min(a, b),
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', other],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['which-number', null], ['so-it-is', key]),
    entity: '@measure',
  }
}

export const skill = defineSkill({
  skill: 'math.weight-and-capacity',
  words,
  tags: ['measuring'],
  draw: (rng, lists) => {
    const asked = rng.int(0, 6)
    if (asked <= 2) return pickThing(rng, lists, rng.pick(['heavy', 'holds']))
    if (asked === 3) return seesaw(rng, lists)
    return asked === 4 ? poured(rng, lists) : attribute(rng, lists)
  },
})
