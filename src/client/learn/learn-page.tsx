import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { LearnScreen } from './learn-screen.tsx'
import { useLearnerSession } from './use-learner-session.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/** The child's screen: gets everything ready, or says calmly why it cannot. */
export function LearnPage({ studentId }: { studentId: string }) {
  const { session, pass, retryNow, reopen } = useLearnerSession(studentId)
  const navigate = useNavigate()
  useEffect(() => {
    if (session.kind === 'no-tutor') void navigate(`/tutor-selection/${studentId}`, { replace: true })
  }, [session.kind, navigate, studentId])

  if (session.kind === 'signed-out') {
    return (
      <Message title={words.signIn}>
        <Link to="/login" className={buttonClass('primary', 'lg')}>
          {words.signInLink}
        </Link>
      </Message>
    )
  }
  if (session.kind === 'not-found') {
    return (
      <Message title={words.notHere} hint={words.notHereHint}>
        <Link to="/dashboard" className={buttonClass('primary', 'lg')}>
          {words.toDashboard}
        </Link>
      </Message>
    )
  }
  if (session.kind === 'recording') {
    const { student, conversation } = session
    return <LearnScreen student={student} conversation={conversation} pass={pass} reopen={reopen} />
  }
  if (session.kind === 'not-recording') {
    return <WaitingScreen studentId={studentId} student={session.student} reason={session.reason} onRetry={retryNow} />
  }
  return (
    <main id="main" className="grid h-dvh place-items-center bg-cream">
      <Loading label={words.preparing} />
    </main>
  )
}

function Message({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Page width="narrow">
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} action={children}>
        {hint}
      </EmptyState>
    </Page>
  )
}
