import { data, server } from '#client/api.ts'
import type { LearnerPass, ProfileView } from '#shared/account.ts'
import { mayBeHere } from './may-be-here.ts'

/** A call that may be made before anybody waits for it: who asks first has that answer, everybody after them a new one. */
function askedAhead<Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>) {
  const ahead = new Map<string, Promise<T>>()
  return {
    ahead: (...asked: Asked) => {
      const answer = ask(...asked)
      // Whoever waits for it hears why it failed.
      answer.catch(() => undefined)
      ahead.set(asked.join(), answer)
    },
    ask: (...asked: Asked): Promise<T> => {
      const answer = ahead.get(asked.join())
      ahead.delete(asked.join())
      return answer ?? ask(...asked)
    },
  }
}

const profile = askedAhead((): Promise<ProfileView> => data(server.api.profile.$get()))
const pass = askedAhead(
  (student_id: string): Promise<LearnerPass> => data(server.api.learner.$post({ json: { student_id } })),
)

export const readProfile = profile.ask

/** A pass for one student, given to the parent's session or to the child's own device. */
export const obtainPass = pass.ask

/** What the first screen asks in any case is asked while its files are still on their way. The server refuses who may not. */
export function askAhead(studentId: string | undefined): void {
  const isParents = mayBeHere('parent')
  if (isParents) profile.ahead()
  if (studentId && (isParents || mayBeHere('device'))) pass.ahead(studentId)
}
