import { numsIn } from './plain.ts'

// '2:3 = 8:?': a ratio with a blank, and the number that fills it.

const blank =
  /\b(\d{1,4}) ?(?::|to) ?(\d{1,4}) ?(?:=|is|is the same as|equals) ?(\d{1,5}) ?(?::|to) ?(?:\?|_+|x\b|n\b|what|blank)/i

/** The three numbers that are there. */
export function blankIn(text: string): { a: number; b: number; c: number } | null {
  const [a, b, c] = blank.exec(text)?.slice(1).map(Number) ?? []
  return a !== undefined && b !== undefined && c !== undefined && a > 0 && c > a && c % a === 0 ? { a, b, c } : null
}

/** '12' behind it. */
export function ratioFilledWay(plain: string, earlier: readonly string[]): string | null {
  const found = blankIn(earlier[0] ?? '')
  const [said, another] = numsIn(plain)
  if (!found || !said || another || said.from > 12) return null
  const { a, b, c } = found
  return said.value.equals((b * c) / a) ? `${a}:${b} is the same as ${c}:${said.written}` : null
}
