// Small: signing in and the dashboard carry it, to know whether a log-out would throw something away.

export const outboxPrefix = 'trellis.outbox.'
export const unsentPrefix = 'trellis.unsent.'

/** The students of whom this tab keeps words that the server may not have (kept.ts). */
export const studentsWithUnsent = (open: () => Storage = () => sessionStorage): string[] =>
  studentsUnder([unsentPrefix], () => true, open)

/** The students of whom this browser keeps something that waits; also of a release before this one. */
export const studentsWithWaiting = (open: () => Storage = () => localStorage): string[] =>
  studentsUnder([outboxPrefix, 'trellis.answer.', 'trellis.drawing.'], mayWait, open)

/** What a child has said to be wrong, and nobody knows yet. */
export const isWaitingReport = (name: string, storage: Storage): boolean =>
  name.startsWith(outboxPrefix) && /"where":"waits","kept":\{"kind":"report"/.test(storage.getItem(name) ?? '')

/** Drawings stay for a while after they came. */
const mayWait = (name: string, text: string) =>
  name.startsWith('trellis.answer.') || /^waits |"where":"waits"/.test(text)

function studentsUnder(prefixes: string[], counts: (name: string, text: string) => boolean, open: () => Storage) {
  try {
    const storage = open()
    const names = Object.keys(storage).filter(
      (name) => prefixes.some((prefix) => name.startsWith(prefix)) && counts(name, storage.getItem(name) ?? ''),
    )
    return [...new Set(names.map((name) => name.split('.')[2] ?? ''))]
  } catch {
    // Blocked: then nothing was kept.
    return []
  }
}
