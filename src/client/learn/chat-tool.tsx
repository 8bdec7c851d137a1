import { MessageList } from './message-list.tsx'
import type { ToolProps } from './tool-props.ts'

/** The conversation itself. */
export function ChatTool({ student, messages, replying }: ToolProps) {
  return <MessageList tutor={student.tutor} messages={messages} replying={replying} />
}
