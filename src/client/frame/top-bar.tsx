import { type KeyboardEvent, useRef, useState } from 'react'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CloseIcon, MenuIcon } from '#client/ui/icons.tsx'
import { commonWords as words } from '#client/wording/en-common.ts'
import type { FrameLink } from './frame-link.ts'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** Who is here: not known yet, nobody, or someone with a role. */
export type FrameSession = 'loading' | null | { role: string }

type TopBarProps = {
  session: FrameSession
  Link: FrameLink
  onLogOut: () => void
  /** While logging out. */
  busy?: boolean
  /** The address of this screen, to mark where we are. */
  current?: string
}

// One bar stands on a page, so its menu can have a fixed name; a generated one would differ between document and script.
const menuId = 'main-menu'

/** The bar above every screen. On small screens its links fold into a menu. */
export function TopBar({ session, Link, onLogOut, busy, current }: TopBarProps) {
  const [open, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    menuButton.current?.focus()
  }

  return (
    <header className="relative z-30 print:hidden">
      <SkipLink />
      <nav
        aria-label={words.navigation}
        onKeyDown={handleKeyDown}
        className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:px-6"
      >
        <a href="/" className="rounded-control text-ink no-underline">
          <Wordmark />
        </a>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className="pressable flex min-h-12 items-center gap-2 rounded-control border-2 border-line bg-paper px-3.5 font-semibold hover:bg-leaf-mist md:hidden noscript:hidden"
        >
          {open ? <CloseIcon /> : <MenuIcon />}
          {words.menu}
        </button>
        <ul
          id={menuId}
          className={classNames(
            'max-md:mt-3 max-md:w-full max-md:flex-col max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper max-md:p-3 max-md:shadow-card',
            'gap-1 md:flex md:items-center noscript:flex',
            open ? 'flex' : 'hidden',
          )}
        >
          <TopBarItems
            session={session}
            Link={Link}
            onLogOut={onLogOut}
            busy={busy}
            current={current}
            onLeave={() => setOpen(false)}
          />
        </ul>
      </nav>
    </header>
  )
}

const places = [
  { href: '/', label: words.home, for: 'anyone' },
  { href: '/pricing', label: words.pricing, for: 'anyone' },
  { href: '/dashboard', label: words.parentDashboard, for: 'parent' },
  { href: '/admin', label: words.admin, for: 'admin' },
] as const

function TopBarItems({ session, Link, onLogOut, busy, current, onLeave }: TopBarProps & { onLeave: () => void }) {
  const someone = session !== 'loading' && session !== null
  const shown = {
    anyone: true,
    parent: someone,
    admin: someone && session.role === 'admin',
  }
  return (
    <>
      {places
        .filter((place) => shown[place.for])
        .map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onLeave}
              aria-current={href === current ? 'page' : undefined}
              className="pressable flex min-h-12 items-center rounded-control px-4 font-medium text-ink no-underline hover:bg-leaf-soft aria-[current=page]:text-leaf-deep aria-[current=page]:underline aria-[current=page]:decoration-sun aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8"
            >
              {label}
            </Link>
          </li>
        ))}
      <li className="max-md:mt-2 md:ml-2">
        {someone && (
          <Button
            variant="secondary"
            onClick={onLogOut}
            busy={busy}
            busyLabel={words.loggingOut}
            className="max-md:w-full"
          >
            {words.logOut}
          </Button>
        )}
        {session === null && (
          <Link href="/login" onClick={onLeave} className={classNames(buttonClass('secondary'), 'max-md:w-full')}>
            {words.logIn}
          </Link>
        )}
      </li>
    </>
  )
}
