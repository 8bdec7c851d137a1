import { type Draw, type Lists, oneWay, person, type Said, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

const partNames = { 2: '@halves', 3: '@thirds', 4: '@fourths' } as const
const oneOf = { 2: '@half', 3: '@third', 4: '@fourth' } as const
type Parts = 2 | 3 | 4

const shapes = ['circle', 'rectangle', 'square'] as const
const foods = ['pizza', 'sandwich', 'pie', 'pancake', 'melon', 'cake'] as const

/** Halves, thirds or fourths: what the parts are called. */
export function partsCalled(rng: Rng, choices: readonly Parts[]): Draw {
  const n = rng.pick(choices)
  const shape = rng.pick(shapes)
  const others = ([2, 3, 4] as const).filter((one) => one !== n)
  return {
    form: 'parts',
    values: { n, shape, called: partNames[n] },
    answer: { form: 'choice', answer: partNames[n] },
    wrong: [
      ...others.map((one): Wrong => ['wrong-number-of-parts', partNames[one]]),
      ['thought-parts-are-unequal', '@notEqual'],
    ],
    solution: oneWay(['count', null], ['call', partNames[n]]),
    picture: { kind: 'shape', shape, parts: n },
    entity: '@fraction',
  }
}

const several: Partial<Record<string, Said>> = { '2/3': '@twoThirds', '3/4': '@threeFourths', '2/4': '@twoFourths' }

/** How much is shaded: one part or several. */
export function shadedPart(rng: Rng, choices: readonly Parts[]): Draw {
  const n = rng.pick(choices)
  // Two fourths are a half too: they are asked where fractions are equal.
  const k = rng.chance(60) ? 1 : n - 1
  const shape = rng.pick(shapes)
  const key = k === 1 ? oneOf[n] : (several[`${k}/${n}`] ?? oneOf[n])
  const rest = n - k === 1 ? oneOf[n] : several[`${n - k}/${n}`]
  const others = ([2, 3, 4] as const).filter((one) => one !== n)
  return {
    form: 'shaded',
    values: { n, k, shape, called: key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['counted-the-unshaded', rest !== undefined && rest !== key && !(n === 4 && k === 2) ? rest : null],
      ...rng
        .some(others)
        .map((one): Wrong => ['wrong-number-of-parts', n === 4 && k === 2 && one === 2 ? null : oneOf[one]]),
      ['said-the-whole', '@whole'],
    ],
    solution: oneWay(['count', null], ['call', key]),
    picture: { kind: 'shape', shape, parts: n, shaded: k },
    entity: '@fraction',
  }
}

/** Fair shares of something to eat. */
export function fairShare(rng: Rng, lists: Lists, choices: readonly Parts[]): Draw {
  const n = rng.pick(choices)
  const others = ([2, 3, 4] as const).filter((one) => one !== n)
  return {
    form: 'share',
    values: { n, k: 1, food: rng.pick(foods), who: person(rng.pick(lists.names ?? [])), called: oneOf[n] },
    answer: { form: 'choice', answer: oneOf[n] },
    wrong: [...others.map((one): Wrong => ['wrong-number-of-parts', oneOf[one]]), ['said-the-whole', '@whole']],
    solution: oneWay(['count', null], ['call', oneOf[n]]),
    entity: '@fraction',
  }
}

/** Which piece is bigger? */
export function biggerPart(rng: Rng): Draw {
  const [a = 2, b = 4] = rng.some([2, 3, 4] as const, 2)
  const key = oneOf[Math.min(a, b) === 2 ? 2 : 3]
  const other = oneOf[Math.max(a, b) === 4 ? 4 : 3]
  return {
    form: 'bigger',
    values: { one: oneOf[a], two: oneOf[b], food: rng.pick(foods), called: key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['more-parts-means-bigger', other],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['count', null], ['call', key]),
    entity: '@fraction',
  }
}
