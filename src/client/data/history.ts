import { infiniteQueryOptions } from '@tanstack/react-query'
import { problemOf, server } from '#client/api.ts'
import type { ConversationListItem, MessageView } from '#shared/conversation.ts'
import { nextCursor } from './next-page.ts'

type Page<T> = { items: T[]; next: string | undefined }

/** A student's conversations, newest first. */
export const historyQuery = (studentId: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['history', studentId],
    queryFn: ({ pageParam }): Promise<Page<ConversationListItem>> =>
      readPage(server.api.student[':id'].conversations.$get({ param: { id: studentId }, query: from(pageParam) })),
  })

/** What was said in a conversation, in order. */
export const transcriptQuery = (conversationId: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['transcript', conversationId],
    queryFn: ({ pageParam }): Promise<Page<MessageView>> =>
      readPage(
        server.api.conversations[':id'].transcript.$get({ param: { id: conversationId }, query: from(pageParam) }),
      ),
  })

// A child may be talking while the parent reads: what is shown is always asked for anew.
const inPages = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | undefined }) => last.next,
  staleTime: 0,
}

const from = (cursor: string) => (cursor === '' ? {} : { cursor })

type Answer<T> = { ok: boolean; status: number; headers: Headers; json: () => Promise<T[]> }

async function readPage<T>(calling: Promise<Answer<T>>): Promise<Page<T>> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  return { items: await response.json(), next: nextCursor(response.headers.get('link')) }
}
