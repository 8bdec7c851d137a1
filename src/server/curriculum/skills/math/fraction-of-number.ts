import words from '#content/en/skills/math/fraction-of-number.json'
import type { AskedOf } from '../../asked.ts'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { type Bar, bottomsOfGrade4, isSimple, properBar, readBar } from './parts/fractions.ts'
import { wholeOf } from './parts/own-numbers.ts'
import { varied } from './parts/varied.ts'

const things = ['sticker', 'marble', 'book', 'bead', 'crayon', 'shell', 'stamp', 'balloon'] as const

function partOf(rng: Rng, lists: Lists): Draw | null {
  const x = properBar(rng, bottomsOfGrade4)
  const one = rng.int(2, 10)
  const whole = one * x.bottom
  if (!isSimple(x) || whole > 100) return null
  const form = rng.pick(['bare', 'bare', 'gives', 'class', 'left', 'trip'])
  const thing = rng.pick(things)
  const values = { things: counted(thing, whole), who: person(rng.pick(lists.names ?? [])) }
  const made = partsOf(x, one, form, rng.int(0, 2), values)
  if (form === 'bare') return made
  const answer = form === 'left' ? whole - one * x.top : one * x.top
  return { ...made, answer: { form: 'number', answer, unit: form === 'trip' ? 'miles' : thing } }
}

/** The wrong answer at `by` comes first. */
function partsOf(x: Bar, one: number, form: string, by: number, more: Draw['values'] = {}): Draw {
  const [whole, key] = [one * x.bottom, one * x.top]
  const asksRest = form === 'left'
  const rest = whole - key
  const result = asksRest ? rest : key
  const wrong: Wrong[] = [
    ['took-one-part-only', x.top > 1 ? one : null],
    asksRest ? ['counted-the-other-parts', key] : ['counted-the-other-parts', rest],
    ['took-away-instead', whole - x.bottom],
    ['divided-by-the-top', whole % x.top === 0 && x.top > 1 ? whole / x.top : null],
    ['slipped-by-a-group', result + one === whole ? null : result + one],
    ['kept-the-number', whole],
    ['took-away-instead', whole - x.top],
    ['slipped-by-one', result + 1],
    ['slipped-by-one', result - 1],
  ]
  return {
    form,
    values: {
      x: `${x.top}/${x.bottom}`,
      top: x.top,
      bottom: x.bottom,
      whole,
      one,
      key,
      rest,
      case: x.top === 1 ? 'one' : 'many',
      ...more,
    },
    answer: { form: 'number', answer: result },
    wrong: varied(wrong, by),
    solution: oneWay(
      ['find-one', one],
      ...(x.top > 1 ? ([['find-parts', key]] as const) : []),
      ...(asksRest ? ([['take-from-all', rest]] as const) : []),
    ),
    entity: `${x.top}/${x.bottom}`,
  }
}

/** The whole is asked: 1/4 of it is 6. */
function wholeFrom(rng: Rng): Draw {
  const bottom = rng.pick(bottomsOfGrade4)
  const one = rng.int(2, 10)
  return {
    form: 'whole-from',
    values: { bottom, one, whole: one * bottom },
    answer: { form: 'number', answer: one * bottom },
    wrong: [
      ['divided-instead', one % bottom === 0 ? one / bottom : null],
      ['added-both', one + bottom],
      ['slipped-by-a-group', one * bottom + one],
      ['slipped-by-a-group', one * bottom - one],
      ['kept-the-number', one],
    ],
    solution: oneWay(['each-part', null], ['all-parts', one * bottom]),
    entity: `1/${bottom}`,
  }
}

/** A child's own: 2/3 of 12, where the parts come out whole. */
function asked({ fraction, whole }: AskedOf['fractionOf']): Draw | null {
  const [x, all] = [readBar(fraction), wholeOf(whole)]
  if (x?.kind !== 'fraction' || all === null || all === 0 || x.top === 0 || x.top >= x.bottom || all % x.bottom > 0)
    return null
  return partsOf(x, all / x.bottom, 'bare', 0)
}

export const skill = defineSkill({
  skill: 'math.fraction-of-number',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => (rng.chance(88) ? partOf(rng, lists) : wholeFrom(rng)),
  ask: { fractionOf: asked, half: ({ number }) => asked({ fraction: '1/2', whole: number }) },
})
