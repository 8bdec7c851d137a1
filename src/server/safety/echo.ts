import { LRUCache } from 'lru-cache'

/** So many words in a row that also stand in a hidden text are no accident. */
const run = 7
/** A hidden text shorter than that is an echo only as a whole; one of less than four words may be said by chance. */
const shortest = 4
/** So many words of what was said before can be the beginning of an echo. */
const remembered = 60

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/\p{L}+|\d+/gu) ?? []

const runsOf = (words: string[], length: number): string[] =>
  words.length < length
    ? []
    : Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length).join(' '))

const known = new LRUCache<string, ReadonlySet<string>>({ max: 200, maxSize: 2_000_000, sizeCalculation: sizeOf })

function sizeOf(_runs: ReadonlySet<string>, text: string) {
  return text.length * run + 1
}

function hiddenRuns(text: string): ReadonlySet<string> {
  const found = known.get(text)
  if (found) return found
  const words = wordsOf(text)
  const runs = new Set(words.length >= run ? runsOf(words, run) : words.length >= shortest ? [words.join(' ')] : [])
  known.set(text, runs)
  return runs
}

// Base64 has capitals inside its words; a long word has none.
const encoded = /(?<![A-Za-z0-9+/])(?=[A-Za-z0-9+/]*[a-z0-9][A-Z])[A-Za-z0-9+/]{32,}|(?:[0-9a-f]{2}[ :-]?){24,}/

/**
 * Does the sentence, alone or with what was said just before, repeat a text that is not for the child: the tutor's
 * personality, the parent's notes, our own instructions? Also backwards, by ROT13, one word a line, or as a code.
 */
export function echoes(sentence: string, shown: readonly string[], hidden: readonly string[]): boolean {
  if (encoded.test(sentence)) return true
  const fresh = wordsOf(sentence)
  if (fresh.length === 0 || hidden.length === 0) return false
  const before = wordsOf(shown.slice(-remembered).join(' ')).slice(-remembered)
  const forms = [[...before, ...fresh], [...fresh].reverse(), fresh.map(rot13), fresh.map(backwards)]
  return hidden.some((text) => {
    const runs = hiddenRuns(text)
    if (runs.size === 0) return false
    const length = Math.min(run, wordsOf(text).length)
    return forms.some((words) => runsOf(words, length).some((each) => runs.has(each)))
  })
}

const rot13 = (word: string) =>
  word.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))

const backwards = (word: string) => [...word].reverse().join('')
