import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from './data/query-client.ts'
import { createRouter } from './router.tsx'
import { Screens } from './screens.tsx'
import { ToastProvider } from './ui/toast.tsx'

/** Shows the screen of the address, and every one after it. */
export function openApplication(root: HTMLElement): void {
  const queryClient = newQueryClient()
  const router = createRouter(queryClient)
  // A new screen begins at its top at once; gliding there is for the landing page's own anchors.
  document.documentElement.classList.add('scroll-auto')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Screens router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
