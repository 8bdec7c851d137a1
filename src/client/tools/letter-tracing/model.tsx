import { useEffect, useMemo, useRef, useState } from 'react'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { modelMoments } from '#shared/tools/letter-tracing/model-pen.ts'
import { Numbers } from './guide.tsx'
import { viewBox } from './paper-size.ts'
import { arrowAt, pathOf, scaleOf } from './strokes.ts'

export const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

type ModelProps = {
  shape: LetterShape
  /** The stroke that is written now. */
  onStroke: (stroke: number) => void
  onEnd: () => void
}

/** How the letter is written: by a pen; for who wants no motion by numbers and arrows, which stay. */
export function Model(props: ModelProps) {
  const [still] = useState(wantsNoMotion)
  return still ? <StillModel shape={props.shape} /> : <MovingModel {...props} />
}

function StillModel({ shape }: Pick<ModelProps, 'shape'>) {
  const scale = scaleOf(shape)
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full" data-model="still">
      <g className="fill-none stroke-leaf" strokeWidth={8 * scale} strokeLinecap="round" strokeLinejoin="round">
        {shape.strokes.map(({ path }) => (
          <path key={pathOf(path)} d={pathOf(path)} />
        ))}
        {shape.strokes.map(({ path }) => (
          <path key={pathOf(path)} d={pathOf(arrowAt(path, 22 * scale))} />
        ))}
      </g>
      <Numbers shape={shape} />
    </svg>
  )
}

/** The finished letter stands a moment. */
const rests = 700

function MovingModel({ shape, onStroke, onEnd }: ModelProps) {
  const moments = useMemo(() => modelMoments(shape, 1), [shape])
  const at = usePen(moments.at(-1)?.t ?? 0, onEnd)
  const reached = moments.findLastIndex(({ t }) => t <= at)
  const pen = moments[Math.max(0, reached)]
  const stroke = pen?.stroke ?? 0
  useEffect(() => onStroke(stroke), [stroke, onStroke])
  const scale = scaleOf(shape)
  const written = moments.slice(0, reached + 1).filter(({ stroke: of, down }) => of === stroke && down)
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full" data-model="moving">
      <g
        className="fill-none stroke-leaf"
        strokeWidth={Math.max(6, 10 * scale)}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shape.strokes.slice(0, stroke).map(({ path }) => (
          <path key={pathOf(path)} d={pathOf(path)} />
        ))}
        {written.length > 0 && <path d={pathOf(written.map(({ x, y }) => [x, y]))} />}
      </g>
      <Numbers shape={shape} />
      {pen && (
        <circle
          cx={pen.x}
          cy={pen.y}
          r={Math.max(9, 14 * scale)}
          className={pen.down ? 'fill-sun stroke-ink' : 'fill-paper stroke-ink'}
          strokeWidth="3"
        />
      )}
    </svg>
  )
}

/** Milliseconds since the pen began. */
function usePen(end: number, onEnd: () => void): number {
  const [at, setAt] = useState(0)
  const done = useRef(onEnd)
  useEffect(() => {
    done.current = onEnd
  }, [onEnd])
  useEffect(() => {
    let began: number | null = null
    const step = (time: number) => {
      began ??= time
      setAt(time - began)
      if (time - began > end + rests) done.current()
      else request = requestAnimationFrame(step)
    }
    let request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [end])
  return at
}
