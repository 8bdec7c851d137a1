import { useEffect, useState, useSyncExternalStore } from 'react'
import { connect } from './connect.ts'
import type { ConversationState } from './conversation-state.ts'
import type { LiveConversation } from './live-conversation.ts'

/** The conversation of this screen: started when the screen opens, ended when it closes. Null for the first moment. */
export function useConversation(studentId: string): LiveConversation | null {
  const [conversation, setConversation] = useState<LiveConversation | null>(null)
  useEffect(() => {
    const connected = connect(studentId)
    setConversation(connected.conversation)
    // A moment later, so that a screen that is mounted only to be mounted again (as in development) starts nothing.
    const opening = window.setTimeout(connected.conversation.open)
    return () => {
      window.clearTimeout(opening)
      connected.disconnect()
    }
  }, [studentId])
  return conversation
}

/** One part of the conversation; whoever uses it is drawn again only when that part changes. */
export function useOf<T>({ get, subscribe }: LiveConversation, pick: (state: ConversationState) => T): T {
  return useSyncExternalStore(subscribe, () => pick(get()))
}
