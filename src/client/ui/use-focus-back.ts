import { useLayoutEffect, useRef } from 'react'

/** A button that is busy is disabled and loses the focus. When it may be pressed again, whoever uses keys is back on it. */
export function useFocusBack(busy: boolean): void {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (busy) {
      held.current = document.activeElement
      return
    }
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && held.current instanceof HTMLElement) held.current.focus({ preventScroll: true })
    held.current = null
  }, [busy])
}
