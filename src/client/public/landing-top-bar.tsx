import { useEffect, useState } from 'react'
import { mayBeHere } from '#client/data/may-be-here.ts'
import { type FrameSession, TopBar } from '#client/frame/top-bar.tsx'

/** The bar of the landing page: asks who is here without the application, which is not loaded yet. */
export function LandingTopBar() {
  // Nobody, until the server says otherwise: the page must be whole for whoever runs no script.
  const [session, setSession] = useState<FrameSession>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    findSession(leaving.signal).then(setSession, () => {
      // Without an answer the bar stays as it is; the sign-in screen sends on whoever is signed in.
    })
    return () => leaving.abort()
  }, [])

  async function handleLogOut() {
    setBusy(true)
    await fetch('/api/auth/sign-out', { method: 'POST' }).catch(() => {
      // Offline: the sign-in screen will show whether the session still stands.
    })
    localStorage.clear()
    sessionStorage.clear()
    location.assign('/login')
  }

  return <TopBar session={session} Link="a" onLogOut={handleLogOut} busy={busy} current="/" />
}

async function findSession(signal: AbortSignal): Promise<FrameSession> {
  if (!mayBeHere('parent')) return null
  const answer = await fetch('/api/profile', { signal })
  // Read in any case: an answer left unread keeps its connection busy.
  const profile: unknown = await answer.json()
  if (!answer.ok) return null
  if (typeof profile !== 'object' || profile === null || !('role' in profile)) return null
  return typeof profile.role === 'string' ? { role: profile.role } : null
}
