import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { screens } from '#shared/screens.ts'
import { useArrival } from './arrival.ts'
import { gateFor } from './auth/gate-address.ts'
import { sessionQuery } from './data/account.ts'
import { Footer } from './frame/footer.tsx'
import type { FrameLinkProps } from './frame/frame-link.ts'
import { TopBar } from './frame/top-bar.tsx'
import { useLogOut } from './session/log-out.tsx'
import { useSignedOutElsewhere } from './session/session-tabs.ts'

/** Around every screen, the lesson's too: nothing to see but a line while the next one is on its way. */
export function Root() {
  useArrival()
  useSignedOutElsewhere()
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      {isMoving && <div className="fixed inset-x-0 top-0 z-50 h-1 animate-late bg-sun" />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** The frame around every screen but the lesson. */
export function AppShell() {
  const { pathname } = useLocation()
  const { data: session } = useQuery(sessionQuery)
  const { logOut, busy, question } = useLogOut()
  return (
    <>
      <TopBar
        session={session === undefined ? 'loading' : session}
        Link={FrameAnchor}
        onLogOut={logOut}
        busy={busy}
        current={pathname}
      />
      <Outlet />
      <Footer Link={FrameAnchor} />
      {question}
    </>
  )
}

/** The landing page is another document, so '/' is a plain link; every other address is the router's. */
function FrameAnchor({ href, ...rest }: FrameLinkProps) {
  return href === screens.home ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}

/** Around a parent's screens: when the session ends, or a lesson closes the gate, while one is open, the way leads out. */
export function SignedIn() {
  const { data: session } = useQuery(sessionQuery)
  const { pathname } = useLocation()
  if (session === null) return <Navigate to={screens.login} replace />
  return session?.gate === 'closed' ? <Navigate to={gateFor(pathname)} replace /> : <Outlet />
}
