import { useCallback, useEffect, useMemo, useRef } from 'react'
import { onBoardFont } from '#client/tools/canvas/board-font.ts'
import { paintElement } from '#client/tools/canvas/paint-scene.ts'
import type { SheetHandle } from '#client/tools/canvas/sheet.tsx'
import type { BoardElement } from '#shared/drawing.ts'
import type { Board } from './board.ts'
import type { BoardState } from './board-state.ts'

/** What is to be seen: with what is just erased or moved, and without the text that a field shows. */
export function shownElements({ preview, drawing, typing }: BoardState): readonly BoardElement[] {
  const elements = preview ?? drawing.scene.elements
  return typing?.id ? elements.filter(({ id }) => id !== typing.id) : elements
}

type Painted = { elements: readonly BoardElement[]; sketch: BoardElement | null }

/** Paints what is new: what was only added costs itself alone. */
function repaint(sheet: SheetHandle, painted: Painted, state: BoardState): Painted {
  const elements = shownElements(state)
  const { sketch } = state
  const grown = elements.length >= painted.elements.length && painted.elements.every((one, at) => one === elements[at])
  if (!grown) sheet.clear('base')
  for (const element of grown ? elements.slice(painted.elements.length) : elements) paintElement(sheet.base, element)
  const isSame = grown && elements.length === painted.elements.length && sketch === painted.sketch
  if (isSame) return painted
  sheet.clear('live')
  if (sketch) paintElement(sheet.live, sketch)
  return { elements, sketch }
}

/** Paints the board on its canvases; while something moves, once per frame at most. */
export function usePainter(board: Board) {
  const sheet = useRef<SheetHandle | null>(null)
  const painted = useRef<Painted>({ elements: [], sketch: null })
  const paint = useCallback(() => {
    if (sheet.current) painted.current = repaint(sheet.current, painted.current, board.get())
  }, [board])
  const paintAll = useCallback(() => {
    sheet.current?.clear('base')
    painted.current = { elements: [], sketch: null }
    paint()
  }, [paint])
  useEffect(() => {
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      const { preview, sketch } = board.get()
      // A finished stroke is there before the next one begins.
      if (preview || sketch) frame = requestAnimationFrame(paint)
      else paint()
    }
    const stop = board.subscribe(soon)
    paintAll()
    const stopFont = onBoardFont(paintAll)
    return () => {
      cancelAnimationFrame(frame)
      stop()
      stopFont()
    }
  }, [board, paint, paintAll])
  return useMemo(
    () => ({
      sheet: () => sheet.current,
      onReady: (ready: SheetHandle) => {
        sheet.current = ready
      },
      redraw: paintAll,
    }),
    [paintAll],
  )
}
