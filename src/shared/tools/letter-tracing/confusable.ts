/** Letters and digits that children take for each other, because they look or turn alike. */
export const confusableGlyphs: readonly (readonly string[])[] = [
  ['b', 'd', 'p', 'q'],
  ['m', 'n', 'h', 'u', 'r'],
  ['c', 'o', 'a', 'e'],
  ['6', '9'],
  ['2', '5', 'S', 'Z'],
  ['i', 'j', 'l'],
  ['f', 't'],
  ['v', 'u', 'w', 'y'],
  ['g', 'q', 'j', 'y'],
  ['s', 'z'],
  ['M', 'N', 'W'],
  ['E', 'F', 'L'],
  ['P', 'R', 'B', 'D'],
  ['C', 'G', 'O', 'Q'],
  ['U', 'V', 'Y'],
  ['U', 'u', 'v'],
  ['V', 'v', 'u'],
  ['I', 'Z', 'z'],
  ['q', '9', 'g'],
  ['b', '6'],
  ['D', 'O', 'P'],
  ['Y', 'y', 'X', 'V'],
  ['r', 'v', 'n'],
  ['K', 'k', 'R'],
  ['G', '6'],
  ['I', 'J', 'L'],
  ['K', 'X'],
  ['3', '8', 'B'],
  ['1', '7', '4'],
  ['0', 'O', '6', '8'],
]

/** What a letter is best told apart from, the likeliest first; empty when nothing looks like it. */
export function contrastOf(glyph: string): string[] {
  const near = confusableGlyphs.filter((set) => set.includes(glyph)).flat()
  return [...new Set(near)].filter((other) => other !== glyph)
}

/** The same strokes in another size; a bare stick is even of the same size. */
const twins: readonly string[] = ['oO0', 'cC', 'sS', 'vV', 'wW', 'xX', 'zZ', 'l1I', 'pP', 'uU']

export const areTwins = (a: string, b: string): boolean =>
  a === b || twins.some((set) => set.includes(a) && set.includes(b))

export const twinsOf = (glyph: string): string[] =>
  twins.filter((set) => set.includes(glyph)).flatMap((set) => [...set].filter((one) => one !== glyph))
