import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { decimalSum } from '#server/brain/built-in/math/decimals.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import { decimal } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { laterMaker, type Sketch, slip } from './later-card.ts'
import { reworded } from './task-words.ts'

function sum(dice: Dice): Sketch | null {
  const draw = (low: number, high: number) =>
    dice(0, 1) === 0 ? new Fraction(dice(low, high), 10) : new Fraction(dice(low * 10, high * 10), 100)
  const [a, b] = [draw(21, 199), draw(4, 89)]
  const [sign, kind] = dice(0, 1) === 0 ? (['+', 'plus'] as const) : (['−', 'minus'] as const)
  if (a.d === 1n || b.d === 1n) return null
  const draft = decimalSum(a, sign, b)
  if (!draft) return null
  const [place, principle, step] = draft.hints
  return {
    ...draft,
    numbers: [kind, ...draft.numbers],
    entity: kind === 'plus' ? 'addition' : 'subtraction',
    hints: [reworded(place), reworded(principle), reworded(step)],
    steps: draft.steps.map(reworded),
    slips: draft.slips.map((one) => ({ ...one, observation: reworded(one.observation) })),
  }
}

function quotient(dice: Dice): Sketch | null {
  const by = dice(2, 9)
  const places = dice(1, 2)
  const scale = 10 ** places
  const count = places === 1 ? dice(2, 99) : dice(12, 199)
  if (count % 10 === 0) return null
  const [key, whole] = [new Fraction(count, scale), new Fraction(count * by, scale)]
  if (whole.d === 1n) return null
  const written = `${decimal(whole)} ÷ ${by}`
  const parts = whole.mul(10).d === 1n ? 'tenths' : 'hundredths'
  const inParts = whole.mul(parts === 'tenths' ? 10 : 100)
  const isEven = inParts.div(by).d === 1n
  if (!isEven) return null
  return {
    kind: parts,
    numbers: [decimal(whole), by],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(key),
    hints: [
      'Divide as if there were no decimal point, then put it back.',
      `Read ${decimal(whole)} as ${decimal(inParts)} ${parts}.`,
      `Share the ${decimal(inParts)} ${parts} into ${by} equal groups.`,
    ],
    steps: [
      `${decimal(whole)} is ${decimal(inParts)} ${parts}.`,
      `${decimal(inParts)} ÷ ${by} = ${decimal(inParts.div(by))}, so each gets ${decimal(inParts.div(by))} ${parts}.`,
      `So ${written} = ${decimal(key)}.`,
    ],
    explanation: `${by} × ${decimal(key)} makes ${decimal(whole)} again.`,
    slips: [
      slip('lost-the-point', inParts.div(by), `Good digits, but they count ${parts}.`),
      slip('point-too-far-left', key.div(10), 'Good digits, but look at the decimal point.'),
      slip('point-too-far-right', key.mul(10), 'Good digits, but look at the decimal point.'),
      slip('took-away', whole.sub(by), `You took ${by} away. Share it equally.`),
      slip('multiplied', whole.mul(by), 'You multiplied. Sharing makes it less.'),
    ],
    entity: String(by),
  }
}

const tens = [10, 100, 1_000] as const

function byPowers(dice: Dice): Sketch | null {
  const power = drawFrom<number>(dice, tens)
  const places = String(power).length - 1
  const value = new Fraction(dice(2, 999), drawFrom(dice, [1, 10, 100]))
  const isTimes = dice(0, 1) === 0
  const key = isTimes ? value.mul(power) : value.div(power)
  if (key.mul(10_000).d !== 1n || (isTimes && value.d === 1n && places < 3) || value.equals(1)) return null
  if (key.lt(new Fraction(1, 1_000)) || key.gt(100_000)) return null
  const sign = isTimes ? '×' : '÷'
  const written = `${decimal(value)} ${sign} ${decimal(power)}`
  const [side, other] = isTimes ? ['right', 'left'] : ['left', 'right']
  const shift = (by: number) => (isTimes ? value.mul(10 ** by) : value.div(10 ** by))
  const far = `${places} ${places === 1 ? 'place' : 'places'}`
  return {
    kind: isTimes ? 'times' : 'by',
    numbers: [decimal(value), power],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(key),
    hints: [
      `Count the zeros of ${decimal(power)}.`,
      isTimes
        ? 'Each factor of 10 makes each digit worth ten times as much.'
        : 'Each division by 10 makes each digit worth a tenth.',
      `Move the decimal point ${far} to the ${side}.`,
    ],
    steps: [
      `${decimal(power)} has ${places === 1 ? '1 zero' : `${places} zeros`}, so the decimal point moves ${far} to the ${side}.`,
      `So ${written} = ${decimal(key)}.`,
    ],
    explanation: `${isTimes ? 'Multiplying' : 'Dividing'} by 10 moves every digit one place.`,
    slips: [
      slip('moved-too-few-places', shift(places - 1), 'Count the zeros. Move the decimal point one place for each.'),
      slip(
        'moved-the-other-way',
        isTimes ? value.div(power) : value.mul(power),
        `You moved the decimal point to the ${other}.`,
      ),
      slip('moved-too-many-places', shift(places + 1), 'Count the zeros. Move the decimal point one place for each.'),
      slip('added-the-power', value.add(power), 'You added. Look at the sign.'),
    ],
    entity: String(power),
  }
}

export const decimalSums: readonly CardMaker[] = [
  laterMaker({ skill: 'math.add-decimals', entity: 'decimal', tags: ['decimals'], draw: sum }),
  laterMaker({ skill: 'math.divide-decimals', entity: 'decimal', tags: ['decimals', 'dividing'], draw: quotient }),
  laterMaker({ skill: 'math.powers-of-ten', entity: 'ten', tags: ['powers-of-ten', 'decimals'], draw: byPowers }),
]
