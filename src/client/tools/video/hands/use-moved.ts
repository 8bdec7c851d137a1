import { useEffect, useRef } from 'react'
import type { Made } from './made.ts'

/** What moved to another place is a new button: the keyboard stays with it, and so does the eye. `last` is the piece that moved. */
export function useMoved(made: Made) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    const moved =
      last.current === null ? null : root.current?.querySelector<HTMLElement>(`[data-piece="${last.current}"]`)
    if (made.length === 0 || !moved) return
    if (document.activeElement === document.body) moved.focus({ preventScroll: true })
    moved.scrollIntoView?.({ block: 'nearest' })
  }, [made])
  return { root, last }
}
