import words from '#content/en/skills/math/missing-addend.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { ownedThings } from './parts/groups.ts'
import { wholeOf } from './parts/own-numbers.ts'

const wrongParts = (whole: number, part: number): Wrong[] => [
  ['added-both', whole + part],
  ['slipped-by-one', whole - part + 1],
  ['slipped-by-one', whole - part - 1],
  ['said-one-part', part],
  ['said-the-whole', whole],
]

/** a + ? = c, ? + b = c, or a story of it. */
function missingPart(rng: Rng, lists: Lists): Draw {
  const whole = rng.int(6, 20)
  const part = rng.int(1, whole - 1)
  return partOf(whole, part, rng.pick(['after', 'before', 'story']), {
    who: person(rng.pick(lists.names ?? [])),
    x: counted(rng.pick(ownedThings), part),
  })
}

function partOf(whole: number, part: number, form: string, more: Draw['values'] = {}): Draw {
  const missing = whole - part
  return {
    form,
    values: { whole, part, missing, ...more },
    answer: { form: 'number', answer: missing },
    wrong: wrongParts(whole, part),
    solution: [[['count-up', missing]], [['take-away', missing]]],
    entity: whole,
  }
}

/** a − ? = c */
function missingTaken(rng: Rng): Draw | null {
  const whole = rng.int(5, 20)
  const left = rng.int(1, whole - 1)
  return whole === 2 * left ? null : takenFrom(whole, left, 'taken')
}

function takenFrom(whole: number, left: number, form: string): Draw {
  return {
    form,
    values: { whole, left, missing: whole - left },
    answer: { form: 'number', answer: whole - left },
    wrong: wrongParts(whole, left),
    solution: oneWay(['count-down', whole - left]),
    entity: whole,
  }
}

/** ? − b = c */
function missingStart(rng: Rng): Draw {
  const part = rng.int(1, 9)
  return startOf(part, rng.int(part === 1 ? 2 : 1, 10), 'start')
}

function startOf(part: number, left: number, form: string): Draw {
  return {
    form,
    values: { part, left, whole: part + left },
    answer: { form: 'number', answer: part + left },
    wrong: [
      ['took-away-both', Math.abs(left - part) || null],
      ['slipped-by-one', part + left + 1],
      ['slipped-by-one', part + left - 1],
      ['said-one-part', left],
    ],
    solution: oneWay(['put-back', part + left]),
    entity: part + left,
  }
}

/** Up to here it is found by counting. */
const countable = 20

/** A child's own: a + ? = c, ? + b = c, a − ? = c, ? − b = c; larger numbers without counting steps. */
function asked({ left, operation, right, made }: AskedOf['missing']): Draw | null {
  const [a, b, c] = [wholeOf(left), wholeOf(right), wholeOf(made)]
  const known = a ?? b
  if (known === null || c === null || (a === null) === (b === null) || (left !== '') === (right !== '')) return null
  const named = (form: string, whole: number) => (whole <= countable ? form : `${form}-large`)
  if (operation === '+') {
    const made = c >= known ? partOf(c, known, named(a === null ? 'before' : 'after', c)) : null
    return made && c > countable ? { ...made, solution: oneWay(['take-away', c - known]) } : made
  }
  if (operation !== '−') return null
  if (a === null) return startOf(known, c, named('start', known + c))
  if (c > a) return null
  const taken = takenFrom(a, c, named('taken', a))
  return a > countable ? { ...taken, solution: oneWay(['take-away', a - c]) } : taken
}

export const skill = defineSkill({
  skill: 'math.missing-addend',
  words,
  tags: ['missing-number'],
  draw: (rng, lists) => rng.pick([missingPart, missingPart, missingTaken, missingStart])(rng, lists),
  ask: { missing: asked },
})
