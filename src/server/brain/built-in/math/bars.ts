/** A fraction as it is written, so that 2/4 stays 2/4. */
export type Bar = { top: number; bottom: number }

export const writeBar = ({ top, bottom }: Bar) => `${top}/${bottom}`

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

export const lcm = (a: number, b: number) => (a / gcd(a, b)) * b

/** '3/4', or a whole number over 1. Null for anything else. */
export function readBar(written: string): Bar | null {
  const [, top, bottom = '1'] = /^(\d{1,7})(?:\/(\d{1,7}))?$/.exec(written.replaceAll(',', '')) ?? []
  return top === undefined || Number(bottom) === 0 ? null : { top: Number(top), bottom: Number(bottom) }
}

const pieces = new Map([
  [2, ['half', 'halves']],
  [3, ['third', 'thirds']],
  [4, ['fourth', 'fourths']],
  [5, ['fifth', 'fifths']],
  [6, ['sixth', 'sixths']],
  [8, ['eighth', 'eighths']],
  [10, ['tenth', 'tenths']],
])

/** How pieces are called: 'fourths'. */
export const piecesName = (bottom: number): string => pieces.get(bottom)?.[1] ?? 'pieces'
