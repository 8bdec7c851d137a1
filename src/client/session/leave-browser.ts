import type { QueryClient } from '@tanstack/react-query'
import { isWaitingReport } from '#client/outbox/waiting-here.ts'
import { screens } from '#shared/screens.ts'

/**
 * After signing out nothing of the family stays in this browser (what a child reported was told before: log-out.tsx). What a
 * child of another family reported, whose session here ended by itself, waits for that family: nobody else may tell it, and
 * no log-out may silence it. A new document, so that nothing stays in memory.
 */
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
      const storage = window[kind]
      for (const name of Object.keys(storage)) if (!isWaitingReport(name, storage)) storage.removeItem(name)
    } catch {
      // Storage is blocked: then nothing was kept in it.
    }
  }
}
