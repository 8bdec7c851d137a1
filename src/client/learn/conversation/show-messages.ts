import type { Unsent } from '#client/outbox/kept.ts'
import type { MessageView } from '#shared/conversation.ts'
import { merge, shown } from './conversation-events.ts'
import type { Live } from './conversation-state.ts'

/** Shows what the server has. Words that came back into the box do not stand among the messages too. */
export function show(live: Live, fromServer: MessageView[]): void {
  const { messages, draft } = live.state.get()
  const { unsent } = live
  if (!unsent?.inBox) {
    live.state.set({ messages: merge(messages, fromServer.map(shown), unsent?.id ?? null) })
    return
  }
  const tried = fromServer.findIndex((message) => message.client_message_id === unsent.id)
  if (tried !== -1 && fromServer[tried + 1]?.role === 'assistant') {
    // It was answered after all.
    forgetUnsent(live)
    if (draft === unsent.text) live.state.set({ draft: '' })
  }
  const visible = live.unsent ? fromServer.filter((_, index) => index !== tried) : fromServer
  live.state.set({ messages: merge(messages, visible.map(shown), null) })
}

export function keepUnsent(live: Live, unsent: Unsent | null): void {
  live.unsent = unsent
  live.parts.kept.keepUnsent(unsent)
}

export const forgetUnsent = (live: Live): void => keepUnsent(live, null)
