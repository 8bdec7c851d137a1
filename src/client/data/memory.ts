import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { MemoryView } from '#shared/memory.ts'
import { unlessGone } from './unless-gone.ts'

/** What the tutor remembers of a student. A child may be learning while the parent reads. */
export const memoryQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['memory', studentId],
    queryFn: (): Promise<MemoryView[]> => data(server.api.students[':id'].memory.$get({ param: { id: studentId } })),
    staleTime: 0,
  })

export const forgetMemory = (id: string, memoryId: string): Promise<void> =>
  unlessGone(done(server.api.students[':id'].memory[':memoryId'].$delete({ param: { id, memoryId } })))

export const correctMemory = (id: string, memoryId: string, what: string): Promise<MemoryView> =>
  data(server.api.students[':id'].memory[':memoryId'].$patch({ param: { id, memoryId }, json: { what } }))

/** It stands in the list as it is now. */
export function keepMemory(client: QueryClient, studentId: string, changed: MemoryView): void {
  const { queryKey } = memoryQuery(studentId)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === changed.id ? changed : one)))
}

/** It leaves the list at once. */
export function dropMemory(client: QueryClient, studentId: string, memoryId: string): void {
  const { queryKey } = memoryQuery(studentId)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== memoryId))
}
