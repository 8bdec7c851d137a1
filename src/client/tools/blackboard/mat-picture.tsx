import { useMemo } from 'react'
import type { Mat } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { matLines, matLook } from './mat-lines.ts'

/** The mat, under the drawing. */
export function MatPicture({ mat }: { mat: Mat }) {
  const { path, labels } = useMemo(() => matLines(mat), [mat])
  if (path === '') return null
  return (
    <svg
      viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={path} fill="none" stroke={matLook.line} strokeWidth={matLook.width} />
      {labels.map(({ x, y, size, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} textAnchor="middle" fill={matLook.text}>
          {text}
        </text>
      ))}
    </svg>
  )
}
