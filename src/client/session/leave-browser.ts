import type { QueryClient } from '@tanstack/react-query'
import { screens } from '#shared/screens.ts'

/** After signing out nothing of the family stays in this browser. A new document, so that nothing stays in memory. */
export function leaveBrowser(client: QueryClient, to: string = screens.login): void {
  client.clear()
  clearStorage()
  // The router notes where the page was scrolled to while it goes away.
  window.addEventListener('pagehide', clearStorage)
  window.location.replace(to)
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
