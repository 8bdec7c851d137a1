import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { paintInk } from '../src/client/tools/canvas/paint.ts'
import type { PenHandlers } from '../src/client/tools/canvas/pen.ts'
import { Sheet, type SheetHandle } from '../src/client/tools/canvas/sheet.tsx'
import type { InkPoint } from '../src/shared/ink.ts'

// The page of `ink.ts`, built by it: our Sheet with points on it (`?points=10000`), or a bare canvas (`?points=bare`).

const size = { width: 800, height: 500 }
const ink = { color: '#16372c', width: 4 }
const asked = new URLSearchParams(location.search).get('points') ?? '0'

/** Scribbles all over the canvas, 200 points each, as a child draws: loops, with a pen's pressure. */
function scribbles(count: number): InkPoint[][] {
  return Array.from({ length: count / 200 }, (_, stroke) =>
    Array.from({ length: 200 }, (_, step): InkPoint => {
      const turn = step / 9 + stroke
      const x = 60 + ((stroke * 131) % 680) + 50 * Math.cos(turn) + step / 5
      const y = 60 + ((stroke * 83) % 380) + 50 * Math.sin(turn * 1.1)
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, stroke * 2_000 + step * 8, 0.5 + 0.3 * Math.sin(turn)]
    }),
  )
}

type Figures = {
  newest: number[]
  oldest: number[]
  handling: number[]
  frames: number[]
  redraw: number[]
  points: number
}
const figures: Figures = { newest: [], oldest: [], handling: [], frames: [], redraw: [], points: 0 }
Object.assign(window, { figures, paintAll })

/** From the device's time stamp until the frame with the new ink is painted and handed to the compositor. */
function measure() {
  const { port1, port2 } = new MessageChannel()
  let stamps: number[] = []
  let asksForFrame = false
  port1.onmessage = () => {
    const painted = performance.now()
    figures.newest.push(painted - Math.max(...stamps))
    figures.oldest.push(painted - Math.min(...stamps))
    stamps = []
    asksForFrame = false
  }
  let handlingSince = 0
  const onMove = (event: PointerEvent) => {
    handlingSince = performance.now()
    if (event.buttons === 0) return
    const all = event.getCoalescedEvents()
    figures.points += all.length
    stamps.push(...all.map((one) => one.timeStamp))
    if (asksForFrame) return
    asksForFrame = true
    requestAnimationFrame(() => port2.postMessage(null))
  }
  window.addEventListener('pointermove', onMove, { capture: true })
  window.addEventListener('pointermove', (event) => {
    if (event.buttons !== 0) figures.handling.push(performance.now() - handlingSince)
  })
  const onFrame = (time: number) => {
    figures.frames.push(time)
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

function Board() {
  const sheet = useRef<SheetHandle | null>(null)
  const strokes = useRef(scribbles(Number(asked)))
  const stroke = useRef<InkPoint[]>([])
  const pen: PenHandlers = {
    start: (point) => {
      stroke.current = [point]
      if (sheet.current) paintInk(sheet.current.live, stroke.current, ink)
    },
    move: (points) => {
      const from = stroke.current.length
      stroke.current.push(...points)
      if (sheet.current) paintInk(sheet.current.live, stroke.current, ink, from)
    },
    end: () => {
      strokes.current.push(stroke.current)
      if (sheet.current) paintInk(sheet.current.base, stroke.current, ink)
      sheet.current?.clear('live')
    },
    cancel: () => sheet.current?.clear('live'),
  }
  const redraw = ({ base }: SheetHandle) => {
    for (const one of strokes.current) paintInk(base, one, ink)
  }
  const onReady = (ready: SheetHandle) => {
    sheet.current = ready
  }
  return <Sheet size={size} label="board" pen={pen} onReady={onReady} redraw={redraw} />
}

/** How long it takes to paint everything anew, to the last pixel, as after an undo; three times. */
function paintAll(): number[] {
  return [1, 2, 3].map(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_000 * devicePixelRatio
    canvas.height = (canvas.width * size.height) / size.width
    const context = canvas.getContext('2d')
    if (!context) return Number.NaN
    context.scale(canvas.width / size.width, canvas.width / size.width)
    const began = performance.now()
    for (const one of scribbles(Number(asked) || 0)) paintInk(context, one, ink)
    // The commands are only written down until somebody wants a pixel.
    context.getImageData(0, 0, 1, 1)
    return performance.now() - began
  })
}

/** The least that a page can do: a canvas, and a line from one event to the next. */
function bare(root: HTMLElement) {
  const canvas = root.appendChild(document.createElement('canvas'))
  canvas.style.cssText = 'width:100%;display:block;touch-action:none'
  canvas.width = root.clientWidth * devicePixelRatio
  canvas.height = (canvas.width * size.height) / size.width
  const context = canvas.getContext('2d')
  if (!context) return
  context.lineWidth = 4 * devicePixelRatio
  context.lineCap = 'round'
  let last: [number, number] | null = null
  canvas.onpointerdown = (event) => {
    canvas.setPointerCapture(event.pointerId)
    last = [event.offsetX * devicePixelRatio, event.offsetY * devicePixelRatio]
  }
  canvas.onpointermove = (event) => {
    if (!last) return
    context.beginPath()
    context.moveTo(...last)
    last = [event.offsetX * devicePixelRatio, event.offsetY * devicePixelRatio]
    context.lineTo(...last)
    context.stroke()
  }
  canvas.onpointerup = () => {
    last = null
  }
}

const root = document.getElementById('root')
if (root) {
  measure()
  if (asked === 'bare') bare(root)
  else createRoot(root).render(<Board />)
}
