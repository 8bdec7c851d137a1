import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sessionQuery } from '#client/data/account.ts'
import { keepSeen, markSeen } from '#client/data/alarms.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { AlertIcon, InfoIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { AlarmView } from '#shared/alarm.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { sessionDate } from './session-date.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

const words = parentWords.alarms

/** One alarm: whose, when, what it is about and what to do now. A severe one is read out at once. */
export function AlarmCard({ alarm }: { alarm: AlarmView }) {
  const headingId = useId()
  const { nickname, kind, severity } = alarm
  const isSevere = severity === 'severe'
  const Icon = isSevere ? AlertIcon : InfoIcon
  const { title, what, todo } = words.kinds[kind]
  return (
    <Card as="article" tone={isSevere ? 'sunny' : 'plain'} aria-labelledby={headingId} className="flex flex-col gap-4">
      <div role={isSevere ? 'alert' : undefined} className="flex items-start gap-3">
        <Icon className={`mt-1 size-6 shrink-0 ${isSevere ? 'text-sun-deep' : 'text-sky-deep'}`} />
        <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
          <h2 id={headingId} className="text-heading">
            {title(nickname)}
          </h2>
          <p className="text-ink-soft text-sm">
            {nickname} · <time dateTime={alarm.created_at}>{sessionDate(alarm.created_at)}</time>
          </p>
          <p>{what(nickname)}</p>
          <p>{todo(nickname)}</p>
          {isSevere && <HelpForParents kind={kind} />}
          <p className="text-ink-soft text-sm">{words.canBeWrong}</p>
        </div>
      </div>
      <Actions alarm={alarm} />
    </Card>
  )
}

function HelpForParents({ kind }: { kind: AlarmView['kind'] }) {
  const { data: parent } = useQuery(sessionQuery)
  const known = helplinesOf(parent?.country ?? null)
  if (!known) return <p className="font-semibold">{words.emergencyWhereYouLive}</p>
  const { emergency, crisis, poison } = known
  return (
    <ul className="flex flex-col gap-1 font-semibold">
      <li>{words.emergency(emergency)}</li>
      {kind === 'crisis' && <li>{words.line(crisis)}</li>}
      {kind === 'danger' && poison && <li>{words.line(poison)}</li>}
    </ul>
  )
}

function Actions({ alarm }: { alarm: AlarmView }) {
  const [reading, setReading] = useState(false)
  const client = useQueryClient()
  const toast = useToast()
  const seen = useMutation({
    mutationFn: () => markSeen(alarm.id),
    onSuccess: () => {
      keepSeen(client, alarm.id)
      toast({ text: words.seenDone, tone: 'success' })
    },
    onError: () => toast({ text: words.seenFailed, tone: 'danger' }),
  })
  useFocusBack(seen.isPending)
  const { conversation_id: conversationId, nickname } = alarm
  return (
    <div className="flex flex-wrap gap-3">
      {conversationId && <Button onClick={() => setReading(true)}>{words.read}</Button>}
      <Button variant="secondary" busy={seen.isPending} busyLabel={words.saving} onClick={() => seen.mutate()}>
        {words.seen}
      </Button>
      {reading && conversationId && (
        <TranscriptDialog
          student={{ nickname }}
          conversation={{ id: conversationId }}
          at={alarm.message_id}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  )
}
