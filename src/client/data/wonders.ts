import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { WonderView } from '#shared/wonder.ts'
import { from, inPages, type Page, readPage } from './history.ts'
import { unlessGone } from './unless-gone.ts'

/** What a student wondered about, newest first: what is open, or what was talked about. */
export const wondersQuery = (studentId: string, talked: boolean) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['wonders', studentId, talked],
    queryFn: ({ pageParam }): Promise<Page<WonderView>> =>
      readPage(
        server.api.students[':id'].wonders.$get({
          param: { id: studentId },
          query: { talked: talked ? 'true' : 'false', ...from(pageParam) },
        }),
      ),
  })

/** Puts a question away as talked about, or takes it back. */
export const changeWonder = (id: string, wonderId: string, talked: boolean): Promise<WonderView> =>
  data(server.api.students[':id'].wonders[':wonderId'].$patch({ param: { id, wonderId }, json: { talked } }))

export const removeWonder = (id: string, wonderId: string): Promise<void> =>
  unlessGone(done(server.api.students[':id'].wonders[':wonderId'].$delete({ param: { id, wonderId } })))

/** A question leaves the list it stands in at once; then both lists are asked anew. */
export function dropWonder(client: QueryClient, studentId: string, wonder: WonderView): void {
  const talked = wonder.talked_at !== null
  const here = wondersQuery(studentId, talked).queryKey
  void client.cancelQueries({ queryKey: here })
  client.setQueryData(here, (all) => {
    const left = all?.pages.map(({ items, next }) => ({ items: items.filter(({ id }) => id !== wonder.id), next }))
    return all && left && { ...all, pages: left }
  })
  // What is behind it moves up, and stands in the other list when it was only moved.
  void client.invalidateQueries({ queryKey: ['wonders', studentId] })
}
