import type { Press } from '#shared/reply.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'

const tools: Record<NonNullable<Press['tool']>, SwitchableTool> = {
  blackboard: 'blackboard',
  flashcards: 'flashcards',
  'multiple-choice': 'multiple-choice',
  tracing: 'letter-tracing',
  video: 'video',
}

/** The tool that a press opens; null for one that says something. */
export const openedTool = ({ kind, tool }: Press): SwitchableTool | null =>
  kind === 'tool' && tool ? tools[tool] : null
