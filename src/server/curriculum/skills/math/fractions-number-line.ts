import words from '#content/en/skills/math/fractions-number-line.json'
import { type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bottomsOfGrade3, over } from './parts/fractions.ts'
import { varied } from './parts/varied.ts'

/** So many whole numbers fit on a line before its spaces are too small. */
const mostSpaces = 12

function lineOf(bottom: number, wholes: number, top: number): Draw['picture'] {
  return {
    kind: 'number-line',
    from: 0,
    to: wholes,
    step: 1 / bottom,
    labels: Array.from({ length: wholes + 1 }, (_, at) => ({ at, text: String(at) })),
    points: [{ at: top / bottom }],
  }
}

/** A dot, or jumps without a line. */
function onLine(rng: Rng, lists: Lists): Draw | null {
  const bottom = rng.pick(bottomsOfGrade3)
  const wholes = rng.int(1, Math.max(1, Math.min(3, Math.floor(mostSpaces / bottom))))
  const top = rng.int(1, bottom * wholes - 1)
  if (top % bottom === 0) return null
  const form = top === 1 ? 'dot' : rng.pick(['dot', 'dot', 'jumps', 'walk'])
  const wrong: Wrong[] = [
    ['took-the-whole-line', wholes > 1 ? `${top}/${bottom * wholes}` : null],
    ['counted-marks-not-spaces', `${top + 1}/${bottom + 1}`],
    ['counted-from-the-end', over(bottom * wholes - top, bottom)],
    ['turned-the-fraction', `${bottom}/${top}`],
    ['slipped-by-a-part', `${top + 1}/${bottom}`],
    ['slipped-by-a-part', over(top - 1, bottom)],
  ]
  return {
    form,
    values: {
      bottom,
      top,
      wholes,
      case: top > bottom ? 'more' : 'less',
      who: person(rng.pick(lists.names ?? [])),
      place: rng.pick(lists.places ?? []),
    },
    answer: { form: 'number', answer: `${top}/${bottom}` },
    wrong: varied(
      form === 'dot' ? wrong : wrong.filter(([id]) => !['took-the-whole-line', 'counted-from-the-end'].includes(id)),
      rng.int(0, 3),
    ),
    solution: oneWay(['spaces-in-one', null], ['spaces-from-0', `${top}/${bottom}`]),
    picture: form === 'dot' ? lineOf(bottom, wholes, top) : null,
    entity: `${top}/${bottom}`,
  }
}

/** How many jumps reach a fraction, or between which whole numbers it lies. */
function placeOf(rng: Rng): Draw | null {
  const bottom = rng.pick(bottomsOfGrade3)
  const top = rng.int(Math.max(2, bottom - 1), 4 * bottom - 1)
  if (top % bottom === 0) return null
  const low = Math.floor(top / bottom)
  const between = (from: number) => `${from} and ${from + 1}`
  if (low === 0 || rng.chance(40))
    return {
      form: 'how-many-jumps',
      values: { bottom, top },
      answer: { form: 'number', answer: top },
      wrong: [
        ['said-the-bottom', bottom],
        ['counted-marks-not-spaces', top + 1],
        ['slipped-by-a-part', top - 1],
        ['added-both', top + bottom],
      ],
      solution: oneWay(['each-jump', null], ['count-jumps', top]),
      entity: `${top}/${bottom}`,
    }
  return {
    form: 'between',
    values: { bottom, top, low, high: low + 1, lowTop: low * bottom, highTop: (low + 1) * bottom },
    answer: { form: 'choice', answer: between(low) },
    wrong: [
      ['said-the-bottom', between(bottom - 1)],
      ['slipped-by-one', between(low + 1)],
      ['slipped-by-one', between(low - 1)],
      ['slipped-by-one', between(low + 2)],
    ],
    solution: oneWay(['wholes-as-fractions', null], ['lies-between', between(low)]),
    entity: `${top}/${bottom}`,
  }
}

export const skill = defineSkill({
  skill: 'math.fractions-number-line',
  words,
  tags: ['fractions', 'number-line'],
  draw: (rng, lists) => (rng.chance(65) ? onLine(rng, lists) : placeOf(rng)),
})
