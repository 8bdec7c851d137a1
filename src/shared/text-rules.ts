/** Length as a person counts it: code points, not UTF-16 units. */
export const codePoints = (text: string) => [...text].length

// What looks empty though it has characters: zero-width marks, direction marks, fillers and every control or format sign.
const invisible = /[\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** True when nothing of the text can be seen: spaces, zero-width characters, control signs. */
export const isBlank = (text: string) => text.replace(invisible, '') === ''

/** True when a database and another program can keep the text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()
