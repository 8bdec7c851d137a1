import type { Press } from '#shared/reply.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { openedTool } from './opened-tool.ts'

/** What there is to press for a child: nothing that opens a tool which a grown-up has put away. */
export const offeredTo = (student: Pick<LearnerStudentView, 'controls'> | null, press: readonly Press[]): Press[] =>
  press.filter((one) => {
    const tool = openedTool(one)
    return tool === null || !student?.controls.tools_off.includes(tool)
  })
