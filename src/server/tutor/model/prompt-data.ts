/** The word that stands for the child's nickname on its way to and from a model. */
export const nameToken = '{name}'

/** Text that people wrote, made safe to stand in a block of a prompt: one line, nothing invisible, no delimiter of ours. */
export const asData = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\[(?=\[)/g, '[ ')
    .replace(/\](?=\])/g, '] ')
    .trim()

const smallWords = new Set(['the', 'and', 'von', 'van', 'del', 'los', 'las'])

/** Takes the nickname out of a text, whole or in part, in capitals or not. A nickname without two letters
 * ('7', 'J') names nobody and is left, or sums and sentences would fall apart. */
export function withoutName(nickname: string): (text: string) => string {
  const whole = asData(nickname)
  const parts = whole.split(' ').filter((part) => countLetters(part) >= 3 && !smallWords.has(part.toLowerCase()))
  const names = [whole, ...parts].filter((name) => countLetters(name) >= 2 || /\p{Lo}/u.test(name)).map(asPattern)
  if (names.length === 0) return (text) => text
  const anyName = new RegExp(names.join('|'), 'giu')
  return (text) => text.replace(anyName, nameToken)
}

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

function asPattern(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+')
  // A name inside a longer word is another word ('Art' in 'party'); scripts without spaces have no such words.
  const before = /^[\p{Lu}\p{Ll}]/u.test(name) ? '(?<!\\p{L})' : ''
  const after = /[\p{Lu}\p{Ll}]$/u.test(name) ? '(?!\\p{L})' : ''
  return before + escaped + after
}
