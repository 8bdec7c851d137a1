import type { ComponentType, ReactNode } from 'react'
import { lateArea } from '#client/late/late-area.tsx'
import { ChatTool, type Said } from '#client/learn/messages/chat-tool.tsx'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'

const lateTool = (fetchTool: () => Promise<ComponentType<ToolProps>>) => lateArea(fetchTool, words.wentWrong)

export type LookProps = ToolProps & Omit<Said, 'student'>
type Look = (props: LookProps) => ReactNode

/** One look per tool; null while a tool is not here yet. A new tool is one entry. All but the chat come when they are opened. */
export const looks = {
  chat: ChatTool,
  'letter-tracing': lateTool(
    async () => (await import('#client/tools/letter-tracing/letter-tracing.tsx')).LetterTracing,
  ),
  blackboard: lateTool(async () => (await import('#client/tools/blackboard/blackboard.tsx')).Blackboard),
  video: lateTool(async () => (await import('#client/tools/video/video.tsx')).Video),
  flashcards: lateTool(async () => (await import('#client/tools/flashcards/flashcards.tsx')).Flashcards),
  'multiple-choice': lateTool(
    async () => (await import('#client/tools/multiple-choice/multiple-choice.tsx')).MultipleChoice,
  ),
} satisfies Record<ToolKind, Look | null>
