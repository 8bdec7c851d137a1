import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import type { Ending } from '#client/learn/conversation/conversation-state.ts'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import { screens } from '#shared/screens.ts'
import { isBlank } from '#shared/text-rules.ts'

const words = lateLearnWords.rest

type RestProps = { conversation: LiveConversation; ending: Ending }

/** Instead of the bar to write in: the lesson has taken its time, or it is time for a rest. Calm, and nothing to hurry for. */
export function RestCard({ conversation, ending }: RestProps) {
  if (ending.why === 'over') {
    return (
      <Calm title={words.over}>
        <Back />
      </Calm>
    )
  }
  return (
    <Calm title={ending.text}>
      <KeptWords conversation={conversation} />
      <LookAgain conversation={conversation} />
    </Calm>
  )
}

/** Takes the focus that the bar lost when it went away. */
function Calm({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="border-t border-line bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <Card
        as="section"
        ref={card}
        tabIndex={-1}
        tone="leaf"
        aria-labelledby={headingId}
        className="mx-auto flex w-full max-w-3xl flex-col items-center gap-3 text-center outline-none"
      >
        <div role="status">
          <h2 id={headingId} className="text-heading text-xl text-balance">
            {title}
          </h2>
        </div>
        {children}
      </Card>
    </div>
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
    <div className="max-h-[25dvh] max-w-full overflow-y-auto text-ink-soft">
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
