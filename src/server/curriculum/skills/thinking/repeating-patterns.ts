import words from '#content/en/skills/thinking/repeating-patterns.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const worlds = Object.values(words.lists)
const cores: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [0, 0, 1],
  [0, 1, 1],
  [0, 0, 1, 1],
]

function repeated(rng: Rng) {
  const things = rng.some(rng.pick(worlds), 4)
  const core = rng.pick(cores).map((at) => things[at] ?? '')
  const shown = core.length * 2 + rng.int(0, core.length - 1)
  const row = Array.from({ length: shown }, (_, at) => core[at % core.length] ?? '')
  return { things, core, row }
}

function next(rng: Rng): Draw {
  const { things, core, row } = repeated(rng)
  const key = core[row.length % core.length] ?? ''
  const last = row.at(-1) ?? ''
  const wrong = things.map((one): Wrong => {
    if (one === key) return ['lost-the-pattern', null]
    return [
      one === last ? 'repeated-the-last' : core.includes(one) ? 'lost-the-pattern' : 'took-what-is-not-there',
      one,
    ]
  })
  return {
    form: 'next',
    values: { row: row.join(', '), core: core.join(', '), last, key },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['core', null], ['go-on', key]),
    entity: '@row',
  }
}

function whichCore(rng: Rng): Draw | null {
  const { core, row } = repeated(rng)
  const key = core.join(', ')
  const [a = '', b = ''] = [...new Set(core)]
  const others = [
    [b, a],
    [a, b, a],
    [a, b],
    [a, a, b],
    [a, b, b],
  ].map((one) => one.join(', '))
  const fits = (one: string) =>
    Array.from({ length: 4 }, () => one)
      .join(', ')
      .startsWith(row.join(', '))
  const wrong = others.filter((one) => one !== key && !fits(one))
  if (wrong.length < 3) return null
  return {
    form: 'core',
    values: { row: row.join(', '), core: key, last: row.at(-1) ?? '', key },
    answer: { form: 'choice', answer: key },
    wrong: wrong.map((one) => ['lost-the-pattern', one]),
    solution: oneWay(['core', null], ['go-on', key]),
    entity: '@row',
  }
}

export const skill = defineSkill({
  skill: 'thinking.repeating-patterns',
  words,
  tags: ['patterns'],
  draw: (rng) => (rng.chance(70) ? next : whichCore)(rng),
})
