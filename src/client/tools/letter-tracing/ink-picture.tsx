import { classNames } from '#client/ui/class-names.ts'
import type { InkStroke } from '#shared/ink.ts'
import { pencil, viewBox } from './paper-size.ts'
import { inkPath } from './strokes.ts'

type InkPictureProps = { strokes: readonly InkStroke[]; label: string; className?: string }

/** What was written, small and only to look at. */
export function InkPicture({ strokes, label, className }: InkPictureProps) {
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      className={classNames('w-full fill-none', className)}
      strokeWidth={pencil.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes.map(inkPath).join('')} />
    </svg>
  )
}
