import type { LearnerStudentView } from '#shared/student.ts'
import type { ShownMessage } from './conversation-events.ts'

/** What every tool is given. */
export type ToolProps = { student: LearnerStudentView; messages: ShownMessage[]; replying: boolean }
