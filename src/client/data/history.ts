import { infiniteQueryOptions } from '@tanstack/react-query'
import { problemOf, server } from '#client/api.ts'
import type { ConversationListItem, MessageView } from '#shared/conversation.ts'

type Page<T> = { items: T[]; next: string | undefined }
type Answer<T> = { ok: boolean; status: number; headers: Headers; json: () => Promise<T[]> }

/** One page of a list, and where its Link header says the next one begins. */
async function readPage<T>(calling: Promise<Answer<T>>): Promise<Page<T>> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  const next = /cursor=([^>&]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  return { items: await response.json(), next }
}

const firstPage = ''
const from = (cursor: string) => (cursor === firstPage ? {} : { cursor })

export const historyQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: ['history', studentId],
    queryFn: ({ pageParam }): Promise<Page<ConversationListItem>> =>
      readPage(server.api.student[':id'].conversations.$get({ param: { id: studentId }, query: from(pageParam) })),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  })

export const transcriptQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: ['transcript', conversationId],
    queryFn: ({ pageParam }): Promise<Page<MessageView>> =>
      readPage(
        server.api.conversations[':id'].transcript.$get({ param: { id: conversationId }, query: from(pageParam) }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  })
