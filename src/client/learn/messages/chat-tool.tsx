import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { PortraitMood } from '#client/learn/portrait/portrait.tsx'
import { NewestPress } from '#client/learn/press/newest-press.tsx'
import type { OnPress } from '#client/learn/press/press-button.tsx'
import { isStart } from '#client/learn/start/is-start.ts'
import { StartPress } from '#client/learn/start/start-press.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { MessageList } from './message-list.tsx'

export type Said = {
  student: LearnerStudentView | null
  conversation: LiveConversation
  mood: PortraitMood
  /** Larger buttons, for the youngest. */
  large: boolean
  onPress: OnPress
}

/** The conversation itself; before anything was said, the tutor and what today could be. */
export function ChatTool({ student, conversation, mood, large, onPress }: Said) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const replying = useStoreValue(conversation, (state) => state.replying && state.pause === null)
  const begins = isStart(messages)
  return (
    <MessageList tutor={student?.tutor ?? null} messages={messages} replying={replying} mood={mood} isStart={begins}>
      {begins ? (
        <StartPress conversation={conversation} onPress={onPress} />
      ) : (
        <div className="empty:hidden sm:pl-23 wide:pl-27 short:pl-0">
          <NewestPress conversation={conversation} large={large} onPress={onPress} />
        </div>
      )}
    </MessageList>
  )
}
