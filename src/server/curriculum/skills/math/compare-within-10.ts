import words from '#content/en/skills/math/compare-within-10.json'
import { picturedThings } from '#shared/picture.ts'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholeOf } from './parts/own-numbers.ts'
import { biggerOf } from './parts/place-value.ts'

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function fromNumbers(rng: Rng): Draw {
  const [low = 1, second = 2, third = 3, high = 4] = rng.some(oneToTen, 4).sort((one, two) => one - two)
  const form = rng.pick(['greatest', 'smallest'])
  const [key, other] = form === 'greatest' ? [high, low] : [low, high]
  const [near, far] = form === 'greatest' ? [third, second] : [second, third]
  return {
    form,
    values: { low, second, third, high },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-end', other],
      ['looked-at-some-only', near],
      ['looked-at-some-only', far, 'middle'],
    ],
    solution: oneWay(['line-up', null], ['pick', key]),
    entity: '@numbers',
  }
}

function fromSets(rng: Rng): Draw {
  const [thing = 'star', other = 'apple'] = rng.some(picturedThings, 2)
  // Two at least: 'the bees' are not one.
  const [a = 2, second = 3] = rng.some(oneToTen.slice(1), 2)
  const b = rng.chance(15) ? a : second
  const form = rng.pick(['more', 'fewer'])
  const key = a === b ? '@same' : a > b === (form === 'more') ? '@x' : '@y'
  return {
    form,
    values: {
      x: counted(thing, a),
      y: counted(other, b),
      big: Math.max(a, b),
      small: Math.min(a, b),
      case: a === b ? 'same' : 'apart',
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['took-the-other-set', key === '@x' ? '@y' : '@x'],
      ['took-the-other-set', '@y', 'unequal'],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['match', null], ['see', key]),
    picture: {
      kind: 'objects',
      groups: [
        { thing, count: a },
        { thing: other, count: b },
      ],
    },
    entity: '@sets',
  }
}

/** A child's own; a sign between two numbers comes later. */
function asked({ left, right, wanted }: AskedOf['compare']): Draw | null {
  const [a, b] = [wholeOf(left, 10), wholeOf(right, 10)]
  return a === null || b === null || a === b || wanted === '' ? null : biggerOf(a, b, wanted)
}

export const skill = defineSkill({
  skill: 'math.compare-within-10',
  words,
  tags: ['comparing'],
  draw: (rng) => (rng.chance(65) ? fromSets(rng) : fromNumbers(rng)),
  ask: { compare: asked },
})
