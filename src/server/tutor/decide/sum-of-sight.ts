import type Fraction from 'fraction.js'

/** What is asked of two numbers that were told, as a sum; null where it is something else. */
export function sumOf(text: string, more: Fraction, less: Fraction, shown: (value: Fraction) => string): string | null {
  const [a, b] = [shown(more), shown(less)]
  if (
    /\bhow (?:many|much)(?: [a-z]+)?(?: [a-z]+)? (?:more|less|fewer|longer|taller|older|farther|bigger|shorter|heavier)\b|\bhow much (?:change|(?:do|should|shud|will) (?:i|we) (?:give|get|hand|pay)(?: (?:him|her|them|me))? back)\b|\bdifference\b/i.test(
      text,
    )
  )
    return `${a} - ${b}`
  if (/\bhow (?:many|much)\b.*\b(?:left|remain|still)\b/i.test(text)) return `${a} - ${b}`
  if (
    /\bhow (?:many|much)\b.*\b(?:in all|all ?together|total|both)\b|\ball ?together\W*$|\bin all\W*$|^\W*(?:so )?how (?:many|much) (?:is|are|do) (?:that|it|they|those|we have|there)(?: all| now)?\W*$/i.test(
      text,
    )
  )
    return `${a} + ${b}`
  if (
    /\b(?:who|which|what) (?:has|is|got|one is|one has) (?:more|bigger|greater|larger)\b(?! than)/i.test(text) &&
    !more.equals(less)
  )
    return `which is bigger ${b} or ${a}`
  return null
}
