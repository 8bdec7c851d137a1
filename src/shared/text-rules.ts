/** Length as a person counts it: code points, not UTF-16 units. */
export const codePoints = (text: string) => [...text].length

// What looks empty though it has characters: zero-width marks, direction marks, fillers and every control or format sign.
const invisible = /[\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** True when nothing of the text can be seen: spaces, zero-width characters, control signs. */
export const isBlank = (text: string) => text.replace(invisible, '') === ''

/** True when a database and another program can keep the text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

// Controls, line breaks, and the signs that turn the direction of what stands around them.
const hidden = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** True when a name holds a sign that nobody sees and that changes the line it stands in. */
export const holdsHiddenSign = (text: string) => hidden.test(text)
