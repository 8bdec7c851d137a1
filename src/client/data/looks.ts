import { infiniteQueryOptions } from '@tanstack/react-query'
import { problemOf, server } from '#client/api.ts'
import type { LookView } from '#shared/look.ts'
import { nextCursor } from './next-page.ts'

type Page = { items: LookView[]; next: string | undefined }

/** Which administrators opened what the family's children said. */
export const looksQuery = infiniteQueryOptions({
  queryKey: ['looks'],
  queryFn: async ({ pageParam }): Promise<Page> => {
    const response = await server.api.looks.$get({ query: pageParam === '' ? {} : { cursor: pageParam } })
    if (!response.ok) throw await problemOf(response)
    return { items: await response.json(), next: nextCursor(response.headers.get('link')) }
  },
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})
