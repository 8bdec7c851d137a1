import { type RefObject, useEffect, useRef } from 'react'
import type { PlayingState } from './playing-state.ts'

/** Where the child goes on: at a question, after it, at the end, and otherwise at the stage. */
const placeOf = ({ stage }: PlayingState): string => {
  if (stage === 'asking' || stage === 'responding' || stage === 'ended') return stage
  return stage === 'checking' ? 'asking' : 'stage'
}

/** Puts the focus where the child goes on: on opening, at every question and after it. Never away from the chat's box. */
export function usePlayerFocus(root: RefObject<HTMLElement | null>, state: PlayingState): void {
  const place = placeOf(state)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const active = document.activeElement
    if (active && active !== document.body && !root.current?.contains(active)) return
    const here = root.current?.querySelector<HTMLElement>(`[data-player-focus="${place}"]`)
    here?.focus({ preventScroll: true })
    // The question and what answers it belong together: both should be seen.
    ;(here?.closest('section') ?? here)?.scrollIntoView?.({ block: 'nearest' })
  }, [root, place])
}
