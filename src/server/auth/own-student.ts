import { notFound } from '#server/errors.ts'
import type { Learner } from './actor.ts'

/** A pass opens nothing of another student: that one is not found, whether there is one or not. */
export function ownStudent(learner: Learner, studentId: string): void {
  if (learner.studentId !== studentId) throw notFound()
}
