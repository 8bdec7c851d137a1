import words from '#content/en/skills/math/number-bonds.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const wrongParts = (whole: number, part: number): Wrong[] => [
  ['slipped-by-one', whole - part + 1],
  ['slipped-by-one', whole - part - 1 >= 0 ? whole - part - 1 : null],
  ['said-the-whole', whole],
  ['said-one-part', part],
  ['added-both', whole + part],
]

/** What can lie on plates and in bags. */
const things = ['apple', 'cookie', 'shell', 'block', 'bead', 'marble'] as const

function partOf(rng: Rng, lists: Lists): Draw {
  const whole = rng.int(4, 10)
  const part = rng.int(1, whole - 1)
  const thing = rng.pick(things)
  return {
    form: rng.pick(['bond', 'hidden', 'two-plates']),
    values: { whole, part, missing: whole - part, x: counted(thing, whole), who: person(rng.pick(lists.names ?? [])) },
    answer: { form: 'number', answer: whole - part },
    wrong: wrongParts(whole, part),
    solution: oneWay(['other-part', whole - part]),
    entity: whole,
  }
}

/** Which pair makes the whole? */
function whichPair(rng: Rng): Draw {
  const whole = rng.int(5, 10)
  const part = rng.int(1, whole - 1)
  const pair = (a: number, b: number) => `${a} + ${b}`
  return {
    form: 'pair',
    values: { whole, part, missing: whole - part },
    answer: { form: 'choice', answer: pair(part, whole - part) },
    wrong: [
      ['slipped-by-one', pair(part, whole - part + 1)],
      ['slipped-by-one', part > 1 ? pair(part - 1, whole - part) : pair(part + 1, whole - part)],
      ['added-both', pair(whole, part)],
      ['slipped-by-one', pair(part + 1, whole - part + 1)],
    ],
    solution: oneWay(['check-pair', pair(part, whole - part)]),
    entity: whole,
  }
}

export const skill = defineSkill({
  skill: 'math.number-bonds',
  words,
  tags: ['number-bonds'],
  draw: (rng, lists) => (rng.chance(70) ? partOf(rng, lists) : whichPair(rng)),
})
