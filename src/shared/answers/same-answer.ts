import { readNumber } from './numbers.ts'

/** True when two texts are the same number, however they are written: 1/2 and 0.5, 7 and 7.0, fifty-six and 56. */
export function sameAnswer(given: string, wanted: string): boolean {
  const [a, b] = [readNumber(given), readNumber(wanted)]
  return a !== null && b !== null && a.equals(b)
}
