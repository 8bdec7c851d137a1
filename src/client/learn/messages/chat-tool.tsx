import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { NewestPress } from '#client/learn/press/newest-press.tsx'
import type { OnPress } from '#client/learn/press/reply-press.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { MessageList } from './message-list.tsx'

export type Said = {
  student: LearnerStudentView | null
  conversation: LiveConversation
  /** Larger buttons, for the youngest. */
  large: boolean
  onPress: OnPress
}

/** The conversation itself. */
export function ChatTool({ student, conversation, large, onPress }: Said) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const replying = useStoreValue(conversation, (state) => state.replying && state.pause === null)
  return (
    <MessageList tutor={student?.tutor ?? null} messages={messages} replying={replying}>
      <div className="empty:hidden sm:pl-11.5">
        <NewestPress conversation={conversation} large={large} onPress={onPress} />
      </div>
    </MessageList>
  )
}
