import type { ToolConversation } from './tool-conversation.ts'

/** Says something in the conversation. What stood in the box stands there again; false when nothing can be said now. */
export function tellTutor(conversation: ToolConversation, message: string): boolean {
  const { draft, replying, recording, ending } = conversation.get()
  if (replying || !recording || ending) return false
  conversation.write(message)
  conversation.say()
  const isSent = conversation.get().replying
  conversation.write(draft)
  return isSent
}
