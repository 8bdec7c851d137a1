import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'

/** Server state of the whole application. Only what may pass by itself is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiProblem) || error.problem.retryable),
    },
    mutations: { retry: false },
  },
})
