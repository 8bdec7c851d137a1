import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { placeName, worthOf } from '#server/brain/built-in/math/places.ts'
import { rounded } from '#server/brain/built-in/math/rounding.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import type { Picture } from '#shared/picture.ts'
import { laterMaker, type Sketch } from './later-card.ts'

/** From the number below to the number above in ten steps, with the middle: which end is nearer? */
function lineFor(value: Fraction, place: number): Picture | null {
  const unit = worthOf(place)
  const down = value.div(unit).floor().mul(unit)
  const ends = [down, down.add(unit.div(2)), down.add(unit)]
  const labels = ends.map((end) => ({ at: end.valueOf(), text: decimal(end) }))
  if (labels.some(({ text }) => text.length > 8)) return null
  return {
    kind: 'number-line',
    from: down.valueOf(),
    to: down.add(unit).valueOf(),
    step: unit.div(10).valueOf(),
    labels,
    points: [{ at: value.valueOf() }],
    alt: `A number line in steps of ${decimal(unit.div(10))}, with a point at ${decimal(value)}.`,
  }
}

function sketchOf(value: Fraction, place: number): Sketch | null {
  const draft = rounded(value, place)
  const picture = draft && lineFor(value, place)
  if (!draft) return null
  const [where, principle, step] = draft.hints
  const isMiddle = value.div(worthOf(place)).mod(1).equals(new Fraction(1, 2))
  const hints: Sketch['hints'] = [
    where,
    principle,
    isMiddle ? 'It stands just in the middle. Which way does the middle go?' : step,
  ]
  return { ...draft, hints, ...(picture && { picture }), entity: `nearest ${placeName(place)}` }
}

const maker = (skill: string, draw: (dice: Dice) => Sketch | null): CardMaker =>
  laterMaker({ skill, entity: 'rounding', tags: ['rounding'], draw })

export const roundingCards: readonly CardMaker[] = [
  maker('math.round-tens-hundreds', (dice) =>
    dice(0, 2) === 0
      ? sketchOf(new Fraction(dice(11, 98)), 1)
      : sketchOf(new Fraction(dice(111, 989)), drawFrom(dice, [1, 2])),
  ),
  maker('math.round-any-place', (dice) => {
    const place = drawFrom(dice, [2, 3, 3, 4, 5])
    return sketchOf(new Fraction(dice(place < 4 ? 1_104 : 11_204, place < 4 ? 98_890 : 984_900)), place)
  }),
  maker('math.round-decimals', (dice) => {
    const place = drawFrom(dice, [0, 0, -1, -2])
    const behind = place === 0 ? drawFrom(dice, [10, 100]) : place === -1 ? 100 : 1_000
    return sketchOf(new Fraction(dice(behind + 3, behind * 40), behind), place)
  }),
]
