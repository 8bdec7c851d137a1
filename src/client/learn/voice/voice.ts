/** What says the tutor's sentences. */
export type Voice = {
  /** Says a sentence after those before it; `replyId` is the message it belongs to, `place` its place there. */
  say: (sentence: string, replyId: string, place: number) => void
  /** Silence, at once, and for what still comes of the same reply. */
  stop: () => void
}
