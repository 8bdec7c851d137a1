import type { QueryClient } from '@tanstack/react-query'
import { screens } from '#shared/screens.ts'

/** After the account is deleted nothing of the family stays in this browser, and the way leads home, in a new document. */
export function leaveForGood(client: QueryClient): void {
  client.clear()
  clearStorage()
  // The router notes where the page was scrolled to while it goes away.
  window.addEventListener('pagehide', clearStorage)
  window.location.replace(screens.home)
}

function clearStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[kind].clear()
    } catch {
      // Storage is blocked: then nothing was kept in it.
    }
  }
}
