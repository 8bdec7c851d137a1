import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

/** How many stand side by side where there is room for them beside the board. */
const columns = {
  1: '@4xl:grid-cols-1 low:grid-cols-2',
  2: '@4xl:grid-cols-2 low:grid-cols-2',
  3: '@4xl:grid-cols-3 low:grid-cols-2',
  actions: '@4xl:grid-cols-2 low:grid-cols-1',
} as const

type ToolRowProps = { label: string; beside: keyof typeof columns; children: ReactNode }

/** Things to press: one row that scrolls where it is narrow, and a block beside the board where it is wide. */
export function ToolRow({ label, beside, children }: ToolRowProps) {
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className={classNames(
          'flex gap-1 overflow-x-auto overscroll-x-contain rounded-control border border-line bg-paper p-1 [scrollbar-width:thin] @4xl:grid @4xl:max-h-[calc(100cqh-1rem)] @4xl:overflow-y-auto low:grid low:max-h-[calc(100cqh-0.5rem)] low:overflow-y-auto low:overscroll-y-contain',
          columns[beside],
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}
