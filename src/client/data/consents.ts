import { queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'
import type { ConsentChange } from '#shared/student.ts'

/** What the parent consented to and took back, oldest first. */
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: (): Promise<ConsentChange[]> => data(server.api.consents.$get()),
})

/** Where the archive of the family is downloaded. */
export const archiveAddress = '/api/archive'
