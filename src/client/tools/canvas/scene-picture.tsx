import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { BoardScene, TutorMark } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { onBoardFont } from './board-font.ts'
import { clearAll } from './clear-all.ts'
import { keepFitting } from './fit-canvas.ts'
import { paintMark } from './paint-marks.ts'
import { paintScene } from './paint-scene.ts'

const size = boardSize

type ScenePictureProps = {
  scene: Pick<BoardScene, 'elements'>
  /** What the tutor drew. */
  marks?: readonly TutorMark[]
  /** What it is, for a screen reader; empty where words beside it say so. */
  label: string
  className?: string
  /** Under the ink: the mat. */
  children?: ReactNode
}

/** A board, small and only to look at. */
export function ScenePicture({ scene, marks, label, className, children }: ScenePictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!box.current || !canvas.current || !context) return
    const repaint = () => {
      clearAll(context)
      paintScene(context, scene)
      for (const mark of marks ?? []) paintMark(context, mark)
    }
    const stopFont = onBoardFont(repaint)
    const stopFitting = keepFitting({ box: box.current, canvases: [canvas.current], size, onFit: repaint })
    return () => {
      stopFont()
      stopFitting()
    }
  }, [scene, marks])
  return (
    <div
      ref={box}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames('relative isolate aspect-8/5 w-full overflow-hidden bg-paper', className)}
    >
      {children}
      <canvas ref={canvas} className="absolute inset-0 size-full" />
    </div>
  )
}
