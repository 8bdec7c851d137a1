import { type ReactNode, useId } from 'react'

/** One part of a review, under its heading. */
export function ReviewPart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
