import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from './data/query-client.ts'
import { createRouter } from './router.tsx'
import { Screens } from './screens.tsx'
import { ToastProvider } from './ui/toast.tsx'

/** Shows the screen of the address, and every one after it. Until the first has come the document shows that it waits. */
export async function openApplication(): Promise<void> {
  const queryClient = newQueryClient()
  const router = createRouter(queryClient)
  await Promise.all([router.arrived, documentIsRead().then(styleIsHere)])
  const root = document.getElementById('root')
  if (!root) return
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

const documentIsRead = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve()

/** The document asks for the style below what it shows while it waits; without it no screen is drawn. */
function styleIsHere(): Promise<unknown> {
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!style || style.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    style.onload = resolve
    style.onerror = resolve
  })
}
