import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { LearnScreen } from './learn-screen.tsx'
import type { LiveConversation } from './live-conversation.ts'
import { useConversation, useOf } from './use-conversation.ts'

/** The child's screen: gets everything ready, or says calmly why it cannot. */
export function LearnPage({ studentId }: { studentId: string }) {
  const conversation = useConversation(studentId)
  return conversation ? <Stage studentId={studentId} conversation={conversation} /> : <Preparing />
}

function Stage({ studentId, conversation }: { studentId: string; conversation: LiveConversation }) {
  const stage = useOf(conversation, (state) => state.stage)
  const navigate = useNavigate()
  useEffect(() => {
    if (stage === 'no-tutor') void navigate(`/tutor-selection/${studentId}`, { replace: true })
  }, [stage, navigate, studentId])

  if (stage === 'open') return <LearnScreen studentId={studentId} conversation={conversation} />
  if (stage === 'signed-out') {
    return (
      <Message title={words.signIn}>
        {/* A new document: what this one remembers of the session is no longer true. */}
        <a href="/login" className={buttonClass('primary', 'lg')}>
          {words.signInLink}
        </a>
      </Message>
    )
  }
  if (stage === 'not-here') {
    return (
      <Message title={words.notHere} hint={words.notHereHint}>
        <Link to="/dashboard" className={buttonClass('primary', 'lg')}>
          {words.toDashboard}
        </Link>
      </Message>
    )
  }
  return <Preparing />
}

function Preparing() {
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
