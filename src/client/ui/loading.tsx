import { classNames } from './class-names.ts'

/** Turning, for the eye only. What is under way is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('animate-spin', className ?? 'size-6')}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** Something is on its way; said to everyone. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-4 px-4 py-12 text-center text-ink-soft">
      <Spinner className="size-9 text-leaf" />
      <p>{label}</p>
    </div>
  )
}

/** The place of something that has not arrived. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-control bg-line/70', className)} />
}
