import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

/** A block beside the board, where it is wide. */
const block = '@4xl:grid @4xl:max-h-[calc(100cqh-1rem)] @4xl:overflow-y-auto'

/** How they stand: the tools above the board, on a high phone in two rows; the others in so many columns beside it, where it is wide. */
const columns = {
  tools:
    '[@container(max-width:42rem)_and_(min-height:34rem)]:grid [@container(max-width:42rem)_and_(min-height:34rem)]:grid-cols-5 [@container(max-width:42rem)_and_(min-height:34rem)]:gap-0.5 [@container(max-width:42rem)_and_(min-height:34rem)]:p-0.5 @4xl:gap-0.5 low:grid-cols-2',
  three: `${block} @4xl:grid-cols-3 low:grid-cols-2`,
  actions: `${block} @4xl:grid-cols-2 low:grid-cols-1`,
} as const

type ToolRowProps = { label: string; beside: keyof typeof columns; children: ReactNode }

/** Things to press: a row that scrolls where it is narrow, or a block. */
export function ToolRow({ label, beside, children }: ToolRowProps) {
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className={classNames(
          'flex gap-1 overflow-x-auto overscroll-x-contain rounded-control border border-line bg-paper p-1 [scrollbar-width:thin] low:grid low:max-h-[calc(100cqh-0.5rem)] low:overflow-y-auto low:overscroll-y-contain',
          columns[beside],
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}
