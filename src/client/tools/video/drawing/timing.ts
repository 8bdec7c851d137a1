/** A moment between two sentences. Milliseconds. */
export const breath = 350

/** How long a word takes to be said or read. Milliseconds. */
const perWord = 350
const shortest = 1_800

/** So long a sentence stands when it is not heard. Milliseconds. */
export const readingTime = (text: string): number => Math.max(shortest, text.split(/\s+/).length * perWord)

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '')

/** How long after a sentence begins one of its words is heard, in milliseconds; 0 when it has no such word. `red#2` is its second 'red'. */
export function wordAt(sentence: string, word: string | undefined): number {
  if (word === undefined) return 0
  const [name = '', which = '1'] = word.split('#')
  const found = [...sentence.split(/\s+/).entries()].filter(([, one]) => bare(one) === bare(name))
  return (found[Number(which) - 1]?.[0] ?? 0) * perWord
}

/** After how many milliseconds some words are heard that stand together in a sentence, each time that they do. */
export function wordsAt(sentence: string, text: string): number[] {
  const [said, sought] = [sentence, text].map((one) =>
    one
      .split(/\s+/)
      .map(bare)
      .filter((word) => word !== ''),
  )
  if (!said || !sought || sought.length === 0) return []
  return said.flatMap((_, at) => (sought.every((word, along) => said[at + along] === word) ? [at * perWord] : []))
}

/** A wait, as the style that the film's animations and transitions read; what stands within has its own. */
export const late = (milliseconds: number): Record<string, string> => ({ '--late': `${Math.round(milliseconds)}ms` })
