import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import { openedTool } from './opened-tool.ts'
import type { OnPress } from './press-button.tsx'

type Parts = {
  conversation: LiveConversation
  openTool: (tool: ToolKind) => void
  /** Words that the microphone put into the box are not meant any more. */
  dropHeard: () => void
}

/** What a press does: it opens its tool, or is said. */
export const pressWith =
  ({ conversation, openTool, dropHeard }: Parts): OnPress =>
  (one) => {
    const tool = openedTool(one)
    if (tool) return openTool(tool)
    dropHeard()
    conversation.press(one.says)
  }
