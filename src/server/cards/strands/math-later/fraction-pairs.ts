import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { gcd } from '#server/brain/built-in/math/bars.ts'
import { compared } from '#server/brain/built-in/math/comparing-signs.ts'
import { missingTop } from '#server/brain/built-in/math/equal-fractions.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import type { Picture } from '#shared/picture.ts'
import { choice, laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

type Bar = { parts: number; shaded: number }

const bars = (...drawn: Bar[]): Picture => ({
  kind: 'fraction-bars',
  bars: drawn,
  alt: `Bars of the same length: ${drawn.map(({ parts, shaded }) => `${shaded} of ${parts} parts shaded`).join('; ')}.`,
})

/** A fraction in lowest terms, and how often its parts are cut again. */
function drawTimes(dice: Dice): { top: number; bottom: number; times: number } | null {
  const bottom = dice(2, 8)
  const top = dice(1, bottom - 1)
  const times = dice(2, Math.min(5, Math.floor(20 / bottom)))
  return gcd(top, bottom) > 1 ? null : { top, bottom, times }
}

/** '2/3 = ___/6', with bars to look at: the second one waits to be filled. */
function missing(dice: Dice): Sketch | null {
  const drawn = drawTimes(dice)
  const draft = drawn && missingTop(drawn, drawn.bottom * drawn.times)
  if (!draft || !drawn) return null
  const { top, bottom, times } = drawn
  return {
    ...draft,
    question: draft.question.replace('?/', '___/'),
    picture: bars({ parts: bottom, shaded: top }, { parts: bottom * times, shaded: 0 }),
    entity: `${top}/${bottom}`,
  }
}

function sameAmount(dice: Dice): Sketch | null {
  const drawn = drawTimes(dice)
  if (!drawn) return null
  const { top, bottom, times } = drawn
  const written = `${top}/${bottom}`
  const key = `${top * times}/${bottom * times}`
  const isEqual = (x: number, y: number) => x * bottom === y * top
  const unless = (x: number, y: number) => (isEqual(x, y) ? null : `${x}/${y}`)
  return {
    kind: 'same amount',
    numbers: [written, times],
    question: `Which fraction is equal to ${written}?`,
    name: `a fraction that equals ${written}`,
    answer: choice(key),
    hints: [
      `Draw a bar for ${written}.`,
      'Cut every part again: top and bottom grow by the same factor.',
      `Cut each part into ${times}. Count all parts and the shaded parts.`,
    ],
    steps: [
      `Multiply both by ${times}: ${top} × ${times} = ${top * times} and ${bottom} × ${times} = ${bottom * times}.`,
      `So ${written} = ${key}.`,
    ],
    explanation: 'More pieces that are smaller can make the same amount.',
    slips: [
      slip('added-the-same', unless(top + times, bottom + times), 'Adding the same to both changes the amount.'),
      slip('changed-only-the-bottom', `${top}/${bottom * times}`, 'Only the bottom changed. Do the same to the top.'),
      slip('changed-only-the-top', `${top * times}/${bottom}`, 'Only the top changed. Do the same to the bottom.'),
      slip('a-part-too-many', `${top * times + 1}/${bottom * times}`, 'Multiply the top once more, and compare.'),
    ],
    entity: written,
  }
}

function comparedLike(dice: Dice): Sketch | null {
  const [x, y] = dice(0, 1) === 0 ? sameBottoms(dice) : sameTops(dice)
  if (!x || !y || (x.shaded === y.shaded && x.parts === y.parts)) return null
  const written = ({ parts, shaded }: Bar) => ({ value: new Fraction(shaded, parts), written: `${shaded}/${parts}` })
  const draft = compared(written(x), written(y))
  return (
    draft && {
      ...draft,
      question: draft.question.replace(/, <, > or =\?$/, '?'),
      inWords: draft.question,
      picture: bars(x, y),
      entity: `${x.shaded}/${x.parts}`,
    }
  )
}

function sameBottoms(dice: Dice): Bar[] {
  const parts = drawFrom<number>(dice, [3, 4, 5, 6, 8, 10, 12])
  return [
    { parts, shaded: dice(1, parts - 1) },
    { parts, shaded: dice(1, parts - 1) },
  ]
}

function sameTops(dice: Dice): Bar[] {
  const shaded = dice(1, 4)
  return [
    { parts: dice(shaded + 1, 12), shaded },
    { parts: dice(shaded + 1, 12), shaded },
  ]
}

export const fractionPairs: readonly CardMaker[] = [
  laterMaker({
    skill: 'math.equal-fractions',
    entity: 'fraction',
    tags: ['fractions', 'equal-fractions'],
    draw: oneOf(missing, sameAmount),
  }),
  laterMaker({
    skill: 'math.compare-fractions-like',
    entity: 'fraction',
    tags: ['fractions', 'comparing'],
    draw: comparedLike,
  }),
]
