import type { ReactNode } from 'react'
import { SproutIcon } from './icons.tsx'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; art?: ReactNode }

/** Nothing here yet, kindly, with a way on. */
export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line bg-paper/60 px-6 py-10 text-center">
      {art ?? (
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf-deep">
          <SproutIcon className="size-8" />
        </span>
      )}
      <p className="text-heading">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
