import { type PointerEvent, useEffect, useRef } from 'react'

/** So long another choice can be pressed instead, before the last question is handed in. Milliseconds. */
export const secondThought = 700

/**
 * Hands in by itself what was pressed, where that is the last question left. Not what the arrow keys pass over: there Enter
 * hands in. Gives what watches over the card.
 */
export function useHandIn(chosen: string | null, isLast: boolean, submit: () => void) {
  const wasPressed = useRef(false)
  const handIn = useRef(submit)
  handIn.current = submit
  useEffect(() => {
    if (chosen === null || !isLast || !wasPressed.current) return
    const timer = setTimeout(() => handIn.current(), secondThought)
    return () => clearTimeout(timer)
  }, [chosen, isLast])
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      wasPressed.current = target instanceof Element && target.closest('label') !== null
    },
    onKeyDown: () => {
      wasPressed.current = false
    },
  }
}
