import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const widths = { narrow: 'max-w-2xl', normal: 'max-w-5xl', wide: 'max-w-300' } as const

type PageProps = {
  title?: string
  intro?: ReactNode
  /** Beside the heading, where there is room. */
  action?: ReactNode
  width?: keyof typeof widths
  children: ReactNode
}

/** The main part of a screen, with its heading. The skip link leads here. */
export function Page({ title, intro, action, width = 'normal', children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full flex-1 px-4 pt-8 pb-16 outline-none sm:px-6 sm:pt-12 sm:pb-20',
        widths[width],
      )}
    >
      {(title || intro) && (
        <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:mb-10">
          <div className="min-w-0">
            {title && <h1 className="text-title">{title}</h1>}
            {intro && <div className="mt-3 max-w-2xl text-pretty text-lg text-ink-soft">{intro}</div>}
          </div>
          {action}
        </div>
      )}
      {children}
    </main>
  )
}
