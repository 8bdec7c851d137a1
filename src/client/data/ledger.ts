import { queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'
import type { LedgerView, TriedWords } from '#shared/ledger.ts'

/** What was raised, blocked and sent outside in a student's lessons. A child may be learning while the parent reads. */
export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: ['ledger', id],
    queryFn: (): Promise<LedgerView> => data(server.api.students[':id'].safety.$get({ param: { id } })),
    staleTime: 0,
  })

/** What would become of words that a child may say; nothing is kept. */
export const tryWords = (id: string, text: string): Promise<TriedWords> =>
  data(server.api.students[':id'].safety.try.$post({ param: { id }, json: { text } }))
