/** What a class of the glyph net may stand for, and how readily; the rest of the line decides. */
const meansAlso: Record<string, readonly (readonly [string, number])[]> = {
  '0': [
    ['0', 1],
    ['o', 0.25],
    ['O', 0.12],
  ],
  '|': [
    ['1', 1],
    ['l', 0.25],
    ['I', 0.1],
    ['/', 0.08],
  ],
  '/': [
    ['/', 1],
    ['1', 0.7],
    ['l', 0.1],
  ],
  '1': [['1', 1]],
  I: [
    ['I', 1],
    ['1', 0.3],
  ],
  '-': [['−', 1]],
  x: [
    ['×', 1],
    ['x', 0.5],
  ],
  '2': [
    ['2', 1],
    ['z', 0.05],
  ],
  z: [
    ['z', 1],
    ['2', 0.12],
  ],
  '5': [
    ['5', 1],
    ['s', 0.1],
  ],
  s: [
    ['s', 1],
    ['5', 0.4],
  ],
  '6': [
    ['6', 1],
    ['b', 0.15],
  ],
  b: [
    ['b', 1],
    ['6', 0.35],
  ],
  '9': [
    ['9', 1],
    ['q', 0.15],
    ['g', 0.15],
  ],
  g: [
    ['g', 1],
    ['9', 0.5],
  ],
  q: [
    ['q', 1],
    ['9', 0.5],
  ],
  '+': [
    ['+', 1],
    ['t', 0.2],
  ],
  t: [
    ['t', 1],
    ['+', 0.3],
  ],
  T: [
    ['T', 1],
    ['7', 0.1],
  ],
  B: [
    ['B', 1],
    ['8', 0.2],
  ],
  D: [
    ['D', 1],
    ['0', 0.1],
  ],
  Y: [
    ['Y', 1],
    ['4', 0.1],
  ],
  c: [
    ['c', 1],
    ['C', 0.3],
    ['<', 0.05],
  ],
  Q: [
    ['Q', 1],
    ['0', 0.1],
  ],
}

export const standsFor = (name: string): readonly (readonly [string, number])[] => meansAlso[name] ?? [[name, 1]]

/** What is a letter or nearly one, as small letters: what a class stands for where a word of a list is looked for. */
export function standsForLetter(name: string): readonly (readonly [string, number])[] {
  const found = new Map<string, number>()
  for (const [text, readily] of [...standsFor(name), ...(asLetters[name] ?? [])])
    if (/^[a-zA-Z]$/.test(text))
      found.set(text.toLowerCase(), Math.max(found.get(text.toLowerCase()) ?? 0, readily, 0.6))
  return [...found]
}

/** Signs and digits that look like letters, in the middle of a word. */
const asLetters: Record<string, readonly (readonly [string, number])[]> = {
  '|': [['i', 0.1]],
  '1': [
    ['l', 0.4],
    ['r', 0.2],
  ],
  '/': [['l', 0.8]],
  '<': [['c', 0.4]],
  '4': [['y', 0.3]],
  '7': [['t', 0.1]],
}
