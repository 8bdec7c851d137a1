import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import type { ConversationState } from '#client/learn/conversation/conversation-state.ts'
import { useOwnDevice } from '#client/learn/device/use-own-device.ts'
import { LearnScreen } from '#client/learn/screen/learn-screen.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Page } from '#client/ui/page.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { screenOf, screens } from '#shared/screens.ts'
import { type Lesson, useLesson } from './use-lesson.ts'

/** The child's screen: gets everything ready, or says calmly why it cannot. */
export function LearnPage({ studentId }: { studentId: string }) {
  const lesson = useLesson(studentId)
  return lesson ? <Stage studentId={studentId} {...lesson} /> : <Preparing />
}

function Stage({
  studentId,
  conversation,
  services,
  settings,
  hear,
  growing,
  touches,
}: Lesson & { studentId: string }) {
  const stage = useStoreValue(conversation, (state) => state.stage)
  const isOwnDevice = useOwnDevice()
  if (stage === 'open')
    return (
      <LearnScreen
        studentId={studentId}
        conversation={conversation}
        services={services}
        settings={settings}
        hear={hear}
        growing={growing}
        touches={touches}
      />
    )
  if (stage === 'preparing') return <Preparing />
  return isOwnDevice ? <OnOwnDevice stage={stage} /> : <WithParent stage={stage} studentId={studentId} />
}

type Obstacle = Exclude<ConversationState['stage'], 'open' | 'preparing'>

/** Why there is no lesson in a parent's browser, with the way to the screen that helps. */
function WithParent({ stage, studentId }: { stage: Obstacle; studentId: string }) {
  if (stage === 'no-tutor') return <Redirect to={screenOf(studentId, screens.tutorSelection)} replace />
  if (stage === 'signed-out') {
    return (
      <Message title={words.signIn}>
        {/* A new document: what this one remembers of the session is no longer true. */}
        <a href={screens.login} className={buttonClass('primary', 'lg')}>
          {words.signInLink}
        </a>
      </Message>
    )
  }
  return (
    <Message title={words.notHere} hint={words.notHereHint}>
      <Link to={screens.dashboard} className={buttonClass('primary', 'lg')}>
        {words.toDashboard}
      </Link>
    </Message>
  )
}

/** The same on a child's own device, where only a grown-up elsewhere can help. New documents here too. */
function OnOwnDevice({ stage }: { stage: Obstacle }) {
  const { needsCode, needsCodeHint, toJoin, noTutor, noTutorHint, again } = words.ownDevice
  return stage === 'no-tutor' ? (
    <Message title={noTutor} hint={noTutorHint}>
      <Button size="child" onClick={() => window.location.reload()}>
        {again}
      </Button>
    </Message>
  ) : (
    <Message title={needsCode} hint={needsCodeHint}>
      <a href={screens.join} className={buttonClass('primary', 'child')}>
        {toJoin}
      </a>
    </Message>
  )
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
