/** A choice is right when its text is, apart from the spaces around it. */
export const sameChoice = (given: string, wanted: string): boolean => given.trim() === wanted.trim()

const plainNumber = /^[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/

/** A number in digits, as a child types it: '1,200', '−4', '.5'. Null when it is anything else. */
function numberIn(text: string): number | null {
  if (!plainNumber.test(text) || !/\d/.test(text)) return null
  return Number(text.replaceAll(',', '').replace('−', '-'))
}

/** What was typed, without the unit that may stand before or behind it. */
function withoutUnit(text: string, unit: string): string {
  const [lowText, lowUnit] = [text.toLowerCase(), unit.trim().toLowerCase()]
  if (lowUnit === '') return text
  if (lowText.endsWith(lowUnit)) return text.slice(0, -lowUnit.length).trim()
  return lowText.startsWith(lowUnit) ? text.slice(lowUnit.length).trim() : text
}

const fraction = /^([-−]?)(?:(\d{1,9})(?:\s+|-))?(\d{1,9})\/(\d{1,9})$/

/** The number that a choice begins with, a fraction as well: 1.25 of '1 1/4', 18 of '18 square cm'. */
function valueIn(text: string): number | null {
  if (/[:<>=]/.test(text)) return null
  const [number = ''] = /^\$?\s*[-−+]?\d[\d.,/ -]*/.exec(text.trim()) ?? []
  const plain = number.replace('$', '').trim()
  const [isFraction, sign, whole = 0, top, bottom] = fraction.exec(plain) ?? []
  if (isFraction === undefined) return numberIn(plain)
  const size = Number(whole) + Number(top) / Number(bottom)
  return sign ? -size : size
}

/** Whether two choices say the same number, in whatever form and unit; percent as parts of 100. */
export function sameNumber(given: string, wanted: string): boolean {
  const share = (text: string) => (valueIn(text) ?? Number.NaN) / (text.trim().endsWith('%') ? 100 : 1)
  return Math.abs(share(given) - share(wanted)) < 1e-9
}

/**
 * Whether a typed answer is right, where the server cannot be asked: compared as numbers when both sides are numeric,
 * otherwise as trimmed text whatever its case. The server knows more (3/4 is 0.75, 'fifty-six' is 56); its verdict stands.
 */
export function sameTyped(given: string, wanted: string, unit = ''): boolean {
  const [a, b] = [given.trim(), wanted.trim()]
  const [x, y] = [numberIn(withoutUnit(a, unit)), numberIn(withoutUnit(b, unit))]
  if (x !== null && y !== null) return x === y
  return a !== '' && a.toLowerCase() === b.toLowerCase()
}
