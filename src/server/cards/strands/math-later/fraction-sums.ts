import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { gcd, lcm } from '#server/brain/built-in/math/bars.ts'
import { bar } from '#server/brain/built-in/math/written.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { laterMaker, oneOf, type Sketch, slip } from './later-card.ts'

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

function like(dice: Dice): Sketch | null {
  const bottom = drawFrom<number>(dice, [3, 4, 5, 6, 8, 9, 10, 12])
  const isSum = dice(0, 1) === 0
  const [x, y] = [dice(1, bottom - 1), dice(1, bottom - 1)]
  const top = isSum ? x + y : x - y
  if (top <= 0 || top >= bottom) return null
  const [sign, verb, verbed] = isSum ? ['+', 'Add', 'added'] : ['−', 'Take away', 'took away']
  const written = `${x}/${bottom} ${sign} ${y}/${bottom}`
  const ends = gcd(top, bottom) > 1 ? `, or ${bar(new Fraction(top, bottom))}` : ''
  return {
    kind: isSum ? 'plus' : 'minus',
    numbers: [`${x}/${bottom}`, `${y}/${bottom}`],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: `${top}/${bottom}` },
    hints: [
      `Both bottoms are ${bottom}: the pieces have the same size.`,
      `${verb} the tops. The size of the pieces stays.`,
      isSum
        ? `Think: ${pieces(x)} and ${pieces(y)} more.`
        : `Think: ${pieces(x)}, and ${y} of them ${y === 1 ? 'goes' : 'go'} away.`,
    ],
    steps: [`The tops: ${x} ${sign} ${y} = ${top}.`, `The bottom stays ${bottom}, so it is ${top}/${bottom}${ends}.`],
    explanation: 'The bottom names the size of the pieces, and that does not change.',
    slips: [
      slip(
        'added-the-bottoms',
        isSum ? `${top}/${2 * bottom}` : null,
        'You added the bottoms. The pieces keep their size.',
      ),
      slip('lost-the-bottom', top, 'That is how many pieces. How large is each?'),
      slip(
        'took-the-other-sign',
        isSum ? (x === y ? null : `${Math.abs(x - y)}/${bottom}`) : `${x + y}/${bottom}`,
        'Look at the sign between the fractions.',
      ),
      slip(
        'a-piece-off',
        top + 1 < bottom ? `${top + 1}/${bottom}` : `${top - 1}/${bottom}`,
        `You ${verbed} the tops, but count once more.`,
      ),
    ],
    ...(isSum && {
      picture: {
        kind: 'fraction-bars',
        bars: [
          { parts: bottom, shaded: x },
          { parts: bottom, shaded: y },
        ],
        alt: `Two bars in ${bottom} parts each: ${x} ${x === 1 ? 'part' : 'parts'} shaded in one, and ${y} in the other.`,
      },
    }),
    entity: `1/${bottom}`,
  }
}

function unlike(dice: Dice): Sketch | null {
  const bottoms = [2, 3, 4, 5, 6, 8, 10, 12] as const
  const [b, d] = [drawFrom<number>(dice, bottoms), drawFrom<number>(dice, bottoms)]
  const [a, c] = [dice(1, b - 1), dice(1, d - 1)]
  const isSum = dice(0, 1) === 0
  const common = lcm(b, d)
  if (b === d || common > 30 || gcd(a, b) > 1 || gcd(c, d) > 1) return null
  const [x, y] = [(a * common) / b, (c * common) / d]
  const top = isSum ? x + y : x - y
  if (top <= 0 || top > common * 1.5 || top === common) return null
  const sign = isSum ? '+' : '−'
  const written = `${a}/${b} ${sign} ${c}/${d}`
  const made = `${top}/${common}`
  const key = bar(new Fraction(top, common))
  return {
    kind: isSum ? 'plus' : 'minus',
    numbers: [`${a}/${b}`, `${c}/${d}`],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: key },
    hints: [
      `The bottoms are ${b} and ${d}: the pieces do not have the same size.`,
      'First make both bottoms the same.',
      `Change both to a bottom of ${common}.`,
    ],
    steps: [
      `${[b === common ? null : `${a}/${b} = ${x}/${common}`, d === common ? null : `${c}/${d} = ${y}/${common}`].filter((one) => one !== null).join(', then ')}.`,
      `${x} ${sign} ${y} = ${top}, so it is ${made}${made === key ? '' : `, and ${made} = ${key}`}.`,
    ],
    explanation: 'Only pieces of the same size can be counted together.',
    slips: [
      slip(
        isSum ? 'added-tops-and-bottoms' : 'took-away-tops-and-bottoms',
        isSum ? new Fraction(a + c, b + d) : a > c && b > d ? new Fraction(a - c, b - d) : null,
        'You used tops and bottoms apart. Make the pieces the same size.',
      ),
      slip(
        'kept-the-tops',
        isSum ? new Fraction(a + c, common) : a > c ? new Fraction(a - c, common) : null,
        'When the bottom changes, the top changes, too.',
      ),
      slip(
        'took-the-other-sign',
        x === y ? null : new Fraction(isSum ? Math.abs(x - y) : x + y, common),
        'Look at the sign between the fractions.',
      ),
      slip(
        'used-the-larger-bottom',
        isSum ? new Fraction(a + c, Math.max(b, d)) : null,
        'You kept the tops as they were. Their pieces had another size.',
      ),
      slip('a-piece-off', new Fraction(top + 1, common), 'You are very near. Look at the tops once more.'),
    ],
    entity: `1/${common}`,
  }
}

function wholeByUnit(dice: Dice): Sketch {
  const [whole, bottom] = [dice(2, 8), dice(2, 8)]
  const key = whole * bottom
  const written = `${whole} ÷ 1/${bottom}`
  return {
    kind: 'whole by a part',
    numbers: [whole, bottom],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: String(key) },
    hints: [
      `Ask: how many pieces of 1/${bottom} are in ${whole}?`,
      'Small pieces fit in more often.',
      `One whole has ${bottom} such pieces. You have ${whole} wholes.`,
    ],
    steps: [
      `1 whole has ${bottom} pieces of 1/${bottom}.`,
      `${whole} wholes have ${whole} × ${bottom} = ${key} pieces.`,
      `So ${written} = ${key}.`,
    ],
    explanation: `${key} pieces of 1/${bottom} make ${whole} wholes.`,
    slips: [
      slip(
        'divided-by-the-bottom',
        new Fraction(whole, bottom),
        `You divided by ${bottom}. The pieces are 1/${bottom}.`,
      ),
      slip('turned-it-around', new Fraction(1, key), 'There are many pieces in it, so it is more than 1.'),
      slip('counted-one-whole', bottom, `That is for one whole. You have ${whole}.`),
      slip('added', whole + bottom, 'You added. Count the pieces in all wholes.'),
      slip('kept-the-number', whole, 'Pieces are smaller than wholes, so there are more of them.'),
    ],
    entity: `1/${bottom}`,
  }
}

function unitByWhole(dice: Dice): Sketch {
  const [bottom, by] = [dice(2, 8), dice(2, 8)]
  const key = bottom * by
  const written = `1/${bottom} ÷ ${by}`
  return {
    kind: 'part by a whole',
    numbers: [bottom, by],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: `1/${key}` },
    hints: [
      `Draw 1/${bottom} of a bar.`,
      'Sharing a piece makes smaller pieces.',
      `Cut each of the ${bottom} parts into ${by}. How many pieces has the bar?`,
    ],
    steps: [
      `Cut 1/${bottom} into ${by} equal pieces.`,
      `The whole has ${bottom} × ${by} = ${key} of them.`,
      `So ${written} = 1/${key}.`,
    ],
    explanation: `${by} pieces of 1/${key} make 1/${bottom} again.`,
    slips: [
      slip('multiplied', new Fraction(by, bottom), 'You multiplied. A shared piece must get smaller.'),
      slip('kept-the-part', new Fraction(1, bottom), 'That is the whole piece. Share it.'),
      slip(
        'added-to-the-bottom',
        new Fraction(1, bottom + by),
        `You added ${by} to the bottom. Cut every part into ${by}.`,
      ),
      slip('turned-it-over', key, 'A shared piece is less than 1.'),
      slip('shared-one-whole', new Fraction(1, by), `You shared a whole, but you have 1/${bottom}.`),
    ],
    entity: `1/${bottom}`,
  }
}

export const fractionSums: readonly CardMaker[] = [
  laterMaker({ skill: 'math.add-like-fractions', entity: 'fraction', tags: ['fractions'], draw: like }),
  laterMaker({ skill: 'math.add-unlike-fractions', entity: 'fraction', tags: ['fractions'], draw: unlike }),
  laterMaker({
    skill: 'math.divide-unit-fractions',
    entity: 'fraction',
    tags: ['fractions', 'dividing'],
    draw: oneOf(wholeByUnit, unitByWhole),
  }),
]
