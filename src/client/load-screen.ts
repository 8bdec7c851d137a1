import type { ComponentType } from 'react'

/** What a lazily loaded screen gives the router: its look, and its name for the window's title. */
export type Screen = { Component: ComponentType; handle?: { title: ScreenTitle } }
export type ScreenTitle = string | ((location: { hash: string }) => string)

/**
 * Loads the files of a screen. After a release an old page asks for files that are gone: it is loaded anew, once.
 * Without a connection it is not, because the browser would have nothing to show.
 */
export function loadScreen(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      if (!(await isServed()) || !mayReload()) throw error
      window.location.reload()
      return new Promise(() => undefined)
    }
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    // No connection: the error page says so, and has its own way to try again.
    return false
  }
}

const reloadedAtKey = 'trellis.reloaded'

/** Not twice within half a minute. A browser that remembers nothing does not reload by itself. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < 30_000) return false
    sessionStorage.setItem(reloadedAtKey, String(Date.now()))
    return true
  } catch {
    // Storage is blocked.
    return false
  }
}
