import { type ReactNode, useId } from 'react'
import { Card } from '#client/ui/card.tsx'

type SectionProps = { title: string; hint?: string | undefined; children: ReactNode }

/** A part of the page, with its heading and a sentence about it. */
export function Section({ title, hint, children }: SectionProps) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="min-w-0 print:border-none print:p-0 print:shadow-none">
      <h2 id={heading} className="text-heading text-xl">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-2xl text-ink-soft text-sm">{hint}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
