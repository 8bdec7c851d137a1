import type { CardView } from '#shared/card.ts'

const digits = [...'1234567890']

/** Signs that stand in numbers, amounts and times. */
const signs = [...'.:/−-']
const written = /^[-−$\d.,:/\s]+$/

/** A child sees at least so many letters, so that those it needs do not stand alone. */
const leastLetters = 10

/** The letters that are used most come first. */
const common = [...'eatonirslhdmucgpfybwkv']

/**
 * The keys that an answer is made of, for a child who does not type yet: digits for a number or a time, letters for a word.
 * Null where an answer needs a keyboard all the same.
 */
export function answerKeys({ correct_answer, distractors, answer_format, unit }: CardView): readonly string[] | null {
  const texts = [correct_answer, ...distractors].map((text) => text.trim())
  if (answer_format === 'number' || written.test(correct_answer)) {
    const own = signs.filter((sign) => correct_answer.includes(sign) || (sign === '.' && unit === '$'))
    return [...digits, ...own]
  }
  if (texts.length > 1 && texts.every((text) => [...text].length === 1)) return [...new Set(texts)].sort()
  const letters = new Set(texts.flatMap((text) => [...text.toLowerCase()]))
  if (![...letters].every((letter) => /[a-z' -]/.test(letter))) return null
  for (const letter of common) if (letters.size < leastLetters) letters.add(letter)
  return [...letters].sort()
}
