import type Fraction from 'fraction.js'
import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { keyValue } from '../read/tries.ts'
import { isOwn, openProblem, type Problem } from '../state.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { seenIn } from './keep-sight.ts'

// The child went on from the open problem to what it wants to know: '132 total' when a closet of 12 square feet was the last part of 120.

const goesOn =
  /\b(?:total|altogether|all together|in all|all|together|both|more|left|leftover|less|extra|dollars?|bucks?|cents?|cost|costs|save|saves|so|then|now)\b|\$/i

/** Numbers of the child's own that are no part of the open problem or of the way to it. */
function besides({ item, done }: Problem, told: readonly Fraction[]): Fraction[] {
  const within = [
    ...findNumbers([item.question, item.name].join(' ')),
    ...item.solution
      .flat()
      .flatMap(({ value }) => (value === null ? [] : (readNumber(value.replaceAll(',', '')) ?? []))),
    ...done.flatMap((one) => readNumber(one) ?? []),
  ]
  return told.filter((one) => one.gt(1) && !within.some((other) => other.equals(one)))
}

export function beyond(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const key = open && keyValue(open.item)
  const [said, ...more] = findNumbers(text)
  if (!open || !isOwn(open) || !key || !said || more.length > 0 || said.equals(key) || !goesOn.test(text)) return null
  if (/\?/.test(text) || open.misses > 1) return null
  const way = besides(open, seenIn(lesson))
    .slice(0, 6)
    .flatMap((other) => wayFrom(key, other, said))[0]
  return way === undefined
    ? null
    : credit(heard, open, {
        said: open.item.answer.answer,
        before: [{ key: 'beyond.credit', values: { what: open.item.name, says: way } }],
      })
}

const write = (value: Fraction) => writeNumber(value, 'decimal')

function wayFrom(key: Fraction, other: Fraction, said: Fraction): string[] {
  if (key.add(other).equals(said)) return [`${write(other)} + ${write(key)} = ${write(said)}`]
  if (other.sub(key).equals(said)) return [`${write(other)} − ${write(key)} = ${write(said)}`]
  if (key.mul(other).equals(said)) return [`${write(key)} × ${write(other)} = ${write(said)}`]
  return key.sub(other).equals(said) ? [`${write(key)} − ${write(other)} = ${write(said)}`] : []
}
