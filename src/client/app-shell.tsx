import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { sessionQuery, signOut } from './data/account.ts'
import { queryClient } from './data/query-client.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { Footer } from './frame/footer.tsx'
import type { FrameLinkProps } from './frame/frame-link.ts'
import { TopBar } from './frame/top-bar.tsx'
import { useToast } from './ui/toast.tsx'
import { parentWords as words } from './wording/en-parent.ts'

/** The landing page is another document, so '/' is a plain link; every other address is the router's. */
function FrameAnchor({ href, ...rest }: FrameLinkProps) {
  return href === '/' ? <a href="/" {...rest} /> : <Link to={href} {...rest} />
}

/** The frame around every screen but the lesson. */
export function AppShell() {
  const toast = useToast()
  const { pathname } = useLocation()
  const { data: session } = useQuery(sessionQuery)
  const logOut = useMutation({
    mutationFn: signOut,
    onSuccess: forgetEverything,
    onError: () => toast({ text: words.logOutFailed, tone: 'danger' }),
  })
  useFocusOnArrival(pathname)
  return (
    <>
      <TopBar
        session={session === undefined ? 'loading' : session}
        Link={FrameAnchor}
        onLogOut={() => logOut.mutate()}
        busy={logOut.isPending}
        current={pathname}
      />
      <Outlet />
      <Footer Link={FrameAnchor} />
      <ScrollRestoration />
    </>
  )
}

/** After signing out nothing of the family stays in this browser. A new document, so that nothing stays in memory. */
function forgetEverything(): void {
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  window.location.replace('/login')
}

/** A new screen is announced: focus goes to its main part, as after a page load. */
function useFocusOnArrival(pathname: string): void {
  useEffect(() => {
    document.title = `Trellis: ${pathname.split('/')[1] ?? ''}`
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** When a screen broke, whatever it was. */
export function BrokenScreen() {
  // Read so that the router counts it as handled; what it says is not for a family.
  useRouteError()
  return <ErrorPage />
}
