import { type ReactNode, useId } from 'react'
import { Card } from '#client/ui/card.tsx'

type SectionProps = { heading: string; intro: string; children: ReactNode }

/** One matter of the account: what it is about, and beside it what can be done. */
export function Section({ heading, intro, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <p className="mt-1 text-pretty text-ink-soft text-sm">{intro}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </Card>
  )
}
