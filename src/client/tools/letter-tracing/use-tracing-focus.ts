import { type RefObject, useEffect, useRef } from 'react'
import type { Phase } from './tracing-state.ts'

/**
 * Puts the focus where the child goes on: on the new letter, on 'Next', on the end. Never on opening, and never away
 * from whoever is writing to the tutor.
 */
export function useTracingFocus(root: RefObject<HTMLElement | null>, phase: Phase, turn: number): void {
  const last = useRef('')
  useEffect(() => {
    const place = `${phase} ${turn}`
    const isFirst = last.current === '' || last.current.startsWith('loading 0')
    if (last.current === place) return
    last.current = place
    if (isFirst || !mayMove(root.current)) return
    root.current?.querySelector<HTMLElement>(`[data-tracing-focus="${phase}"]`)?.focus()
  }, [root, phase, turn])
}

/** The focus is nowhere, or inside and not on a switch. */
function mayMove(root: HTMLElement | null): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return true
  return root?.contains(active) === true && !(active instanceof HTMLInputElement)
}
