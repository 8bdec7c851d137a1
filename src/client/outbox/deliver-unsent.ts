import { ApiProblem } from '#client/api.ts'
import { endConversation, learnerPass, sendMessage, startConversation } from '#client/data/learn.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import type { StartedConversation } from '#shared/conversation.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { type Kept, keptFor, type Unsent } from './kept.ts'
import { sendTurn } from './send-turn.ts'
import { studentsWithUnsent } from './waiting-here.ts'

/** Whoever logs out waits at most this long. Milliseconds. */
const timeLimit = 8_000

/** Words of a student that did not reach the server. */
export type Unreached = { studentId: string; text: string }

/**
 * Tries once to bring the server what this tab keeps of children's words, and gives what it still does not have. Whether
 * words arrived is told by the drawer: they are out of it as soon as the server has them.
 */
export async function deliverUnsent(): Promise<Unreached[]> {
  const late = new AbortController()
  const students = studentsWithUnsent()
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      late.abort()
      resolve()
    }, timeLimit)
  })
  await Promise.race([Promise.all(students.map((studentId) => deliver(studentId, late.signal))), waiting])
  clearTimeout(timer)
  return students.flatMap((studentId) => {
    const unsent = keptFor(studentId).unsent()
    return unsent ? [{ studentId, text: unsent.text }] : []
  })
}

async function deliver(studentId: string, late: AbortSignal): Promise<void> {
  const kept = keptFor(studentId)
  const unsent = kept.unsent()
  if (!unsent) return
  const pass = learnerPass(studentId)
  try {
    const { student } = await pass.current()
    await say(pass, student, unsent, kept, late)
  } catch (error) {
    // Nobody who is signed in here has this student: these words are not theirs to read or to send.
    if (isNobodys(error) && pass.token() === null) kept.keepUnsent(null)
  }
}

const isNobodys = (error: unknown) =>
  error instanceof ApiProblem && (error.problem.code === 'not_found' || error.problem.code === 'invalid_id')

async function say(
  pass: PassKeeper,
  { id: student_id, tutor }: LearnerStudentView,
  { id, text }: Unsent,
  kept: Kept,
  late: AbortSignal,
): Promise<void> {
  if (!tutor || late.aborted) return
  const arrived = () => {
    if (kept.draft() === text) kept.keepDraft('')
    kept.keepUnsent(null)
  }
  const resume = kept.takeSitting()
  const opening = { student_id, tutor_id: tutor.id, ...(resume && { resume }) }
  let started: StartedConversation | null = null
  try {
    started = await startConversation(pass, opening)
    if (started.messages.some((message) => message.client_message_id === id)) return arrived()
    const message = { message: text, student_id, tutor_id: tutor.id, client_message_id: id }
    await sendTurn({
      send: (asked, signal) => sendMessage(pass, asked, signal),
      message: { ...message, conversation_id: started.conversation_id },
      onEvent: ({ type }) => {
        if (type === 'accepted') arrived()
      },
      closed: late,
    })
  } finally {
    // A second try goes on in the same conversation, where the same id is the same message.
    kept.keepSitting(kept.unsent() && (started?.conversation_id ?? resume))
    if (started) endConversation(pass, started)
  }
}
