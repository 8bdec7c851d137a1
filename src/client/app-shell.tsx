import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { screens } from '#shared/screens.ts'
import { gateFor } from './auth/gate-address.ts'
import { sessionQuery } from './data/account.ts'
import { Footer } from './frame/footer.tsx'
import type { FrameLinkProps } from './frame/frame-link.ts'
import { TopBar } from './frame/top-bar.tsx'
import { useAddress } from './routing/address.ts'
import { useLogOut } from './session/log-out.tsx'

/** The frame around every screen but the lesson. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useAddress()
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
      {children}
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
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionQuery)
  const { pathname } = useAddress()
  if (session === null) return <Redirect to={screens.login} replace />
  return session?.gate === 'closed' ? <Redirect to={gateFor(pathname)} replace /> : children
}
