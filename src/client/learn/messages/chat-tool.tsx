import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { MessageList } from './message-list.tsx'

type Said = { student: LearnerStudentView | null; conversation: LiveConversation }

/** The conversation itself. */
export function ChatTool({ student, conversation }: Said) {
  const messages = useStoreValue(conversation, (state) => state.messages)
  const replying = useStoreValue(conversation, (state) => state.replying)
  return <MessageList tutor={student?.tutor ?? null} messages={messages} replying={replying} />
}
