import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { endConversation, type PassKeeper, passKeeper, startConversation } from '#client/data/learn.ts'
import type { StartedConversation } from '#shared/conversation.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { keepSitting, takeSitting } from './kept.ts'

export type LearnerSession =
  | { kind: 'preparing' }
  | { kind: 'signed-out' }
  | { kind: 'not-found' }
  | { kind: 'no-tutor' }
  | { kind: 'not-recording'; student: LearnerStudentView | null; reason: string }
  | { kind: 'recording'; student: LearnerStudentView; conversation: StartedConversation }

export type LearnerSessionHandle = {
  session: LearnerSession
  pass: PassKeeper
  /** Tries now instead of waiting. */
  retryNow: () => void
  /** Opens a new conversation, because the server says that this one is over. */
  reopen: () => Promise<StartedConversation>
}

/** Waits between tries: 1, 2, 4 … 30 s. */
const retryAfter = (tries: number) => Math.min(30_000, 1_000 * 2 ** tries)

/** Gets a pass and starts the conversation, tries again while that fails, and ends it when the screen closes. */
export function useLearnerSession(studentId: string): LearnerSessionHandle {
  const [pass] = useState(() => passKeeper(studentId))
  const [session, setSession] = useState<LearnerSession>({ kind: 'preparing' })
  const [tries, setTries] = useState(0)
  const open = useRef<StartedConversation | null>(null)

  const begin = useCallback(async () => {
    const { student } = await pass.current()
    if (!student.tutor) return { kind: 'no-tutor' } as const
    const resume = open.current?.conversation_id ?? takeSitting(studentId)
    const opening = { student_id: student.id, tutor_id: student.tutor.id, ...(resume && { resume }) }
    const conversation = await startConversation(pass, opening)
    open.current = conversation
    return { kind: 'recording', student, conversation } as const
  }, [pass, studentId])

  // `tries` makes a new attempt; a failed one plans the next.
  useEffect(() => {
    let gone = false
    let timer = 0
    const again = () => setTries((before) => before + 1)
    begin().then(
      (next) => {
        if (!gone) setSession(next)
      },
      async (error: unknown) => {
        const student = await pass.current().then(
          (kept) => kept.student,
          () => null,
        )
        if (gone) return
        const failed = failedSession(error, student)
        setSession(failed)
        if (failed.kind === 'not-recording') timer = window.setTimeout(again, retryAfter(tries))
      },
    )
    window.addEventListener('online', again)
    return () => {
      gone = true
      window.clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [begin, pass, tries])

  useEndOnLeave(studentId, pass, open)

  const reopen = useCallback(async () => {
    open.current = null
    const next = await begin()
    if (next.kind !== 'recording') throw new Error('no tutor is assigned any more')
    setSession(next)
    return next.conversation
  }, [begin])
  return { session, pass, retryNow: () => setTries((before) => before + 1), reopen }
}

function failedSession(error: unknown, student: LearnerStudentView | null): LearnerSession {
  if (!(error instanceof ApiProblem)) return { kind: 'not-recording', student, reason: 'Something went wrong.' }
  const { code } = error.problem
  if (code === 'unauthenticated') return { kind: 'signed-out' }
  if (code === 'not_found' || code === 'invalid_id') return { kind: 'not-found' }
  return { kind: 'not-recording', student, reason: error.message }
}

/** Tells the server when the screen closes. A reload of the tab keeps the sitting; leaving by the router does not. */
function useEndOnLeave(studentId: string, pass: PassKeeper, open: { current: StartedConversation | null }): void {
  useEffect(() => {
    const end = () => {
      if (open.current) endConversation(pass, open.current)
    }
    const hide = (event: PageTransitionEvent) => {
      if (open.current && !event.persisted) keepSitting(studentId, open.current.conversation_id)
      end()
    }
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      end()
      open.current = null
    }
  }, [studentId, pass, open])
}
