import type { LearnerStudentView } from '#shared/student.ts'
import type { LiveConversation } from './live-conversation.ts'

/** What every tool is given. */
export type ToolProps = { student: LearnerStudentView | null; conversation: LiveConversation }
