import { queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { UnclaimedChoice } from '#shared/unclaimed.ts'

/** What was made in this account before its address was proven. */
export const unclaimedQuery = queryOptions({
  queryKey: ['unclaimed'],
  queryFn: () => data(server.api.profile.unclaimed.$get()),
})

export const decideUnclaimed = (choice: UnclaimedChoice) =>
  done(server.api.profile.unclaimed.$post({ json: { choice } }))
