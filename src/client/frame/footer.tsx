import { commonWords as words } from '#client/wording/en-common.ts'
import type { FrameLink } from './frame-link.ts'
import { Wordmark } from './wordmark.tsx'

const links = [
  { href: '/pricing', label: words.pricing },
  { href: '/safety', label: words.safety },
  { href: '/for-children', label: words.forChildren },
  { href: '/privacy', label: words.privacy },
  { href: '/terms', label: words.terms },
]

/** The foot of every page. `data-year` lets the landing page, which was written earlier, correct the year. */
export function Footer({ Link, year = new Date().getFullYear() }: { Link: FrameLink; year?: number }) {
  return (
    <footer className="border-t border-line bg-cream-deep print:hidden">
      <div className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-10 sm:px-6">
        <div>
          <Wordmark />
          <p className="mt-2 max-w-xs text-ink-soft text-sm">{words.promise}</p>
        </div>
        <nav aria-label={words.legal}>
          <ul className="-mx-4 flex flex-wrap gap-x-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex min-h-12 items-center rounded-control px-4 font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-leaf-deep hover:decoration-2"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p data-year={year} className="w-full border-line border-t pt-6 text-ink-soft text-sm">
          {words.copyright(year)}
        </p>
      </div>
    </footer>
  )
}
