import type { ComponentType } from 'react'
import { ChatTool } from './chat-tool.tsx'
import type { ToolProps } from './tool-props.ts'
import type { ToolKind } from './tools.ts'

/** One look per tool; null while a tool is not here yet. A new tool is one entry. */
export const looks = {
  chat: ChatTool,
  'letter-tracing': null,
  blackboard: null,
  video: null,
  flashcards: null,
  'multiple-choice': null,
} satisfies Record<ToolKind, ComponentType<ToolProps> | null>
