import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './data/query-client.ts'
import { router } from './router.tsx'
import { ToastProvider } from './ui/toast.tsx'

// After a new release an old page asks for files that are gone: it is loaded anew, once.
window.addEventListener('vite:preloadError', (event) => {
  const reloadedAt = Number(sessionStorage.getItem('trellis.reloaded') ?? 0)
  if (Date.now() - reloadedAt < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('trellis.reloaded', String(Date.now()))
  location.reload()
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
