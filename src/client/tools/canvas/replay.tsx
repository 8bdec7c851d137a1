import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { canvasWords as words } from '#client/wording/en-canvas.ts'
import { onBoardFont } from './board-font.ts'
import { clearAll } from './clear-all.ts'
import { keepFitting } from './fit-canvas.ts'
import type { ReplayFrame } from './replay-frames.ts'
import { PauseIcon, PlayIcon } from './replay-icons.tsx'
import { usePlaying } from './use-playing.ts'

type ReplayProps = {
  size: { width: number; height: number }
  /** What is drawn, for a screen reader. */
  label: string
  /** By `inkFrames` or `sceneFrames`, made once for a drawing. */
  frames: readonly ReplayFrame[]
  /** 1 is the pace of the child. */
  speed?: number
  /** Starts by itself, unless the reader wants no motion. */
  autoPlay?: boolean
  /** For the youngest. */
  large?: boolean
  className?: string
  /** Under the ink: a mat, a letter to trace. */
  children?: ReactNode
}

/** A drawing that comes about once more. Finished until it is started. */
export function Replay({ size, label, frames, speed = 1, autoPlay = false, large = false, ...rest }: ReplayProps) {
  const { at, end, playing, toggle, seek } = usePlaying(frames, speed, autoPlay)
  const seconds = (time: number) => Math.round(time / 1_000 / speed)
  return (
    <div className={classNames('flex flex-col gap-3', rest.className)}>
      <div
        role="img"
        aria-label={label}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        className="relative isolate w-full overflow-hidden rounded-card border border-line bg-paper"
      >
        {rest.children}
        <ReplayCanvas size={size} frames={frames} at={at} />
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          label={playing ? words.pause : words.play}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          size={large ? 'child' : 'md'}
          onClick={toggle}
          disabled={end === 0}
        />
        <input
          type="range"
          className={classNames('min-w-0 grow', large ? 'h-16' : 'h-12')}
          min={0}
          max={end}
          step="any"
          value={at}
          disabled={end === 0}
          aria-label={words.moment}
          aria-valuetext={words.secondsOf(seconds(at), seconds(end))}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  )
}

type ReplayCanvasProps = Pick<ReplayProps, 'size' | 'frames'> & { at: number }

/** Adds what has come since; begins anew when it goes back. */
function ReplayCanvas({ size: { width, height }, frames, at }: ReplayCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<{ frames: readonly ReplayFrame[]; count: number }>({ frames, count: 0 })
  const now = useRef(at)

  useLayoutEffect(() => {
    now.current = at
  }, [at])

  useLayoutEffect(() => {
    const [below, box] = [canvas.current, canvas.current?.parentElement]
    const context = below?.getContext('2d')
    if (!below || !box || !context) return
    const paintAnew = () => {
      shown.current = paintUntil(context, frames, now.current, { frames: [], count: 0 })
    }
    const stopFont = onBoardFont(paintAnew)
    const stopFitting = keepFitting({ box, canvases: [below], size: { width, height }, onFit: paintAnew })
    return () => {
      stopFont()
      stopFitting()
    }
  }, [width, height, frames])

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) shown.current = paintUntil(context, frames, at, shown.current)
  }, [frames, at])

  return <canvas ref={canvas} className="absolute inset-0 size-full" />
}

type Shown = { frames: readonly ReplayFrame[]; count: number }

function paintUntil(
  context: CanvasRenderingContext2D,
  frames: readonly ReplayFrame[],
  at: number,
  shown: Shown,
): Shown {
  const goesOn = shown.frames === frames && (frames[shown.count - 1]?.t ?? 0) <= at
  if (!goesOn) clearAll(context)
  let count = goesOn ? shown.count : 0
  for (let frame = frames[count]; frame && frame.t <= at; frame = frames[++count]) frame.paint(context)
  return { frames, count }
}
