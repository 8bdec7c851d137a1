import { readNumber } from './numbers.ts'

/**
 * True when two answers are the same: as exact numbers where both are numbers, however they are written (56,
 * 'fifty-six', 56.0, 112/2), else as text, whatever the case and the spaces around.
 */
export function sameAnswer(given: string, wanted: string): boolean {
  const [a, b] = [readNumber(given), readNumber(wanted)]
  if (a && b) return a.equals(b)
  if (a || b) return false
  const text = given.trim().toLowerCase()
  return text !== '' && text === wanted.trim().toLowerCase()
}
