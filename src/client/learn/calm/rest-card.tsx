import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import type { Ending } from '#client/learn/conversation/conversation-state.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import type { Growing } from '#client/learn/joy/growing.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import { screens } from '#shared/screens.ts'
import { isBlank } from '#shared/text-rules.ts'
import { type CalmKind, CalmPicture } from './calm-picture.tsx'
import { LookBack } from './look-back.tsx'

const words = lateLearnWords.rest

type RestProps = { conversation: LiveConversation; ending: Ending; growing: Growing }

/**
 * Instead of the bar to write in: the lesson has taken its time, or it is time for a rest. Calm, with what was really done
 * and made, and nothing to hurry for.
 */
export function RestCard({ conversation, ending, growing }: RestProps) {
  const name = useStoreValue(conversation, (state) => state.student?.nickname ?? '')
  const isAlone = useStoreValue(conversation, (state) => state.messages.length === 0)
  if (ending.why !== 'rest') {
    return (
      <Calm title={words.over(name)} kind="goodbye" growing={growing} isAlone={isAlone}>
        <div className="flex flex-wrap justify-center gap-3">
          <Back />
          {ending.why === 'bye' && (
            <Button variant="secondary" size="child" onClick={conversation.goOn}>
              {words.goOn}
            </Button>
          )}
        </div>
      </Calm>
    )
  }
  return (
    <Calm title={ending.text} kind="moon" growing={growing} isAlone={isAlone}>
      <KeptWords conversation={conversation} />
      <LookAgain conversation={conversation} />
    </Calm>
  )
}

type CalmProps = {
  title: string
  kind: CalmKind
  growing: Growing /** Nothing was said before it: the screen is its own. */
  isAlone: boolean
  children: ReactNode
}

/** Takes the focus that the bar lost when it went away. */
function Calm({ title, kind, growing, isAlone, children }: CalmProps) {
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classNames(
        'overflow-y-auto border-line border-t bg-leaf-mist px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:px-6',
        isAlone ? 'flex grow-[20] flex-col' : 'max-h-[82dvh] shrink-0',
      )}
    >
      <div className="m-auto flex w-full max-w-3xl flex-col items-center gap-4 [@media(max-height:30rem)]:grid [@media(max-height:30rem)]:grid-cols-[1fr_auto] [@media(max-height:30rem)]:gap-3">
        <div role="status" className="flex items-center justify-center gap-4 [@media(max-height:30rem)]:justify-start">
          <CalmPicture kind={kind} className="max-sm:w-16 [@media(max-height:30rem)]:w-16" />
          <h2 id={headingId} className="text-title text-balance">
            {title}
          </h2>
        </div>
        <LookBack growing={growing} />
        {children}
      </div>
    </section>
  )
}

/** To the dashboard in a parent's browser, to the front door on a child's own device. A new document on the latter. */
function Back() {
  const { data: parent } = useQuery(sessionQuery)
  const look = buttonClass('primary', 'child')
  if (parent) {
    return (
      <Link to={screens.dashboard} className={look}>
        {words.back}
      </Link>
    )
  }
  return (
    <a href={screens.join} className={look}>
      {words.back}
    </a>
  )
}

function KeptWords({ conversation }: { conversation: LiveConversation }) {
  const draft = useStoreValue(conversation, (state) => state.draft)
  if (isBlank(draft)) return null
  return (
    <div className="max-h-[25dvh] max-w-full shrink-0 overflow-y-auto text-center text-ink-soft">
      <p>{words.kept}</p>
      <p className="whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{draft}</p>
    </div>
  )
}

function LookAgain({ conversation }: { conversation: LiveConversation }) {
  const starting = useStoreValue(conversation, (state) => state.starting)
  return (
    <Button variant="secondary" size="lg" busy={starting} busyLabel={words.looking} onClick={conversation.lookAgain}>
      {words.lookAgain}
    </Button>
  )
}
