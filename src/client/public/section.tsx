import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type SectionProps = {
  id?: string
  title: string
  text?: string
  center?: boolean
  className?: string
  children: ReactNode
}

/** One part of the landing page under its heading. */
export function Section({ id, title, text, center = false, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames('px-4 py-16 sm:px-6 sm:py-24', className)}>
      <div className="mx-auto w-full max-w-6xl">
        <div className={classNames('mb-10 max-w-2xl sm:mb-14', center && 'mx-auto text-center')}>
          <h2 className="text-title">{title}</h2>
          {text && <p className="mt-4 text-ink-soft text-lg">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
