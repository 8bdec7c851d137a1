import type { InkPoint } from '#shared/ink.ts'
import { readPoint } from './pen-point.ts'
import { tellsMore } from './thin.ts'

/** What a hand does. `move` brings one or more new points; a point that shows nothing new is left out. */
export type PenHandlers = {
  start: (point: InkPoint) => void
  move: (points: InkPoint[]) => void
  end: () => void
  /** It was no stroke after all: a palm, or the system took the pointer. What was begun is taken back. */
  cancel: () => void
}

export type PenWatch = {
  /** The canvas in its own units; the screen's size does not matter. */
  size: { width: number; height: number }
  /** Milliseconds since the first point of the drawing: an `inkClock`. */
  now: () => number
  pen: PenHandlers
}

/** A pen that was near this lately keeps the hand that holds it from drawing. */
const penStays = 500

/** Wider than a finger, in CSS pixels. */
const palmWidth = 60

/** A hand that is laid down shows its width within this time; later, a finger may lie flat. */
const palmShows = 300

/** So many points make a stroke; after them it goes on as another one. */
export const longestStroke = 2_500

type Contact = { id: number; type: string; began: number; points: number; last: InkPoint; before?: InkPoint }
type Place = Pick<PenWatch, 'size' | 'now'> & { canvas: HTMLElement; pen: PenHandlers }

const isPalm = (event: PointerEvent) => event.pointerType === 'touch' && Math.max(event.width, event.height) > palmWidth

/** Only the pen's tip and the main button draw; a button on the side does not. */
const draws = (event: PointerEvent) => event.button === 0

/**
 * Watches a hand, a pen or a mouse draw on a canvas: one of them at a time, a pen before a finger, never a palm.
 * Returns how to stop; a stroke in progress then ends.
 */
export function watchPen(canvas: HTMLElement, watch: PenWatch): () => void {
  const place: Place = { canvas, ...watch }
  let contact: Contact | null = null
  let penSeen = Number.NEGATIVE_INFINITY

  const finish = (how: 'end' | 'cancel') => {
    if (!contact) return
    const { id } = contact
    contact = null
    if (canvas.hasPointerCapture?.(id)) canvas.releasePointerCapture(id)
    place.pen[how]()
  }

  const down = (event: PointerEvent) => {
    if (!draws(event) || isPalm(event)) return
    if (event.pointerType === 'touch' && performance.now() - penSeen < penStays) return
    if (contact && !(event.pointerType === 'pen' && contact.type === 'touch')) return
    finish('cancel')
    contact = begin(place, event)
  }

  const move = (event: PointerEvent) => {
    if (contact?.id !== event.pointerId) return
    if (isPalm(event) && event.timeStamp - contact.began < palmShows) return finish('cancel')
    if (event.pointerType === 'mouse' && event.buttons === 0) return finish('end')
    follow(place, contact, event)
  }

  const up = (event: PointerEvent) => {
    if (contact?.id !== event.pointerId) return
    follow(place, contact, event, true)
    finish('end')
  }

  const lost = (event: PointerEvent) => contact?.id === event.pointerId && finish('end')
  const cancel = (event: PointerEvent) => contact?.id === event.pointerId && finish('cancel')
  const near = (event: PointerEvent) => {
    if (event.pointerType === 'pen') penSeen = performance.now()
  }

  const stop = listen(canvas, {
    pointerdown: [near, down],
    pointermove: [near, move],
    pointerup: [near, up],
    pointercancel: [cancel],
    lostpointercapture: [lost],
  })
  return () => {
    stop()
    finish('end')
  }
}

function begin({ canvas, pen, size, now }: Place, event: PointerEvent): Contact {
  try {
    canvas.setPointerCapture?.(event.pointerId)
  } catch {
    // A pointer that is gone already cannot be captured; it draws all the same.
  }
  const last = readPoint(event, canvas.getBoundingClientRect(), size, now(), 0)
  pen.start(last)
  return { id: event.pointerId, type: event.pointerType, began: event.timeStamp, points: 1, last }
}

/** Hands on what is new. The end of a stroke is where the pen left, however near that is. */
function follow({ canvas, pen, size, now }: Place, contact: Contact, event: PointerEvent, isLast = false) {
  const box = canvas.getBoundingClientRect()
  const at = now()
  const steps = event.getCoalescedEvents?.() ?? []
  const added: InkPoint[] = []
  for (const step of steps.length > 0 ? steps : [event]) {
    const point = readPoint(step, box, size, at, contact.last[2])
    const [x, y] = contact.last
    if (isLast ? point[0] === x && point[1] === y : !tellsMore(point, contact.last, contact.before)) continue
    added.push(isLast ? [point[0], point[1], point[2], contact.last[3]] : point)
    contact.before = contact.last
    contact.last = point
  }
  if (added.length === 0) return
  pen.move(added)
  contact.points += added.length
  if (contact.points < longestStroke || isLast) return
  pen.end()
  pen.start(contact.last)
  contact.points = 1
}

type Watched = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture'
type Listeners = Record<Watched, ((event: PointerEvent) => void)[]>

function listen(canvas: HTMLElement, listeners: Listeners): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const on = (name: Watched) => {
    for (const listener of listeners[name]) canvas.addEventListener(name, listener, { signal })
  }
  on('pointerdown')
  on('pointermove')
  on('pointerup')
  on('pointercancel')
  on('lostpointercapture')
  // A long press opens no menu; and a tablet that would write letters with the pen keeps its hands off short strokes.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  canvas.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false })
  canvas.style.touchAction = 'none'
  canvas.style.userSelect = 'none'
  canvas.style.setProperty('-webkit-user-select', 'none')
  canvas.style.setProperty('-webkit-touch-callout', 'none')
  return () => {
    leaving.abort()
    canvas.style.touchAction = ''
  }
}
