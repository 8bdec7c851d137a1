// What comes from a file is data: nothing in it may steer a screen, a voice, a terminal or a reader.

/**
 * Text as a card keeps it: one line, no control signs, no direction marks, nothing invisible. Joiners stay between the
 * letters of scripts that need them. The same text comes out when it goes in again.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?<![^\0-\x7F])[\u200C\u200D]+|[\u200C\u200D]+(?![^\0-\x7F\u200C\u200D])/gu, '')
    .replace(/[\u115F\u1160\u3164\uFFA0\u2800]/g, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Letters alone, for comparing: 'The Cat' and 'the cat' are the same. */
export const folded = (text: string) => plainText(text).toLowerCase()

/** True when the hint holds the answer and the question does not: what a child reads anyway gives nothing away. */
export const givesAway = (hint: string, card: { question: string; correct_answer: string }) =>
  holds(hint, card.correct_answer) && !holds(card.question, card.correct_answer)

/** As a word or words of its own. A single letter is not looked for. */
function holds(text: string, answer: string): boolean {
  const wanted = folded(answer)
  if (wanted === '' || /^\p{L}$/u.test(wanted)) return false
  const within = folded(text)
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (!isWord(within[at - 1]) && !isWord(within[at + wanted.length])) return true
  }
  return false
}

/** The first words, for a report. */
export const startOf = (text: string) => {
  const signs = [...plainText(text)]
  return signs.length > 40 ? `${signs.slice(0, 39).join('')}…` : signs.join('')
}
