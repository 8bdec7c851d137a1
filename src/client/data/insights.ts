import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'
import type { ClaimEvidence, InsightView } from '#shared/insight.ts'
import { from, inPages, type Page, readPage } from './history.ts'

/** What the evidence says of all the parent's students. A lesson may have changed it. */
export const insightsQuery = queryOptions({
  queryKey: ['insights'],
  queryFn: (): Promise<InsightView[]> => data(server.api.students.insights.$get()),
  staleTime: 0,
})

/** The answers behind one sentence, newest first. */
export const claimEvidenceQuery = (studentId: string, claim: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['claim-evidence', studentId, claim],
    queryFn: ({ pageParam }): Promise<Page<ClaimEvidence>> =>
      readPage(
        server.api.students[':id'].insights[':claim'].evidence.$get({
          param: { id: studentId, claim },
          query: from(pageParam),
        }),
      ),
  })
