import { MessageList } from './message-list.tsx'
import type { ToolProps } from './tool-props.ts'
import { useOf } from './use-conversation.ts'

/** The conversation itself. */
export function ChatTool({ student, conversation }: ToolProps) {
  const messages = useOf(conversation, (state) => state.messages)
  const replying = useOf(conversation, (state) => state.replying)
  return <MessageList tutor={student?.tutor ?? null} messages={messages} replying={replying} />
}
