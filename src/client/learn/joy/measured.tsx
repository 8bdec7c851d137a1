import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Box } from './plant-shape.ts'

type MeasuredProps = { className: string; children: (box: Box) => ReactNode }

/** A place that is measured before something is drawn in it. */
export function Measured({ className, children }: MeasuredProps) {
  const element = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    const measuring = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    if (element.current) measuring.observe(element.current)
    return () => measuring.disconnect()
  }, [])
  return (
    <div ref={element} className={className}>
      {box && children(box)}
    </div>
  )
}
