/** The tools of the learn screen, in the groups and the order of the left panel. */
export const toolGroups = {
  learning: ['chat', 'letter-tracing', 'blackboard', 'video'],
  testing: ['flashcards', 'multiple-choice'],
} as const

export type ToolKind = (typeof toolGroups)[keyof typeof toolGroups][number]
