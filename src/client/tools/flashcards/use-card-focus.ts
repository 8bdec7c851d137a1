import { type RefObject, useEffect, useRef } from 'react'
import type { SittingState } from './sitting-state.ts'

/**
 * Puts the focus where the child goes on: into the box or on the question of a new card, on Continue, on the end. Never
 * on opening, and never away from whoever is writing to the tutor or choosing what to practice.
 */
export function useCardFocus(root: RefObject<HTMLElement | null>, { stage, question }: SittingState): void {
  const turn = question?.turn ?? 0
  const last = useRef('')
  useEffect(() => {
    const place = `${stage} ${turn}`
    const isFirst = last.current === '' || last.current.startsWith('first')
    const isSame = last.current === place
    if (isSame) return
    // What is on its way when the tool is opened belongs to the opening.
    last.current = isFirst && stage === 'loading' ? 'first' : place
    if (isFirst || !mayMove(root.current)) return
    const target = root.current?.querySelector<HTMLElement>(`[data-card-focus="${stage}"]`)
    target?.focus()
  }, [root, stage, turn])
}

/** The focus is nowhere, or inside and not among the categories. */
function mayMove(root: HTMLElement | null): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return true
  return root?.contains(active) === true && !active.closest('[data-categories]')
}
