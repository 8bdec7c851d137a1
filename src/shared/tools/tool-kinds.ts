/** The tools of the learn screen, in the groups and the order of the left panel. */
export const toolGroups = {
  learning: ['chat', 'letter-tracing', 'blackboard', 'video'],
  testing: ['flashcards', 'multiple-choice'],
} as const

export type ToolKind = (typeof toolGroups)[keyof typeof toolGroups][number]

/** The tools that a grown-up may put away: all but the chat. */
export const switchableTools = ['letter-tracing', 'blackboard', 'video', 'flashcards', 'multiple-choice'] as const
export type SwitchableTool = (typeof switchableTools)[number]
