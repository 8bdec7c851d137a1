import words from '#content/en/skills/thinking/order-of-steps.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const scripts = Object.entries(words.lists).map(([id, steps]) => ({ id, steps }))
const asked = [
  { form: 'first', at: 0 },
  { form: 'last', at: 3 },
  { form: 'after', at: 1 },
  { form: 'after', at: 2 },
  { form: 'after', at: 3 },
  { form: 'before', at: 0 },
  { form: 'before', at: 1 },
  { form: 'before', at: 2 },
] as const

/** A job in four steps, one of them asked. */
function step(rng: Rng): Draw {
  const { id, steps } = rng.pick(scripts)
  const { form, at } = rng.pick(asked)
  const [a = '', b = '', c = '', d = ''] = steps
  const key = steps[at] ?? a
  const named = form === 'after' ? at - 1 : form === 'before' ? at + 1 : null
  const wrong = steps.flatMap((one, place): Wrong[] => {
    const slip = place > at ? 'step-too-late' : 'step-too-early'
    return place === at ? [] : [[slip, one, place === named ? 'step-in-the-question' : slip]]
  })
  return {
    form,
    values: {
      job: `@${id}_job`,
      about: `@${id}`,
      a,
      b,
      c,
      d,
      key,
      before: steps[at - 1] ?? '',
      after: steps[at + 1] ?? '',
    },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['order', null], ['so', key]),
    entity: '@steps',
  }
}

export const skill = defineSkill({ skill: 'thinking.order-of-steps', words, tags: ['order'], draw: step })
