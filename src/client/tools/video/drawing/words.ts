/** A whole text's fraction: what stands before it, its top and bottom, and what stands after. */
export const fraction = /^(.*?)(\d+|\?)\/(\d+|\?)(.*)$/

/** What is set apart when a text is drawn: a text with a fraction goes word by word. */
export const partsOf = (text: string): string[] => (fraction.test(text) ? text.split(' ') : [text])

/** How wide a part is, for a size of 1. */
export const wideOf = (part: string): number => {
  const [, , top = '', bottom = ''] = fraction.exec(part) ?? []
  return top ? Math.max(top.length, bottom.length) * 0.5 : part.length * 0.6
}

/** The room between two parts, for a size of 1. */
export const gap = 0.3

/** How wide and high a text is drawn. */
export function textSize(text: string, size: number): [width: number, height: number] {
  const parts = partsOf(text)
  const width = parts.reduce((sum, part) => sum + wideOf(part), 0) + (parts.length - 1) * gap
  return [width * size, (fraction.test(text) ? 1.5 : 1) * size]
}
