/** Words in small letters without marks, each between spaces. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/['’`]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Letters said one by one become the word: 'b-e-c', 'b e c'. */
export const joinedLetters = (words: string): string =>
  words.replace(/(?<= )(?:\p{L} ){2,40}/gu, (letters) => `${letters.replaceAll(' ', '')} `)

/**
 * How many slips of the hand part two words: a letter too many, too few, another one, or two swapped (Damerau and
 * Levenshtein, adjacent swaps). More than `most` is told as `most + 1`.
 */
function slipsBetween(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const changed = (last[j - 1] ?? 0) + (same ? 0 : 1)
      let slips = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
    }
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? most + 1, most + 1)
}

/** Slips that leave a word of this length to be known. */
const slipsFor = (length: number) => (length <= 3 ? 0 : length <= 6 ? 1 : 2)

/** The same word but for spelling: a slip or two, or a plural. */
export function isNear(given: string, wanted: string, most = slipsFor(wanted.length)): boolean {
  const singular = (word: string) => word.replace(/(?<=\p{L}{3})e?s$/u, '')
  if (given === wanted || singular(given) === singular(wanted)) return true
  return slipsBetween(given, wanted, most) <= most
}
