/** What there is now, what was before it, and what was taken back. Nothing in it is ever changed. */
export type History<T> = { readonly past: readonly T[]; readonly present: T; readonly future: readonly T[] }

/** How many steps can be taken back. */
export const mostSteps = 200

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** A new step; what was taken back before it is gone. */
export const push = <T>(history: History<T>, next: T): History<T> => ({
  past: [...history.past.slice(1 - mostSteps), history.present],
  present: next,
  future: [],
})

export const canUndo = <T>(history: History<T>) => history.past.length > 0
export const canRedo = <T>(history: History<T>) => history.future.length > 0

/** One step back; the same history where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (!canUndo(history)) return history
  return { past: past.slice(0, -1), present: past[past.length - 1] ?? present, future: [present, ...future] }
}

/** One step forward again; the same history where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (!canRedo(history)) return history
  return { past: [...past, present], present: future[0] ?? present, future: future.slice(1) }
}
