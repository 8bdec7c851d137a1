import words from '#content/en/skills/math/missing-addend.json'
import { picturedThings } from '#shared/picture.ts'
import { counted, type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

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
  const missing = whole - part
  return {
    form: rng.pick(['after', 'before', 'story']),
    values: {
      whole,
      part,
      missing,
      who: person(rng.pick(lists.names ?? [])),
      x: counted(rng.pick(picturedThings), part),
    },
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
  if (whole === 2 * left) return null
  return {
    form: 'taken',
    values: { whole, left, missing: whole - left },
    answer: { form: 'number', answer: whole - left },
    wrong: wrongParts(whole, left),
    solution: [[['count-down', whole - left]]],
    entity: whole,
  }
}

/** ? − b = c */
function missingStart(rng: Rng): Draw {
  const part = rng.int(1, 9)
  const left = rng.int(1, 10)
  return {
    form: 'start',
    values: { part, left, whole: part + left },
    answer: { form: 'number', answer: part + left },
    wrong: [
      ['took-away-both', Math.abs(left - part) || null],
      ['slipped-by-one', part + left + 1],
      ['slipped-by-one', part + left - 1],
      ['said-one-part', left],
    ],
    solution: [[['put-back', part + left]]],
    entity: part + left,
  }
}

export const skill = defineSkill({
  skill: 'math.missing-addend',
  words,
  tags: ['missing-number'],
  draw: (rng, lists) => rng.pick([missingPart, missingPart, missingTaken, missingStart])(rng, lists),
})
