import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { data, problemOf, server } from '#client/api.ts'
import type { ConversationListItem, MessageView } from '#shared/conversation.ts'
import type { DrawingView } from '#shared/drawing.ts'
import type { HandwritingView } from '#shared/handwriting.ts'
import type { PhotoView } from '#shared/photo.ts'
import { nextCursor } from './next-page.ts'

export type Page<T> = { items: T[]; next: string | undefined }

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

/** What was drawn in a conversation, newest first. */
export const drawingsQuery = (conversationId: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['drawings', conversationId],
    queryFn: ({ pageParam }): Promise<Page<DrawingView>> =>
      readPage(
        server.api.conversations[':id'].drawings.$get({ param: { id: conversationId }, query: from(pageParam) }),
      ),
  })

/** Everything that a student drew, newest first. */
export const studentDrawingsQuery = (studentId: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['student-drawings', studentId],
    queryFn: ({ pageParam }): Promise<Page<DrawingView>> =>
      readPage(server.api.student[':id'].drawings.$get({ param: { id: studentId }, query: from(pageParam) })),
  })

/** What a student wrote by hand, newest first; with `glyph` that letter or word alone. */
export const handwritingQuery = (studentId: string, glyph: string | null = null) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['handwriting', studentId, glyph],
    queryFn: ({ pageParam }): Promise<Page<HandwritingView>> =>
      readPage(
        server.api.student[':id'].handwriting.$get({
          param: { id: studentId },
          query: { ...from(pageParam), ...(glyph !== null && { glyph }) },
        }),
      ),
  })

/** The photos of a conversation, newest first. */
export const photosQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['photos', conversationId],
    queryFn: (): Promise<PhotoView[]> =>
      data(server.api.conversations[':id'].photos.$get({ param: { id: conversationId } })),
    staleTime: 0,
  })

/** Where the picture itself is. */
export const photoAddress = (id: string) => `/api/photos/${id}`

// A child may be talking while the parent reads: what is shown is always asked for anew.
export const inPages = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | undefined }) => last.next,
  staleTime: 0,
}

export const from = (cursor: string) => (cursor === '' ? {} : { cursor })

type Answer<T> = { ok: boolean; status: number; headers: Headers; json: () => Promise<T[]> }

export async function readPage<T>(calling: Promise<Answer<T>>): Promise<Page<T>> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  return { items: await response.json(), next: nextCursor(response.headers.get('link')) }
}
