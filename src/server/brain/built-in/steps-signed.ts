import { writeNumber } from '#shared/answers/numbers.ts'
import type { Terms } from './terms.ts'

/** Whole numbers below zero, or a result below zero. */
export function signedSteps({ left, right, operation, key, whole }: Terms, equation: string): string[] {
  const [a, b] = [left.value.abs(), right.value.abs()].map((value) => writeNumber(value))
  if (operation === '×' || operation === '÷') {
    const size = writeNumber(key.abs())
    const result =
      left.value.lt(0) === right.value.lt(0)
        ? `A minus on both sides goes away: ${equation}.`
        : `A single minus stays: ${equation}.`
    return [`Without a minus: ${a} ${operation} ${b} = ${size}.`, result]
  }
  if (whole) {
    return [
      `The other way round: ${b} − ${a} = ${writeNumber(key.abs())}.`,
      `You take more, so go below zero: ${equation}.`,
    ]
  }
  const up = (operation === '+') === right.value.gt(0)
  return [`Start at ${writeNumber(left.value)} on the number line.`, `Go ${b} ${up ? 'up' : 'down'}: ${equation}.`]
}
