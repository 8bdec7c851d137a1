/** Asks about what was not heard well: 'Did you say 13 or 30?' */
export const didYouSay = (says: readonly string[]): string => `Did you say ${says.join(' or ')}?`

const amount = String.raw`−?\d{1,7}(?:\.\d{1,4})?|(?:\d{1,3} )?\d{1,3}/\d{1,3}`
const one = String.raw`(?:${amount}|\d{1,2}:\d{2}|[A-Z])`
const phrase = new RegExp(`^Did you say ${one}(?: or ${one})?\\?$`)

/** A fixed phrase of the app that the tutor's voice may say, though no tutor wrote it: a number, a time or a letter only. */
export const isDidYouSay = (text: string): boolean => phrase.test(text)
