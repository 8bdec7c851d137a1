import words from '#content/en/skills/thinking/estimating.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const things = ['bead', 'stamp', 'shell', 'book', 'sticker', 'card', 'acorn'] as const

/** An answer of round numbers; up to three wrong ones are its terms w0, w1, w2. */
function about(
  form: string,
  key: number,
  wrong: readonly (readonly [string, number | null])[],
  values: Draw['values'],
): Draw {
  const kept = wrong.filter(([, value]) => value !== null && value > 0 && value !== key).slice(0, 3)
  const terms = Object.fromEntries(kept.map(([, value], at) => [`w${at}`, value ?? 0]))
  return {
    form,
    values: { ...values, key, ...terms },
    answer: { form: 'choice', answer: '@about' },
    wrong: kept.map(([misconception], at): Wrong => [misconception, `@w${at}`]),
    solution: oneWay(['round', null], ['work', '@about']),
    entity: '@estimate',
  }
}

function sum(rng: Rng, lists: Lists): Draw | null {
  const place = rng.pick([10, 100])
  const near = () => rng.int(2, 8) * place + rng.pick([-2, -1, 1, 2]) * (place / 10)
  const [a, b] = [near(), near()]
  const [ra, rb] = [Math.round(a / place) * place, Math.round(b / place) * place]
  const isMore = rng.chance(55)
  if (!isMore && ra - rb < 2 * place) return null
  const key = isMore ? ra + rb : ra - rb
  return about(
    isMore ? 'together' : 'left',
    key,
    [
      [isMore ? 'took-away-instead' : 'added-instead', isMore ? Math.abs(ra - rb) : ra + rb],
      ['ten-times-too-much', key * 10],
      ['rounded-too-far', key + 3 * place],
      ['rounded-too-far', key + 5 * place],
    ],
    {
      na: a,
      nb: b,
      ra,
      rb,
      place: place === 10 ? 'ten' : 'hundred',
      who: person(rng.pick(lists.names ?? [])),
      thing: counted(rng.pick(things), 2),
    },
  )
}

function product(rng: Rng): Draw {
  const ra = 10 * rng.int(3, 9)
  const a = ra + rng.pick([-2, -1, 1, 2])
  const b = rng.int(3, 9)
  return about(
    'product',
    ra * b,
    [
      ['ten-times-too-much', ra * b * 10],
      ['ten-times-too-little', (ra * b) / 10],
      ['added-instead-of-times', ra + b],
      ['rounded-too-far', (ra + 20) * b],
    ],
    { na: a, nb: b, ra },
  )
}

export const skill = defineSkill({
  skill: 'thinking.estimating',
  words,
  tags: ['estimating'],
  draw: (rng, lists) => (rng.chance(65) ? sum(rng, lists) : product(rng)),
})
