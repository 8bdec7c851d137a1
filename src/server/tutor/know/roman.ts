// Numbers as the Romans wrote them.

const signs: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]
const most = 3999

export function asRoman(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > most) return null
  let rest = number
  let written = ''
  for (const [sign, value] of signs)
    while (rest >= value) {
      written += sign
      rest -= value
    }
  return written
}

/** Null where the letters are no number as it is written. */
export function fromRoman(letters: string): number | null {
  let at = 0
  let total = 0
  for (const [sign, value] of signs)
    while (letters.startsWith(sign, at)) {
      total += value
      at += sign.length
    }
  return at === letters.length && total > 0 && asRoman(total) === letters ? total : null
}

/** The number in the steps by which it is written: 49 is XL and IX. */
export function romanParts(number: number): { sign: string; value: number }[] {
  const digits = [...String(number)]
  return digits.flatMap((digit, at) => {
    const value = Number(digit) * 10 ** (digits.length - 1 - at)
    const sign = value === 0 ? null : asRoman(value)
    return sign === null ? [] : [{ sign, value }]
  })
}
