import type { CardView } from '#shared/card.ts'

/** With the right answer these make four. */
const mostDistractors = 3

/** The buttons of a card: the right answer among the most telling other ones. The same card and turn give the same order. */
export function choicesOf({ id, correct_answer, distractors }: CardView, turn: number): string[] {
  const seen = new Set([correct_answer.trim()])
  const others = distractors.filter((one) => {
    const text = one.trim()
    return text !== '' && !seen.has(text) && seen.add(text)
  })
  return shuffled([correct_answer, ...others.slice(0, mostDistractors)], `${id} ${turn}`)
}

/** A list in another order, always the same one for the same seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const draw = drawerOf(seed)
  const keyed = list.map((one) => ({ one, at: draw() }))
  return keyed.sort((a, b) => a.at - b.at).map(({ one }) => one)
}

/** Numbers that look random (mulberry32), from a text (FNV-1a). */
function drawerOf(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
