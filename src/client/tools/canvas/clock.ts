/** A clock of a drawing: stands at `from` until it is read for the first time, which is when the child begins. */
export function inkClock(from = 0): () => number {
  let began: number | null = null
  return () => {
    const at = performance.now()
    began ??= at - from
    return at - began
  }
}
