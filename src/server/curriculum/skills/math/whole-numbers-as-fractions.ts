import words from '#content/en/skills/math/whole-numbers-as-fractions.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade3 } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

type Whole = { whole: number; bottom: number; top: number }

const drawWhole = (rng: Rng, least: number): Whole => {
  const bottom = rng.pick([1, ...bottomsOfGrade3])
  const whole = rng.int(least, bottom === 1 ? 9 : 6)
  return { whole, bottom, top: whole * bottom }
}

/** 3 = ?/4, or how many fourths make 3. */
function missingTop(rng: Rng, lists: Lists): Draw {
  const { whole, bottom, top } = drawWhole(rng, 2)
  const form = rng.pick(bottom === 1 ? ['missing-top'] : ['missing-top', 'how-many', 'cut-up'])
  return {
    form,
    values: {
      whole,
      bottom,
      top,
      parts: `@parts${bottom}`,
      case: bottom === 1 ? 'one' : 'more',
      x: counted(rng.pick(['orange', 'apple', 'peach', 'sandwich', 'muffin']), whole),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer: { form: 'number', answer: top },
    wrong: [
      ['kept-the-number', whole],
      ['said-the-bottom', bottom],
      ['added-instead-of-times', whole + bottom],
      ['slipped-by-a-group', top + bottom],
      ['slipped-by-a-group', top > bottom ? top - bottom : null],
      ['slipped-by-a-part', top + 1],
      ['slipped-by-a-part', top + 2],
    ],
    solution: oneWay(['parts-in-one', null], ['times-wholes', top]),
    entity: whole,
  }
}

/** Which whole number is 12/4? */
function asWhole(rng: Rng): Draw {
  const { whole, bottom, top } = drawWhole(rng, 2)
  return {
    form: 'as-whole',
    values: { whole, bottom, top, case: bottom === 1 ? 'one' : 'more' },
    answer: { form: 'number', answer: whole },
    wrong: [
      ['took-the-difference-of-both', top - bottom],
      ['lost-the-denominator', top],
      ['said-the-bottom', bottom],
      ['slipped-by-one', whole + 1],
      ['slipped-by-one', whole - 1],
      ['slipped-by-one', whole + 2, 'slipped-by-two'],
    ],
    solution: oneWay(['parts-in-one', null], ['how-many-wholes', whole]),
    entity: whole,
  }
}

/** Which fraction equals 3? */
function which(rng: Rng): Draw | null {
  const { whole, bottom, top } = drawWhole(rng, 1)
  if (whole === 1 && bottom === 1) return null
  const isOne = whole === 1
  const unless = (x: number, y: number) => (x === whole * y ? null : `${x}/${y}`)
  const wrong: Wrong[] = [
    ['turned-the-fraction', unless(bottom, top)],
    ['said-the-bottom', isOne ? null : `${whole}/${whole}`],
    ['slipped-by-a-part', unless(top + 1, bottom)],
    ['added-instead-of-times', unless(whole + bottom, bottom)],
    ['turned-the-fraction', unless(1, whole + 1)],
    ['slipped-by-a-part', unless(top, bottom + 1)],
    ['slipped-by-a-part', unless(top, bottom + 2)],
  ]
  return {
    form: 'which',
    values: { whole, bottom, top, case: bottom === 1 ? 'one' : 'more' },
    answer: { form: 'choice', answer: `${top}/${bottom}` },
    wrong: varied(rng.some(wrong), 0),
    solution: oneWay(['parts-in-one', null], ['fraction-of-wholes', `${top}/${bottom}`]),
    entity: whole,
  }
}

export const skill = defineSkill({
  skill: 'math.whole-numbers-as-fractions',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => rng.pick([missingTop, missingTop, asWhole, which])(rng, lists),
})
