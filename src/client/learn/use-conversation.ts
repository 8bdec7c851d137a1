import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Connected, connect } from './connect.ts'
import type { ConversationState } from './conversation-state.ts'
import type { LiveConversation } from './live-conversation.ts'

export type Lesson = Pick<Connected, 'conversation' | 'supply' | 'hear'>

/** The conversation of this screen, and what its tools work with: started when the screen opens, ended when it closes. Null for the first moment. */
export function useConversation(studentId: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    const connected = connect(studentId)
    setLesson(connected)
    // A moment later, so that a screen that is mounted only to be mounted again (as in development) starts nothing.
    const opening = window.setTimeout(connected.conversation.open)
    return () => {
      window.clearTimeout(opening)
      connected.disconnect()
    }
  }, [studentId])
  return lesson
}

/** One part of the conversation; whoever uses it is drawn again only when that part changes. */
export function useOf<T>({ get, subscribe }: LiveConversation, pick: (state: ConversationState) => T): T {
  return useSyncExternalStore(subscribe, () => pick(get()))
}
