import { readReplyExtras } from '#client/data/reply-extras.ts'
import type { ChatEvent, MessageView } from '#shared/conversation.ts'

/** A message as the screen shows it. */
export type ShownMessage = Pick<MessageView, 'id' | 'role' | 'sentences' | 'client_message_id' | 'extras' | 'help'>

export const shown = ({ id, role, sentences, client_message_id, extras, help }: MessageView): ShownMessage => ({
  id,
  role,
  sentences,
  client_message_id,
  extras: readReplyExtras(extras),
  help,
})

/** The child's own words, before the server has them. */
export const spoken = (clientMessageId: string, text: string): ShownMessage => ({
  id: clientMessageId,
  role: 'user',
  sentences: [text],
  client_message_id: clientMessageId,
  extras: null,
  help: null,
})

/** True for words that were said on this screen a moment ago, and not in another tab. */
export const isJustSaid = (message: ShownMessage): boolean => message.id === message.client_message_id

/** What stays the same when the server gives a message its own id. */
export const keyOf = (message: ShownMessage): string => message.client_message_id ?? message.id

/** Folds an event of a reply into the messages. An event that is heard again changes nothing. */
export function hear(messages: ShownMessage[], event: ChatEvent): ShownMessage[] {
  if (event.type === 'done') return completed(messages, event)
  if (event.type !== 'sentence') return messages
  const known = messages.find((message) => message.id === event.message_id)
  if (!known) {
    const begun = { id: event.message_id, sentences: [event.text], client_message_id: null, extras: null, help: null }
    return [...messages, { ...begun, role: 'assistant' }]
  }
  if (event.index < known.sentences.length) return messages
  const grown = { ...known, sentences: [...known.sentences, event.text] }
  return messages.map((message) => (message === known ? grown : message))
}

/** What belongs to a reply beside its sentences is known when it is whole. What it brought already stays as it is. */
function completed(messages: ShownMessage[], event: ChatEvent & { type: 'done' }): ShownMessage[] {
  const reply = messages.find(({ id }) => id === event.message_id)
  const whole = reply && withRest(reply, { help: event.help, extras: reply.extras ?? event.extras })
  return reply === whole ? messages : messages.map((message) => (message === reply && whole ? whole : message))
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
  ours && ours.sentences.length >= theirs.sentences.length
    ? withRest(ours, { help: ours.help ?? theirs.help, extras: ours.extras ?? theirs.extras })
    : theirs

/** The same message where nothing is new: it is not drawn again. */
const withRest = (message: ShownMessage, { help, extras }: Pick<ShownMessage, 'help' | 'extras'>): ShownMessage =>
  message.help === help && message.extras === extras ? message : { ...message, help, extras }

/** Without a message of the child that could not be sent, and without what was heard of its reply. */
export const without = (messages: ShownMessage[], clientMessageId: string, replyId: string | null): ShownMessage[] =>
  messages.filter((message) => keyOf(message) !== clientMessageId && message.id !== replyId)
