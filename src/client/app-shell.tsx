import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { screens } from '#shared/screens.ts'
import { useArrival } from './arrival.ts'
import { gateFor } from './auth/gate-address.ts'
import { sessionQuery, signOut } from './data/account.ts'
import { Footer } from './frame/footer.tsx'
import type { FrameLinkProps } from './frame/frame-link.ts'
import { TopBar } from './frame/top-bar.tsx'
import { leaveBrowser } from './leave-browser.ts'
import { useToast } from './ui/toast.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { authWords as words } from './wording/en-auth.ts'

/** Around every screen, the lesson's too: nothing to see but a line while the next one is on its way. */
export function Root() {
  useArrival()
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
  const toast = useToast()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { data: session } = useQuery(sessionQuery)
  const logOut = useMutation({
    mutationFn: signOut,
    onSuccess: () => leaveBrowser(client),
    onError: () => toast({ text: words.logOutFailed, tone: 'danger' }),
  })
  useFocusBack(logOut.isPending)
  return (
    <>
      <TopBar
        session={session === undefined ? 'loading' : session}
        Link={FrameAnchor}
        onLogOut={() => logOut.mutate()}
        busy={logOut.isPending || logOut.isSuccess}
        current={pathname}
      />
      <Outlet />
      <Footer Link={FrameAnchor} />
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
