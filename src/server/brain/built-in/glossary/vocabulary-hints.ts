import type { Entry } from './entries.ts'
import { baseForms } from './word-forms.ts'

/** The example with a gap for the word, 'A pond is the "blank" of a frog.'; null when the word is not in it. */
export function gapIn({ word, example, also = [] }: Entry): string | null {
  const names = new Set([word, ...also].map((name) => name.toLowerCase()))
  const gapped = example.replace(/\p{L}+/gu, (one) =>
    baseForms(one.toLowerCase()).some((form) => names.has(form)) ? '“blank”' : one,
  )
  return gapped === example ? null : gapped
}

/** The first letters that no other choice begins with: 'the letter h', 'the letters m-o'. */
export function clueLetters(word: string, others: readonly string[]): string {
  for (let length = 1; length < word.length - 1; length++) {
    const start = word.slice(0, length)
    if (others.every((other) => !other.startsWith(start))) return lettersIn(start)
  }
  return lettersIn(word.slice(0, 1))
}

function lettersIn(start: string): string {
  return start.length === 1 ? `the letter ${start}` : `the letters ${[...start].join('-')}`
}
