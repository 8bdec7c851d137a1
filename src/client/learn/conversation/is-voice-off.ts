import type { LiveConversation } from './live-conversation.ts'

/** A grown-up has turned the voice off, and with it every sound. */
export const isVoiceOff = (conversation: Pick<LiveConversation, 'get'>) =>
  conversation.get().student?.controls.voice === false
