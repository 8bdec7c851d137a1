import { type PointerEvent, useRef } from 'react'

/** Further than this it is a drag and no press. Pixels. */
const slip = 8

type Held = { at: number; x: number; y: number; far: boolean }

/** Dragging pieces (`data-piece`) into places (`data-place`): the piece follows the finger and falls where it is let go. */
export function useDrag(open: boolean, onLift: () => void, onDrop: (at: number, place: number) => void) {
  const held = useRef<Held | null>(null)
  const wasDrag = useRef(false)
  const down = (at: number, event: PointerEvent<HTMLElement>) => {
    if (!open) return
    held.current = { at, x: event.clientX, y: event.clientY, far: false }
    wasDrag.current = false
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const now = held.current
    if (!now) return
    const [dx, dy] = [clientX - now.x, clientY - now.y]
    if (!now.far && Math.hypot(dx, dy) > slip) {
      now.far = true
      onLift()
    }
    if (now.far) currentTarget.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`
  }
  const up = ({ clientX, clientY, currentTarget, type }: PointerEvent<HTMLElement>) => {
    const now = held.current
    held.current = null
    currentTarget.style.transform = ''
    if (!now?.far) return
    wasDrag.current = true
    const place = document
      .elementsFromPoint(clientX, clientY)
      .find((one) => one.hasAttribute('data-place'))
      ?.getAttribute('data-place')
    if (place && type === 'pointerup') onDrop(now.at, Number(place))
  }
  return {
    /** Whether what was just let go had been dragged: then it was no press. */
    moved: () => {
      const was = wasDrag.current
      wasDrag.current = false
      return was
    },
    props: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => down(at, event),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
    }),
  }
}
