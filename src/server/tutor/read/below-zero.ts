import type Fraction from 'fraction.js'
import words from '#content/en/tutor/own.json'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import type { Sign } from '#shared/answers/expressions.ts'
import { writeNumber } from '#shared/answers/numbers.ts'

type Kind = keyof typeof words.below.hints
type Slip = keyof typeof words.below.slips

const kindOf = (one: Fraction, sign: Sign, other: Fraction): Kind => {
  if (one.gte(0) && other.gte(0) && (sign !== '-' || one.gte(other))) return 'plain'
  if (sign === '×' || sign === '÷') return 'times'
  if (sign === '-' && other.lt(0)) return 'double'
  return (sign === '+') === other.gt(0) ? 'right' : 'left'
}

/** What children come to with each known idea of signs. */
function slipsOf(one: Fraction, sign: Sign, other: Fraction, key: Fraction): [Fraction, Slip][] {
  const [a, b] = [one.abs(), other.abs()]
  const kind = kindOf(one, sign, other)
  if (kind === 'plain') return []
  if (kind === 'times') return [[key.neg(), 'timesSign']]
  if (kind === 'double')
    return [
      [one.sub(b), 'wentOn'],
      [a.add(b), 'bothTurned'],
      [key.neg(), 'otherSide'],
    ]
  if (kind === 'right')
    return one.lt(0)
      ? [
          [a.add(b).neg(), 'putTogether'],
          [key.neg(), 'otherSide'],
          [a.add(b), 'putTogether'],
        ]
      : []
  return one.lt(0)
    ? [
        [one.add(b), 'wentUp'],
        [key.neg(), 'otherSide'],
        [a.sub(b), 'took'],
      ]
    : [[key.neg(), 'otherSide']]
}

/** Hints, known slips and the reason for a sum with numbers below zero: which way to go, and what two signs make. */
export function belowZero(
  name: string,
  one: Fraction,
  sign: Sign,
  other: Fraction,
  key: Fraction,
): Pick<Item, 'hints' | 'distractors' | 'explanation'> {
  const kind = kindOf(one, sign, other)
  const values = {
    name,
    answer: writeNumber(key),
    a: writeNumber(one).replace('-', '−'),
    size1: writeNumber(one.abs()),
    size: writeNumber(other.abs()),
    sign: sign === '-' ? '−' : sign,
    count: [one, other].filter((part) => part.lt(0)).length,
  }
  const say = (message: string) => icuText(message, values)
  const [first = '', second = '', last = ''] = words.below.hints[kind].map(say)
  const taken = new Set([writeNumber(key)])
  const distractors = slipsOf(one, sign, other, key).flatMap(([value, slip]) => {
    const answer = writeNumber(value)
    if (taken.has(answer) || value.equals(0)) return []
    taken.add(answer)
    return [{ answer, misconception: slip, feedback: say(words.below.slips[slip]) }]
  })
  return {
    hints: [first, second, last],
    distractors,
    explanation: say(words.below.explanation[kind === 'times' || kind === 'plain' ? kind : 'line']),
  }
}
