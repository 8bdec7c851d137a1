import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { data, done, problemOf, server } from '#client/api.ts'
import type { MessageView } from '#shared/conversation.ts'
import type { DrawingView } from '#shared/drawing.ts'
import type { HandwritingView } from '#shared/handwriting.ts'
import type { FoundMessage, HistoryItem, SaidAbout, SessionContents } from '#shared/history.ts'
import type { ExportForm, HistoryShow } from '#shared/history-rules.ts'
import type { PhotoView } from '#shared/photo.ts'
import { nextCursor } from './next-page.ts'
import { unlessGone } from './unless-gone.ts'

export type Page<T> = { items: T[]; next: string | undefined }

/** A student's conversations, newest first: all, or what they are narrowed to. */
export const historyQuery = (studentId: string, show: HistoryShow = 'all') =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['history', studentId, show],
    queryFn: ({ pageParam }): Promise<Page<HistoryItem>> =>
      readPage(
        server.api.student[':id'].conversations.$get({
          param: { id: studentId },
          query: { ...(show !== 'all' && { show }), ...from(pageParam) },
        }),
      ),
  })

/** What was said about something in all of a student's conversations, newest first. */
export const saidQuery = (studentId: string, about: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['said', studentId, about],
    queryFn: ({ pageParam }): Promise<Page<FoundMessage>> =>
      readPage(server.api.student[':id'].said.$get({ param: { id: studentId }, query: { about, ...from(pageParam) } })),
  })

/** How much would go with everything said about something. */
export const saidCountQuery = (studentId: string, about: string) =>
  queryOptions({
    queryKey: ['said-count', studentId, about],
    queryFn: (): Promise<SaidAbout> =>
      data(server.api.student[':id'].said.count.$get({ param: { id: studentId }, query: { about } })),
    staleTime: 0,
  })

export const removeSaid = (studentId: string, about: string): Promise<SaidAbout> =>
  data(server.api.student[':id'].said.remove.$post({ param: { id: studentId }, json: { about } }))

/** What goes with a conversation when it is deleted. */
export const contentsQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['contents', conversationId],
    queryFn: (): Promise<SessionContents> =>
      data(server.api.conversations[':id'].contents.$get({ param: { id: conversationId } })),
    staleTime: 0,
  })

/** Deletes a conversation. One that is gone already, from another tab, is gone. */
export const removeSession = (conversationId: string): Promise<void> =>
  unlessGone(done(server.api.conversations[':id'].$delete({ param: { id: conversationId } })))

/** What was deleted is nowhere any more: all that may have shown it is asked anew. */
export function forgetDeleted(client: QueryClient, studentId: string): void {
  for (const subject of ['history', 'said', 'said-count', 'wonders', 'memory', 'student-drawings'])
    void client.invalidateQueries({ queryKey: [subject, studentId] })
  for (const subject of ['transcript', 'drawings', 'photos', 'alarms'])
    void client.resetQueries({ queryKey: [subject] })
}

/** Where everything that was said with a student is downloaded. */
export const exportAddress = (studentId: string, form: ExportForm) => `/api/student/${studentId}/export?form=${form}`

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
