import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { noticeClosedGate, noticeSignedOut, noticeUnclaimed } from './account.ts'
import { noticeAdminOut } from './admin-out.ts'

/** The server's state in this browser: session, students, tutors, history. Only what may pass by itself is tried again. */
export function newQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    noticeSignedOut(client, error)
    noticeClosedGate(client, error)
    noticeAdminOut(client, error)
    noticeUnclaimed(client, error)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection a call fails at once and says so, instead of waiting silently for better times.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        // Many who were cut off together do not come back together.
        retryDelay: (failures) => 1_000 * 2 ** failures * (0.5 + Math.random()),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

// Who has waited for the whole time-out is not made to wait for it again.
const mayPass = (error: unknown) =>
  !(error instanceof ApiProblem) || (error.problem.retryable && error.problem.code !== 'request_timeout')
