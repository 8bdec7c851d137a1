/** A word or part of one that the encoder knows, with the logarithm of how common it is. */
export type Piece = readonly [text: string, worth: number]

const wordBegin = '\u2581'
/** The first ones stand for no text. */
const reserved = 6
const unknown = 0
/** A sign that no piece has is worth less than any piece. */
const worthOfUnknown = -20

/** Cuts a text into the pieces that make it likeliest (a unigram model, Kudo 2018); at most `most` of them. */
export function piecesReader(vocabulary: readonly Piece[]): (text: string, most: number) => number[] {
  const known = new Map<string, { id: number; worth: number }>()
  let longest = 1
  for (const [id, [text, worth]] of vocabulary.entries()) {
    if (id < reserved) continue
    known.set(text, { id, worth })
    longest = Math.max(longest, text.length)
  }
  return (text, most) => {
    const signs = `${wordBegin}${text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, wordBegin)}`
    const best = new Float64Array(signs.length + 1).fill(Number.NEGATIVE_INFINITY)
    const came = new Array<{ from: number; id: number }>(signs.length + 1)
    best[0] = 0
    for (let from = 0; from < signs.length; from++) {
      const before = best[from] ?? 0
      const reach = (to: number, id: number, worth: number) => {
        if (before + worth <= (best[to] ?? 0)) return
        best[to] = before + worth
        came[to] = { from, id }
      }
      reach(from + 1, unknown, worthOfUnknown)
      for (let to = from + 1; to <= Math.min(signs.length, from + longest); to++) {
        const piece = known.get(signs.slice(from, to))
        if (piece) reach(to, piece.id, piece.worth)
      }
    }
    const ids: number[] = []
    for (let at = signs.length; at > 0; ) {
      const step = came[at]
      if (!step) break
      if (step.id !== unknown || ids.at(-1) !== unknown) ids.push(step.id)
      at = step.from
    }
    return ids.reverse().slice(0, most)
  }
}
