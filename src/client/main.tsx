import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { newQueryClient } from './data/query-client.ts'
import { createRouter } from './router.tsx'
import { ToastProvider } from './ui/toast.tsx'

const queryClient = newQueryClient()
const router = createRouter(queryClient)

// A new screen begins at its top at once; gliding there is for the landing page's own anchors.
document.documentElement.classList.add('scroll-auto')

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
