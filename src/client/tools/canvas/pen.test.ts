// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type InkPoint, inkStroke, mostPoints } from '#shared/ink.ts'
import { longestStroke, watchPen } from './pen.ts'

type Does = PointerEventInit & { at?: [number, number]; points?: [number, number][] }

let canvas: HTMLCanvasElement
let log: string[]
let strokes: InkPoint[][]
let clock: number
let stop: () => void

beforeEach(() => {
  canvas = document.body.appendChild(document.createElement('canvas'))
  // Half as large on the screen as in its own units, and not at the corner.
  canvas.getBoundingClientRect = () => new DOMRect(10, 20, 400, 250)
  log = []
  strokes = []
  clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const pen = {
    start: (point: InkPoint) => {
      log.push('start')
      strokes.push([point])
    },
    move: (points: InkPoint[]) => {
      log.push(`move ${points.length}`)
      strokes.at(-1)?.push(...points)
    },
    end: () => void log.push('end'),
    cancel: () => {
      log.push('cancel')
      strokes.pop()
    },
  }
  stop = watchPen(canvas, { size: { width: 800, height: 500 }, now: () => clock, pen })
})

afterEach(() => {
  stop()
  canvas.remove()
  vi.restoreAllMocks()
})

const made = (name: string, { at = [10, 20], points, ...init }: Does) => {
  const event = new PointerEvent(name, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: 'mouse',
    buttons: 1,
    clientX: at[0],
    clientY: at[1],
    ...init,
  })
  Object.defineProperty(event, 'timeStamp', { value: clock })
  if (points) {
    const coalesced = points.map((point) => made(name, { at: point, ...init }))
    Object.defineProperty(event, 'getCoalescedEvents', { value: () => coalesced })
  }
  return event
}

const does = (name: string, how: Does = {}) => {
  clock += 8
  const event = made(name, how)
  canvas.dispatchEvent(event)
  return event
}

const finger = { pointerType: 'touch', pointerId: 2, width: 20, height: 20 } as const
const pencil = { pointerType: 'pen', pointerId: 3, pressure: 0.4 } as const

describe('a hand on the canvas', () => {
  it('draws in the canvas’s own units, whatever the size on the screen', () => {
    does('pointerdown', { at: [10, 20] })
    does('pointermove', { at: [210, 145] })
    does('pointerup', { at: [410, 270] })
    expect(strokes[0]?.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [400, 250],
      [800, 500],
    ])
    expect(log).toEqual(['start', 'move 1', 'move 1', 'end'])
  })

  it('loses none of the points that the browser put together', () => {
    does('pointerdown')
    does('pointermove', {
      at: [40, 20],
      points: [
        [20, 20],
        [30, 20],
        [40, 20],
      ],
    })
    expect(log).toEqual(['start', 'move 3'])
    expect(strokes[0]?.map(([x]) => x)).toEqual([0, 20, 40, 60])
  })

  it('is told nothing while the hand rests', () => {
    does('pointerdown')
    does('pointermove')
    does('pointermove', { at: [10.1, 20] })
    expect(log).toEqual(['start'])
  })

  it('ends where it was lifted, however near that is', () => {
    does('pointerdown')
    does('pointerup', { at: [10.2, 20] })
    expect(strokes[0]?.map(([x]) => x)).toEqual([0, 0.4])
  })

  it('keeps points, times and pressures as the server wants them', () => {
    does('pointerdown', { ...pencil, at: [10.333, 20.777] })
    does('pointermove', { ...pencil, at: [9_000, -9_000], pressure: 0.33333 })
    does('pointermove', { ...pencil, at: [100.12345, 33.3], pressure: 2 })
    does('pointerup', { ...pencil, at: [100.12345, 33.3], pressure: 0 })
    expect(inkStroke.safeParse(strokes[0]).success).toBe(true)
    for (const [x, y, t] of strokes[0] ?? [])
      expect([Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(t)]).toEqual([x, y, t])
  })

  it.each([
    ['a pen', { ...pencil, pressure: 0.8 }, 0.8],
    ['a pen that feels nothing', { ...pencil, pressure: 0 }, 0.5],
    ['a finger', { ...finger, pressure: 0.9 }, 0.5],
    ['a mouse', { pressure: 0.5 }, 0.5],
  ])('takes the pressure of %s', (_, how, pressure) => {
    does('pointerdown', how)
    expect(strokes[0]?.[0]?.[3]).toBe(pressure)
  })

  it('gives a point the time at which it was made, not at which it was heard of', () => {
    does('pointerdown')
    const late = made('pointermove', { at: [50, 50] })
    clock += 300
    canvas.dispatchEvent(late)
    expect(strokes[0]?.map(([, , t]) => t)).toEqual([8, 8])
    does('pointermove', { at: [80, 80] })
    expect(strokes[0]?.at(-1)?.[2]).toBe(316)
  })

  it.each([
    ['the right button', { button: 2, buttons: 2 }],
    ['the middle button', { button: 1, buttons: 4 }],
    ['a palm', { ...finger, width: 90, height: 40 }],
  ])('does not draw with %s', (_, how) => {
    does('pointerdown', how)
    does('pointermove', { ...how, at: [60, 60] })
    expect(log).toEqual([])
  })

  it('takes back what a palm drew before it lay flat, but not a finger’s long stroke', () => {
    does('pointerdown', finger)
    does('pointermove', { ...finger, at: [30, 30], width: 80 })
    expect(log).toEqual(['start', 'cancel'])
    does('pointerup', finger)
    clock += 1_000
    does('pointerdown', finger)
    clock += 1_000
    does('pointermove', { ...finger, at: [30, 30], width: 80 })
    expect(log.slice(2)).toEqual(['start', 'move 1'])
  })

  it('ignores a second finger', () => {
    does('pointerdown', finger)
    does('pointerdown', { ...finger, pointerId: 7, at: [200, 200] })
    does('pointermove', { ...finger, pointerId: 7, at: [220, 220] })
    does('pointerup', { ...finger, pointerId: 7 })
    does('pointermove', { ...finger, at: [40, 40] })
    expect(log).toEqual(['start', 'move 1'])
  })

  it('lets a pen take over from a finger, whose stroke is taken back', () => {
    does('pointerdown', finger)
    does('pointerdown', pencil)
    does('pointermove', { ...finger, at: [70, 70] })
    does('pointermove', { ...pencil, at: [40, 40] })
    does('pointerup', { ...pencil, at: [40, 40] })
    expect(log).toEqual(['start', 'cancel', 'start', 'move 1', 'end'])
  })

  it('ignores fingers while a pen is near, and for half a second after', () => {
    does('pointermove', { ...pencil, buttons: 0 })
    does('pointerdown', finger)
    clock += 400
    does('pointerdown', finger)
    expect(log).toEqual([])
    clock += 500
    does('pointerdown', finger)
    expect(log).toEqual(['start'])
  })

  it('never lets a mouse interrupt a pen', () => {
    does('pointerdown', pencil)
    does('pointerdown')
    does('pointermove', { ...pencil, at: [40, 40] })
    expect(log).toEqual(['start', 'move 1'])
  })

  it.each([
    ['the system takes the pointer', 'pointercancel', 'cancel'],
    ['the pointer is lost', 'lostpointercapture', 'end'],
    ['the hand is lifted', 'pointerup', 'end'],
  ])('when %s: %s', (_, name, outcome) => {
    does('pointerdown')
    does(name)
    does('lostpointercapture')
    does('pointermove', { at: [99, 99] })
    expect(log).toEqual(['start', outcome])
  })

  it('ends when the button was let go where nobody saw it', () => {
    does('pointerdown')
    does('pointermove', { at: [50, 50], buttons: 0 })
    expect(log).toEqual(['start', 'end'])
  })

  it('goes on as another stroke when one gets too long to be kept', () => {
    does('pointerdown')
    for (let step = 1; step <= longestStroke; step++) does('pointermove', { at: [10 + (step % 300), 20 + (step % 7)] })
    expect(strokes).toHaveLength(2)
    expect(strokes[0]?.length).toBeLessThanOrEqual(mostPoints.stroke)
    expect(strokes[1]?.[0]).toEqual(strokes[0]?.at(-1))
  })

  it('scrolls nothing and opens no menu while it is watched, and lets go of the page after', () => {
    expect(canvas.style.touchAction).toBe('none')
    expect([does('contextmenu').defaultPrevented, does('touchmove').defaultPrevented]).toEqual([true, true])
    does('pointerdown')
    stop()
    expect(log).toEqual(['start', 'end'])
    does('pointerdown')
    expect(log).toEqual(['start', 'end'])
    expect(canvas.style.touchAction).toBe('')
  })
})
