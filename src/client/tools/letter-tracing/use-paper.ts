import { useLayoutEffect, useMemo, useRef } from 'react'
import { paintInk } from '#client/tools/canvas/paint.ts'
import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import type { SheetHandle } from '#client/tools/canvas/sheet.tsx'
import { simplify } from '#client/tools/canvas/thin.ts'
import type { InkPoint } from '#shared/ink.ts'
import { pencil } from './paper-size.ts'
import type { Sitting } from './sitting.ts'
import { useTracing } from './use-tracing.ts'

/** The line of the specification is as wide everywhere, however hard the pen is pressed. */
const evenly = ([x, y, t]: InkPoint): InkPoint => [x, y, t, 0.5]

/** What is written, and the hand that writes. */
export function usePaper(sitting: Sitting) {
  const sheet = useRef<SheetHandle | null>(null)
  const strokes = useTracing(sitting, ({ ink }) => ink.present)
  const written = useRef(strokes)
  const paper = useMemo(() => {
    const redraw = () => {
      if (!sheet.current) return
      sheet.current.clear('base')
      for (const stroke of written.current) paintInk(sheet.current.base, stroke, pencil)
    }
    const onReady = (ready: SheetHandle) => {
      sheet.current = ready
    }
    return { redraw, onReady, pen: handOf(sitting, () => sheet.current) }
  }, [sitting])
  useLayoutEffect(() => {
    written.current = strokes
    sheet.current?.clear('live')
    paper.redraw()
  }, [strokes, paper])
  return paper
}

function handOf(sitting: Sitting, sheet: () => SheetHandle | null): PenHandlers {
  let points: InkPoint[] = []
  const paint = (from: number) => {
    const live = sheet()?.live
    if (live) paintInk(live, points, pencil, from)
  }
  return {
    start: (point) => {
      sitting.touch()
      points = [evenly(point)]
      paint(0)
    },
    move: (added) => {
      const from = points.length
      points.push(...added.map(evenly))
      paint(from)
    },
    end: () => {
      const stroke = simplify(points)
      points = []
      sitting.lift(stroke)
      // Where there was no room for it, it does not stay either.
      sheet()?.clear('live')
    },
    cancel: () => {
      points = []
      sheet()?.clear('live')
      sitting.lift(null)
    },
  }
}
