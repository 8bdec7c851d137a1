import { data, server, withPass } from '#client/api.ts'
import type { LearnerPass, ProfileView } from '#shared/account.ts'
import type { StartedConversation } from '#shared/conversation.ts'
import { mayBeHere } from './may-be-here.ts'

export type Opening = { student_id: string; tutor_id: string; resume?: string; anew?: boolean }

/** A call that may be made before anybody waits for it: who asks first has that answer, everybody after them a new one. */
function askedAhead<Asked, T>(ask: (asked: Asked, token: string) => Promise<T>) {
  const ahead = new Map<string, Promise<T>>()
  const answerTo = (asked: Asked, token = '') => {
    const key = JSON.stringify(asked)
    const answer = ahead.get(key)
    ahead.delete(key)
    return answer ?? ask(asked, token)
  }
  const askNow = (asked: Asked, token = ''): Promise<T> => {
    const answer = ask(asked, token)
    // Whoever waits for it hears why it failed.
    answer.catch(() => undefined)
    ahead.set(JSON.stringify(asked), answer)
    return answer
  }
  const forget = (asked: Asked) => void ahead.delete(JSON.stringify(asked))
  return { answerTo, askNow, forget }
}

const profile = askedAhead((_own: string): Promise<ProfileView> => data(server.api.profile.$get()))
const pass = askedAhead(
  (student_id: string): Promise<LearnerPass> => data(server.api.learner.$post({ json: { student_id } })),
)
const conversation = askedAhead(
  (json: Opening, token): Promise<StartedConversation> =>
    data(server.api.conversations.start.$post({ json }, withPass(token))),
)

export const readProfile = () => profile.answerTo('own')

/** A pass for one student, given to the parent's session or to the child's own device. */
export const obtainPass = (studentId: string) => pass.answerTo(studentId)

export const openConversation = conversation.answerTo

/**
 * What the first screen asks in any case is asked while its files are still on their way. The server refuses who may not:
 * that is not kept for whoever asks later, when somebody may have signed in.
 */
export function askWhoIsHere(): void {
  if (mayBeHere('parent')) void profile.askNow('own').catch(() => profile.forget('own'))
}

/** The same for a lesson: its pass, and its conversation; `resume` is the one that a reload interrupted. */
export async function askForLesson(studentId: string, resume: string | null): Promise<void> {
  if (!mayBeHere('parent') && !mayBeHere('device')) return
  const { token, student } = await pass.askNow(studentId)
  if (!student.tutor) return
  const opening = { student_id: studentId, tutor_id: student.tutor.id, ...(resume && { resume }) }
  await conversation.askNow(opening, token)
}
