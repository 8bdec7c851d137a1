/** A moment between two sentences. Milliseconds. */
export const breath = 350

/** How long a word takes to be said or read. Milliseconds. */
const perWord = 350
const shortest = 1_800

/** So long a sentence stands when it is not heard. Milliseconds. */
export const readingTime = (text: string): number => Math.max(shortest, text.split(/\s+/).length * perWord)

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '')

/**
 * How long the built-in voice takes for a word, for each of its letters, and for a breath after it: fitted to 1,670 words of films, of which nine in ten are
 * then said within 0.4 s of it (0.65 s where each word takes the same). Milliseconds.
 */
const spoken = { word: 170, letter: 32, breath: 270 } as const

const timeOf = (word: string): number =>
  spoken.word + spoken.letter * word.replace(/\W/g, '').length + (/[,.:;?!]$/.test(word) ? spoken.breath : 0)

/** After how many milliseconds each word of a sentence begins. */
function startsOf(words: readonly string[]): number[] {
  let at = 0
  return words.map((word) => {
    const start = at
    at += timeOf(word)
    return start
  })
}

/** How long after a sentence begins one of its words is heard, in milliseconds; 0 when it has no such word. `red#2` is its second 'red'. */
export function wordAt(sentence: string, word: string | undefined): number {
  if (word === undefined) return 0
  const [name = '', which = '1'] = word.split('#')
  return wordsAt(sentence, name)[Number(which) - 1] ?? 0
}

/** After how many milliseconds some words are heard that stand together in a sentence, each time that they do. */
export function wordsAt(sentence: string, text: string): number[] {
  const words = sentence.split(/\s+/)
  const [said, sought] = [
    words.map(bare),
    text
      .split(/\s+/)
      .map(bare)
      .filter((word) => word !== ''),
  ]
  if (sought.length === 0) return []
  const starts = startsOf(words)
  return starts.filter((_, at) => sought.every((word, along) => said[at + along] === word))
}

/** A wait, as the style that the film's animations and transitions read; what stands within has its own. */
export const late = (milliseconds: number): Record<string, string> => ({ '--late': `${Math.round(milliseconds)}ms` })
