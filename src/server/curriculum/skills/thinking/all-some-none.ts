import words from '#content/en/skills/thinking/all-some-none.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const groups = 10
const keys = { all: '@yes', back: '@maybe', none: '@no', some: '@maybe' } as const
const misreadings = {
  all: { '@no': 'all-for-some', '@maybe': 'some-for-all' },
  back: { '@yes': 'turned-the-rule-around', '@no': 'all-for-some' },
  none: { '@yes': 'guess-without-the-clues', '@maybe': 'some-for-all' },
  some: { '@yes': 'some-for-all', '@no': 'all-for-some' },
} as const

/** What follows for sure from a sentence with all, some or no. */
function follows(rng: Rng): Draw {
  const form = rng.pick(['all', 'back', 'none', 'some'] as const)
  const group = rng.int(0, groups - 1)
  const wrong = Object.entries(misreadings[form]).map(([answer, misconception]): Wrong => [misconception, answer])
  return {
    form,
    values: { a: `@a${group}`, b: `@b${group}`, color: `@${rng.pick(['red', 'blue', 'green', 'pink', 'striped'])}` },
    answer: { form: 'choice', answer: keys[form] },
    wrong: [...wrong, ['guess-without-the-clues', '@never', 'added-to-the-story']],
    solution: oneWay(['inside', null], ['so', keys[form]]),
    entity: '@logic',
  }
}

export const skill = defineSkill({ skill: 'thinking.all-some-none', words, tags: ['logic'], draw: follows })
