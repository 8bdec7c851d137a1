import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Saying } from '#client/learn/voice/spoken-word.ts'

/** The conversation whose words are spoken on this screen. */
export const SpokenHere = createContext<LiveConversation | null>(null)

const nobody = () => () => undefined

/** The word of this message that is spoken now. Only the message that is spoken is told anything. */
export function useSaying(messageId: string): Saying | null {
  const conversation = useContext(SpokenHere)
  const pick = useCallback(() => {
    const saying = conversation?.get().saying ?? null
    return saying?.messageId === messageId ? saying : null
  }, [conversation, messageId])
  return useSyncExternalStore(conversation?.subscribe ?? nobody, pick)
}
