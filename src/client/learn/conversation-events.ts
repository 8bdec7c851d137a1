import type { ChatEvent, MessageView } from '#shared/conversation.ts'

/** A message as the screen shows it. */
export type ShownMessage = Pick<MessageView, 'id' | 'role' | 'sentences' | 'client_message_id'>

export const shown = ({ id, role, sentences, client_message_id }: MessageView): ShownMessage => ({
  id,
  role,
  sentences,
  client_message_id,
})

/** The child's own words, before the server has them. */
export const spoken = (clientMessageId: string, text: string): ShownMessage => ({
  id: clientMessageId,
  role: 'user',
  sentences: [text],
  client_message_id: clientMessageId,
})

/** Folds an event of a reply into the messages. The same event twice changes nothing. */
export function hear(messages: ShownMessage[], event: ChatEvent): ShownMessage[] {
  if (event.type !== 'sentence') return messages
  const known = messages.find((message) => message.id === event.message_id)
  if (!known)
    return [...messages, { id: event.message_id, role: 'assistant', sentences: [event.text], client_message_id: null }]
  if (event.index < known.sentences.length) return messages
  const grown = { ...known, sentences: [...known.sentences, event.text] }
  return messages.map((message) => (message === known ? grown : message))
}

/** Takes what the server has, and keeps behind it what only this screen knows yet. */
export function merge(messages: ShownMessage[], fromServer: ShownMessage[], unsent: string | null): ShownMessage[] {
  const there = new Set(fromServer.flatMap((message) => [message.id, message.client_message_id]))
  const pending = messages.filter((message) => message.id === unsent && !there.has(message.id))
  return [...fromServer, ...pending]
}
