import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'

/** The picture of each tool but the chat, which shows the tutor's face; by its name in signs.svg. */
export const toolSigns: Record<SwitchableTool, string> = {
  'letter-tracing': 'letter-tracing',
  blackboard: 'blackboard',
  video: 'watch',
  flashcards: 'flashcards',
  'multiple-choice': 'multiple-choice',
}
