import words from '#content/en/skills/thinking/what-matters.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const things = ['sticker', 'shell', 'marble', 'book', 'card', 'bead', 'crayon'] as const

const about = (rng: Rng, lists: Lists) => ({
  who: person(rng.pick(lists.names ?? [])),
  thing: counted(rng.pick(things), 2),
})

/** A story with numbers that the question does not need. */
function extra(rng: Rng, lists: Lists): Draw | null {
  const [age = 7, a = 12, b = 5, far = 20] = [rng.int(6, 10), rng.int(11, 30), rng.int(4, 19), 5 * rng.int(2, 5)]
  if (new Set([age, a, b, far]).size < 4) return null
  return {
    form: 'extra',
    values: { ...about(rng, lists), age, a, b, far, sum: a + b },
    answer: { form: 'number', answer: a + b },
    wrong: [
      ['used-a-number-not-needed', a + b + far],
      ['used-a-number-not-needed', a + b + age],
      ['took-away-instead', Math.abs(a - b)],
      ['slipped-by-one', a + b + 1],
      ['said-one-part', a],
    ],
    solution: oneWay(['needed', null], ['work', a + b]),
    entity: '@story',
  }
}

function spare(rng: Rng, lists: Lists): Draw | null {
  const [age, a, b] = [rng.int(6, 10), rng.int(12, 30), rng.int(2, 9)]
  if (new Set([age, a, b, a - b]).size < 4) return null
  return {
    form: 'spare',
    values: { ...about(rng, lists), age, a, b },
    answer: { form: 'choice', answer: age },
    wrong: [
      ['needs-that-number', a],
      ['needs-that-number', b],
      ['not-in-the-story', a - b],
    ],
    solution: oneWay(['needed', null], ['work', age]),
    entity: '@story',
  }
}

function missing(rng: Rng, lists: Lists): Draw {
  const others = rng.some(['@x0', '@x1', '@x2', '@x3'], 2)
  return {
    form: 'missing',
    values: { ...about(rng, lists), b: rng.int(3, 15) },
    answer: { form: 'choice', answer: '@n0' },
    wrong: [
      ...others.map((one): Wrong => ['asked-for-something-else', one]),
      ['asked-for-something-else', '@m0', 'told-already'],
      ['thinks-all-is-told', '@all'],
    ],
    solution: oneWay(['needed', null], ['work', '@n0']),
    entity: '@story',
  }
}

export const skill = defineSkill({
  skill: 'thinking.what-matters',
  words,
  tags: ['stories', 'what-matters'],
  draw: (rng, lists) => rng.pick([extra, extra, spare, missing])(rng, lists),
})
