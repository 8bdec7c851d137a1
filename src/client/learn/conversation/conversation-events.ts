import type { ChatEvent, MessageView } from '#shared/conversation.ts'

/** A message as the screen shows it. */
export type ShownMessage = Pick<MessageView, 'id' | 'role' | 'sentences' | 'client_message_id' | 'help'>

export const shown = ({ id, role, sentences, client_message_id, help }: MessageView): ShownMessage => ({
  id,
  role,
  sentences,
  client_message_id,
  help,
})

/** The child's own words, before the server has them. */
export const spoken = (clientMessageId: string, text: string): ShownMessage => ({
  id: clientMessageId,
  role: 'user',
  sentences: [text],
  client_message_id: clientMessageId,
  help: null,
})

/** True for words that were said on this screen a moment ago, and not in another tab. */
export const isJustSaid = (message: ShownMessage): boolean => message.id === message.client_message_id

/** What stays the same when the server gives a message its own id. */
export const keyOf = (message: ShownMessage): string => message.client_message_id ?? message.id

/** Folds an event of a reply into the messages. An event that is heard again changes nothing. */
export function hear(messages: ShownMessage[], event: ChatEvent): ShownMessage[] {
  if (event.type === 'done') return helped(messages, event)
  if (event.type !== 'sentence') return messages
  const known = messages.find((message) => message.id === event.message_id)
  if (!known) {
    const begun = { id: event.message_id, sentences: [event.text], client_message_id: null, help: null }
    return [...messages, { ...begun, role: 'assistant' }]
  }
  if (event.index < known.sentences.length) return messages
  const grown = { ...known, sentences: [...known.sentences, event.text] }
  return messages.map((message) => (message === known ? grown : message))
}

/** The help card that belongs to a reply is known when the reply is whole. */
function helped(messages: ShownMessage[], { message_id, help }: ChatEvent & { type: 'done' }): ShownMessage[] {
  const reply = messages.find(({ id }) => id === message_id)
  if (!reply || reply.help === help) return messages
  return messages.map((message) => (message === reply ? { ...reply, help } : message))
}

/**
 * Takes what the server has. What only this screen knows stays: earlier messages before it, and behind it the words that
 * are on their way (from `pending` on). A reply never becomes shorter, because an answer may be older than an event.
 */
export function merge(messages: ShownMessage[], fromServer: ShownMessage[], pending: string | null): ShownMessage[] {
  const there = new Set(fromServer.map(keyOf))
  const known = new Map(messages.map((message) => [message.id, message]))
  const turning = messages.findIndex((message) => there.has(keyOf(message)) || keyOf(message) === pending)
  const isMissing = (message: ShownMessage) => !there.has(keyOf(message))
  const before = turning === -1 ? messages : messages.slice(0, turning)
  const behind = turning === -1 ? [] : messages.slice(turning)
  const taken = fromServer.map((message) => longer(message, known.get(message.id)))
  return [...before.filter(isMissing), ...taken, ...behind.filter(isMissing)]
}

const longer = (theirs: ShownMessage, ours: ShownMessage | undefined) =>
  ours && ours.sentences.length >= theirs.sentences.length ? withHelp(ours, ours.help ?? theirs.help) : theirs

const withHelp = (message: ShownMessage, help: ShownMessage['help']) =>
  message.help === help ? message : { ...message, help }

/** Without a message of the child that could not be sent, and without what was heard of its reply. */
export const without = (messages: ShownMessage[], clientMessageId: string, replyId: string | null): ShownMessage[] =>
  messages.filter((message) => keyOf(message) !== clientMessageId && message.id !== replyId)
