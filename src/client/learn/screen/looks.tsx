import type { ReactNode } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { ChatTool } from '#client/learn/messages/chat-tool.tsx'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import { lazyTool } from './lazy-tool.tsx'

type Look = (props: ToolProps & { conversation: LiveConversation }) => ReactNode

/** One look per tool; null while a tool is not here yet. A new tool is one entry. All but the chat come when they are opened. */
export const looks = {
  chat: ChatTool,
  'letter-tracing': lazyTool(
    async () => (await import('#client/tools/letter-tracing/letter-tracing.tsx')).LetterTracing,
  ),
  blackboard: lazyTool(async () => (await import('#client/tools/blackboard/blackboard.tsx')).Blackboard),
  video: lazyTool(async () => (await import('#client/tools/video/video.tsx')).Video),
  flashcards: lazyTool(async () => (await import('#client/tools/flashcards/flashcards.tsx')).Flashcards),
  'multiple-choice': lazyTool(
    async () => (await import('#client/tools/multiple-choice/multiple-choice.tsx')).MultipleChoice,
  ),
} satisfies Record<ToolKind, Look | null>
