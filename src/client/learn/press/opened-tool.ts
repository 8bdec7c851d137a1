import type { Press } from '#shared/reply.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'

const tools: Record<NonNullable<Press['tool']>, ToolKind> = {
  blackboard: 'blackboard',
  flashcards: 'flashcards',
  'multiple-choice': 'multiple-choice',
  tracing: 'letter-tracing',
  video: 'video',
}

/** The tool that a press opens; null for one that says something. */
export const openedTool = ({ kind, tool }: Press): ToolKind | null => (kind === 'tool' && tool ? tools[tool] : null)
