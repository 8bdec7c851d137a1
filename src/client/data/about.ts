import { queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'

/** Who runs this installation and what it uses. It changes only when the server is started anew. */
export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: () => data(server.api.about.$get()),
  staleTime: Number.POSITIVE_INFINITY,
})
