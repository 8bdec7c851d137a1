import words from '#content/en/skills/thinking/who-is-who.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const scales = ['tall', 'old', 'fast', 'loud'] as const
const sets = ['pet', 'sport', 'gift', 'fruit', 'instrument', 'color', 'snack'] as const

/** Three in a row by two clues. */
function ordered(rng: Rng, lists: Lists): Draw {
  const [big = '', middle = '', small = ''] = rng.some(lists.names ?? [], 3)
  const scale = rng.pick(scales)
  const asked = rng.pick(['most', 'least', 'middle'])
  const key = asked === 'most' ? big : asked === 'least' ? small : middle
  const clues = rng.some([
    [big, middle],
    [middle, small],
  ])
  const [first = [big, middle], second = [middle, small]] = clues
  const wrong = [big, middle, small].map((one): Wrong => {
    if (one === key) return ['used-one-clue', null]
    return [one === middle ? 'used-one-clue' : 'order-turned-around', one]
  })
  return {
    form: 'order',
    values: {
      one: first[0] ?? big,
      two: first[1] ?? middle,
      three: second[0] ?? middle,
      four: second[1] ?? small,
      more: `@${scale}_more`,
      most: `@${scale}_most`,
      least: `@${scale}_least`,
      asked,
      big,
      middle,
      small,
      key,
    },
    answer: { form: 'choice', answer: key },
    wrong: [...wrong, ['gave-up-comparing', '@unknown']],
    solution: oneWay(['line-up', null], ['so', key]),
    entity: '@logic',
  }
}

/** One thing each, found by crossing out. */
function crossedOut(rng: Rng, lists: Lists): Draw {
  const [one = '', two = '', three = ''] = rng.some(lists.names ?? [], 3)
  const set = rng.pick(sets)
  const [first = '', second = '', third = ''] = rng.some(lists[set] ?? [], 3)
  const [a = '', b = '', c = ''] = rng.some([first, second, third])
  const [who, key, other] = rng.chance(50) ? [two, third, second] : [three, second, third]
  return {
    form: 'cross',
    values: {
      one,
      two,
      three,
      first,
      second,
      third,
      who,
      key,
      role: who === two ? 'two' : 'three',
      set: `@set_${set}`,
      a,
      b,
      c,
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['given-away-already', first],
      ['used-one-clue', other],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['line-up', null], ['so', key]),
    entity: '@logic',
  }
}

export const skill = defineSkill({
  skill: 'thinking.who-is-who',
  words,
  tags: ['logic'],
  draw: (rng, lists) => (rng.chance(50) ? ordered : crossedOut)(rng, lists),
})
