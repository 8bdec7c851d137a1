import { useMemo } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { Hand, LetterStyle } from '#shared/handwriting.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { pathOf, scaleOf } from './strokes.ts'

type LetterPictureProps = {
  text: string
  hand?: Hand
  style?: LetterStyle | undefined
  /** For a screen reader; none where words beside it say so. */
  label?: string
  className?: string
}

/** A letter or word as it is written here, small. As high as its box, as wide as it needs. */
export function LetterPicture({ text, hand = 'right', style, label, className }: LetterPictureProps) {
  const shape = useMemo(() => wordShape(text, hand, style), [text, hand, style])
  if (!shape) return null
  const across = shape.strokes.flatMap(({ path }) => path.map(([x]) => x))
  const thick = Math.max(12, 24 * scaleOf(shape))
  const [left, right] = [Math.min(...across) - thick, Math.max(...across) + thick]
  // Small letters hang from the same line, also those that do not reach below.
  const low = /^[A-Z0-9]+$/.test(text) ? shape.lines.base : shape.lines.below
  const [top, height] = [shape.lines.top - thick, low - shape.lines.top + 2 * thick]
  return (
    <svg
      viewBox={`${left} ${top} ${right - left} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames('fill-none', className)}
      stroke="currentColor"
      strokeWidth={thick}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape.strokes.map(({ path }) => (
        <path key={pathOf(path)} d={pathOf(path)} />
      ))}
    </svg>
  )
}
