import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { endCare, keepSeen, markSeen } from '#client/data/alarms.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { AlertIcon, InfoIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { AlarmView } from '#shared/alarm.ts'
import { helplinesOf, helpOf, linesFor } from '#shared/helplines.ts'
import { AlarmTalkList } from './alarm-talk.tsx'
import { sessionDate } from './session-date.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

const words = parentWords.alarms

/** One alarm: whose, when, what it is about and what to do now. A severe one is read out at once. */
export function AlarmCard({ alarm }: { alarm: AlarmView }) {
  const headingId = useId()
  const { nickname, kind, severity } = alarm
  const isSevere = severity === 'severe'
  const isTold = severity !== 'mild' && kind !== 'blocked_tries' && kind !== 'child_report'
  const Icon = isSevere ? AlertIcon : InfoIcon
  const isMild = severity === 'mild'
  const { title, what, todo } = isMild ? words.mild : words.kinds[kind]
  return (
    <Card as="article" tone={isSevere ? 'sunny' : 'plain'} aria-labelledby={headingId} className="flex flex-col gap-4">
      <div role={isSevere ? 'alert' : undefined} className="flex items-start gap-3">
        <Icon className={`mt-1 size-6 shrink-0 ${isSevere ? 'text-sun-deep' : 'text-sky-deep'}`} />
        <div className="flex min-w-0 max-w-prose flex-col gap-2 [overflow-wrap:anywhere]">
          <h2 id={headingId} className="text-heading">
            {title(nickname)}
          </h2>
          <p className="text-ink-soft text-sm">
            {nickname} · <time dateTime={alarm.created_at}>{sessionDate(alarm.created_at)}</time>
            {alarm.updates > 0 && ` · ${words.updates(alarm.updates)}`}
          </p>
          <p>{what(nickname)}</p>
          {isTold && <h3 className="mt-1 font-semibold">{words.todo}</h3>}
          <p>{todo(nickname)}</p>
          {isTold && <HelpForParents kind={kind} />}
          <p className="text-ink-soft text-sm">{words.canBeWrong}</p>
        </div>
      </div>
      {isTold && <AlarmTalkList alarm={alarm} />}
      <Actions alarm={alarm} isCared={isTold} />
    </Card>
  )
}

function HelpForParents({ kind }: { kind: AlarmView['kind'] }) {
  const { data: parent } = useQuery(sessionQuery)
  const known = helplinesOf(parent?.country ?? null)
  const lines = known ? linesFor(helpOf(kind), known) : []
  return (
    <>
      <h3 className="mt-1 font-semibold">{words.call}</h3>
      <ul className="flex flex-col gap-1">
        <li>{known ? words.emergency(known.emergency) : words.emergencyWhereYouLive}</li>
        {lines.map((line) => (
          <li key={line.name}>{words.line(line)}</li>
        ))}
        {!known && <li>{words.finder}</li>}
      </ul>
    </>
  )
}

type ActionsProps = {
  alarm: AlarmView
  /** The tutor stays with the child instead of teaching, until somebody ends that. */
  isCared: boolean
}

function Actions({ alarm, isCared }: ActionsProps) {
  const hintId = useId()
  const [reading, setReading] = useState(false)
  const seen = useMark(alarm, markSeen, words.seenDone)
  const together = useMark(alarm, endCare, words.withChildDone)
  useFocusBack(seen.isPending || together.isPending)
  const { conversation_id: conversationId, nickname } = alarm
  return (
    <>
      {isCared && (
        <p id={hintId} className="max-w-3xl text-ink-soft text-sm sm:ml-9">
          {words.withChildHint(nickname)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 sm:ml-9">
        {isCared && (
          <Button
            aria-describedby={hintId}
            busy={together.isPending}
            busyLabel={words.saving}
            onClick={() => together.mutate()}
          >
            {words.withChild(nickname)}
          </Button>
        )}
        <Button variant="secondary" busy={seen.isPending} busyLabel={words.saving} onClick={() => seen.mutate()}>
          {words.seen}
        </Button>
        {conversationId && (
          <Button variant={isCared ? 'quiet' : 'primary'} onClick={() => setReading(true)}>
            {words.read}
          </Button>
        )}
        {reading && conversationId && (
          <TranscriptDialog
            student={{ nickname }}
            conversation={{ id: conversationId }}
            at={alarm.message_id}
            onClose={() => setReading(false)}
          />
        )}
      </div>
    </>
  )
}

/** Marks a case in one of two ways, and says so. */
function useMark(alarm: AlarmView, mark: (id: string) => Promise<unknown>, said: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => mark(alarm.id),
    onSuccess: () => {
      keepSeen(client, alarm.id)
      toast({ text: said, tone: 'success' })
    },
    onError: () => toast({ text: words.seenFailed, tone: 'danger' }),
  })
}
