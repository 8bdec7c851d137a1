import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { data, done, problemOf, server } from '#client/api.ts'
import type { AdminMessageView, ThreadState } from '#shared/admin-message.ts'
import { nextCursor } from './next-page.ts'

/** The messages of one family, as one side has them. */
export type MessageDesk = {
  side: 'admin' | 'parent'
  /** Whose: for the queries' names. */
  key: string
  list: (cursor: string) => Promise<Page>
  send: (message: { content: string; client_message_id: string }) => Promise<AdminMessageView>
  read: (seq: number) => Promise<void>
  /** The address of the stream that rings at every change. */
  live: string
}

type Page = { items: AdminMessageView[]; next: string | undefined }

const from = (cursor: string) => (cursor === '' ? {} : { cursor })

async function readPage(
  calling: Promise<{ ok: boolean; status: number; headers: Headers; json: () => Promise<AdminMessageView[]> }>,
): Promise<Page> {
  const response = await calling
  if (!response.ok) throw await problemOf(response)
  return { items: await response.json(), next: nextCursor(response.headers.get('link')) }
}

export const parentDesk: MessageDesk = {
  side: 'parent',
  key: 'mine',
  list: (cursor) => readPage(server.api.messages.$get({ query: from(cursor) })),
  send: (json) => data(server.api.messages.$post({ json })),
  read: (seq) => done(server.api.messages.read.$post({ json: { seq } })),
  live: '/api/messages/live',
}

const ofAdmin = server.api.admin.messages

export const adminDesk = (parentId: string): MessageDesk => ({
  side: 'admin',
  key: parentId,
  list: (cursor) => readPage(ofAdmin[':parentId'].$get({ param: { parentId }, query: from(cursor) })),
  send: (json) => data(ofAdmin.$post({ json: { ...json, parent_id: parentId, sent_by: 'admin' } })),
  read: (seq) => done(ofAdmin[':parentId'].read.$post({ param: { parentId }, json: { seq } })),
  live: `/api/admin/messages/${parentId}/live`,
})

/** The messages, the newest page first; each page in the order in which it was written. */
export const messagesQuery = (desk: MessageDesk) =>
  infiniteQueryOptions({
    queryKey: ['messages', desk.key],
    queryFn: ({ pageParam }) => desk.list(pageParam),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    staleTime: 0,
  })

const stateKey = ['messages-state'] as const

/** How far a parent's messages are. */
export const messageStateQuery = queryOptions({
  queryKey: stateKey,
  queryFn: (): Promise<ThreadState> => data(server.api.messages.state.$get()),
})

export const keepMessageState = (client: QueryClient, state: ThreadState) => client.setQueryData(stateKey, state)

/** Hears how far the messages are, at once and at every change, until it is stopped. The browser connects again by itself. */
export function hearMessages(desk: Pick<MessageDesk, 'live'>, onState: (state: ThreadState) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const source = new EventSource(desk.live)
  source.addEventListener('state', ({ data: text }) => {
    const state: unknown = JSON.parse(String(text))
    if (isThreadState(state)) onState(state)
  })
  // The session has ended, or the second factor is asked for: the next call says so.
  source.addEventListener('over', () => source.close())
  return () => source.close()
}

const isThreadState = (state: unknown): state is ThreadState =>
  typeof state === 'object' && state !== null && 'last_seq' in state && 'unread' in state && 'other_read_seq' in state
