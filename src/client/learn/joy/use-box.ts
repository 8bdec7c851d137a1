import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Box } from './plant-shape.ts'

/** An element, and how large it is; null until it has been measured. */
export function useBox<E extends HTMLElement>(): { element: RefObject<E | null>; box: Box | null } {
  const element = useRef<E>(null)
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    const measuring = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    if (element.current) measuring.observe(element.current)
    return () => measuring.disconnect()
  }, [])
  return { element, box }
}
