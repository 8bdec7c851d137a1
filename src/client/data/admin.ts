import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { data, done, problemOf, server } from '#client/api.ts'
import type { AdminAccess, ShowSecondFactor } from '#shared/admin-access.ts'
import type { AddCaseStep, SafeguardingCase } from '#shared/alarm.ts'
import type { CustomerView } from '#shared/customer.ts'
import type { OpenWithReason } from '#shared/look.ts'
import { accessKey } from './admin-out.ts'
import { nextCursor } from './next-page.ts'

const calls = server.api.admin

/** How far the administrators' area is open in this browser. */
export const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: (): Promise<AdminAccess> => data(calls.access.$get()),
  staleTime: 60_000,
})

export const startFactor = (password: string | undefined) =>
  data(calls['second-factor'].$post({ json: password === undefined ? {} : { password } }))
export const confirmFactor = (code: string) => data(calls['second-factor'].confirm.$post({ json: { code } }))
export const showFactor = (json: ShowSecondFactor) => done(calls['second-factor'].show.$post({ json }))
export const renewRecoveryCodes = () => data(calls['second-factor']['recovery-codes'].$post())

type Page<T> = { items: T[]; next: string | undefined }
type Answer<T> = { ok: boolean; status: number; headers: Headers; json: () => Promise<T[]> }

async function readPage<T>(calling: Promise<Answer<T>>): Promise<Page<T>> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  return { items: await response.json(), next: nextCursor(response.headers.get('link')) }
}

const inPages = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | undefined }) => last.next,
}
const from = (cursor: string) => (cursor === '' ? {} : { cursor })

/** Families by name or email, the best first. */
export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['admin-customers', search],
    queryFn: ({ pageParam, signal }): Promise<Page<CustomerView>> =>
      readPage(calls.parents.$get({ query: { search, ...from(pageParam) } }, { init: { signal } })),
  })

export const openHistory = (studentId: string, json: OpenWithReason) =>
  data(calls.students[':id'].conversations.$post({ param: { id: studentId }, json }))
export const openTranscript = (conversationId: string, json: OpenWithReason) =>
  data(calls.conversations[':id'].transcript.$post({ param: { id: conversationId }, json }))

/** The safeguarding queue. */
export const casesQuery = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['admin-cases', state],
    queryFn: ({ pageParam }): Promise<Page<SafeguardingCase>> =>
      readPage(calls.alarms.$get({ query: { state, ...from(pageParam) } })),
  })

export const addCaseStep = (id: string, json: AddCaseStep) =>
  data(calls.alarms[':id'].steps.$post({ param: { id }, json }))

export const overviewQuery = queryOptions({
  queryKey: ['admin-overview'],
  queryFn: () => data(calls.overview.$get()),
})

export const waitingQuery = queryOptions({
  queryKey: ['admin-waiting'],
  queryFn: () => data(calls.messages.$get()),
})
