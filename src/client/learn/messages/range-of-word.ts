import type { Saying } from '#client/learn/voice/spoken-word.ts'

/** Where the word stands on the page, in the message that is drawn in `bubble`; null when it does not stand there. */
export function rangeOfWord(bubble: Element, { sentence, word }: Pick<Saying, 'sentence' | 'word'>): Range | null {
  const text = bubble.querySelector(`[data-sentence="${sentence}"]`)?.firstChild
  const found = [...(text?.nodeValue ?? '').matchAll(/\S+/g)][word]
  if (!text || !found) return null
  const range = document.createRange()
  range.setStart(text, found.index)
  range.setEnd(text, found.index + found[0].length)
  return range
}
