import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { endOtherSessions, endSession, sessionsQuery } from '#client/data/settings.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { accountWords } from '#client/wording/en-account.ts'
import type { SessionView } from '#shared/account.ts'
import { LoadFailure } from '../load-failure.tsx'
import { sessionDate } from '../session-date.ts'
import { Section } from './section.tsx'

const words = accountWords.sessions

/** Where the parent is signed in, and the way to end it there. */
export function SessionsSection() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery)
  return (
    <Section heading={words.heading} intro={words.intro}>
      {data ? (
        <SessionList sessions={data} />
      ) : isError ? (
        <LoadFailure text={words.failed} busy={isFetching} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-32" />
        </div>
      )}
    </Section>
  )
}

function SessionList({ sessions }: { sessions: SessionView[] }) {
  const list = useRef<HTMLUListElement>(null)
  // The row goes away with its button; whoever uses keys goes on from the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  const end = useEnding(
    (one: SessionView) => endSession(one.id),
    (one) => words.ended(one.name),
    keepFocus,
  )
  const endOthers = useEnding(endOtherSessions, () => words.othersEnded, keepFocus)
  const busy = end.isPending || endOthers.isPending
  useFocusBack(busy)
  const problem = end.error ?? endOthers.error
  return (
    <>
      <ul ref={list} tabIndex={-1} className="flex flex-col divide-y divide-line outline-none">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.id === session.id}
            disabled={busy}
            onEnd={() => {
              endOthers.reset()
              end.mutate(session)
            }}
          />
        ))}
      </ul>
      {problem && <Notice tone="danger">{problem.message}</Notice>}
      {sessions.some((one) => !one.current) && (
        <Button
          variant="secondary"
          className="self-start"
          busy={endOthers.isPending}
          disabled={busy}
          onClick={() => {
            end.reset()
            endOthers.mutate()
          }}
        >
          {words.endOthers}
        </Button>
      )}
    </>
  )
}

/** Ends sign-ins and looks at what is left, also after a refusal: the device may have signed out by itself. */
function useEnding<T = void>(ending: (what: T) => Promise<void>, said: (what: T) => string, onEnded: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ending,
    onSuccess: (_, what) => toast({ text: said(what), tone: 'success' }),
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      if (!error) onEnded()
    },
  })
}

type SessionProps = { session: SessionView; busy: boolean; disabled: boolean; onEnd: () => void }

function Session({ session: { name, last_used_at, current }, busy, disabled, onEnd }: SessionProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-sm">{current ? words.current : words.lastUsed(sessionDate(last_used_at))}</p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          className="shrink-0"
          aria-label={words.endNamed(name)}
          busy={busy}
          disabled={disabled}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
