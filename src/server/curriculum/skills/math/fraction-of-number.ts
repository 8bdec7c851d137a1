import words from '#content/en/skills/math/fraction-of-number.json'
import { counted, type Draw, defineSkill, type Lists, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade4, isSimple, properBar } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

const things = ['sticker', 'marble', 'book', 'bead', 'crayon', 'shell', 'stamp', 'balloon'] as const

function partOf(rng: Rng, lists: Lists): Draw | null {
  const x = properBar(rng, bottomsOfGrade4)
  const one = rng.int(2, 10)
  const whole = one * x.bottom
  if (!isSimple(x) || whole > 100) return null
  const key = one * x.top
  const form = rng.pick(['bare', 'bare', 'gives', 'class', 'left', 'trip'])
  const thing = rng.pick(things)
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
      things: counted(thing, whole),
      who: person(rng.pick(lists.names ?? [])),
    },
    answer:
      form === 'bare'
        ? { form: 'number', answer: result }
        : { form: 'number', answer: result, unit: form === 'trip' ? 'miles' : thing },
    wrong: varied(wrong, rng.int(0, 2)),
    solution: [
      [
        ['find-one', one],
        ...(x.top > 1 ? ([['find-parts', key]] as const) : []),
        ...(asksRest ? ([['take-from-all', rest]] as const) : []),
      ],
    ],
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
    solution: [
      [
        ['each-part', null],
        ['all-parts', one * bottom],
      ],
    ],
    entity: `1/${bottom}`,
  }
}

export const skill = defineSkill({
  skill: 'math.fraction-of-number',
  words,
  tags: ['fractions'],
  draw: (rng, lists) => (rng.chance(88) ? partOf(rng, lists) : wholeFrom(rng)),
})
