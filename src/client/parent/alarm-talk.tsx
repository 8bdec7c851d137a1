import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { alarmTalkQuery } from '#client/data/alarms.ts'
import { Skeleton } from '#client/ui/loading.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { AlarmTalk, AlarmView } from '#shared/alarm.ts'
import { sessionDate } from './session-date.ts'

const words = parentWords.alarms

/** What was said, when, and what the tutor answered: the first that raised the case, and all that came after it. */
export function AlarmTalkList({ alarm }: { alarm: AlarmView }) {
  const headingId = useId()
  // What comes later belongs to the same case: the number of updates is in the key, so that it is read again.
  const talk = useQuery(alarmTalkQuery(alarm.id, alarm.updates))
  if (talk.isError) return null
  return (
    <div className="flex max-w-3xl flex-col gap-2 sm:ml-9">
      <h3 id={headingId} className="font-semibold">
        {words.talk}
      </h3>
      {talk.data ? (
        <ol aria-labelledby={headingId} className="flex flex-col gap-3">
          {talk.data.map((one) => (
            <Said key={one.created_at + one.kind} one={one} nickname={alarm.nickname} />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-20 rounded-control" />
      )}
    </div>
  )
}

function Said({ one, nickname }: { one: AlarmTalk[number]; nickname: string }) {
  return (
    <li className="rounded-control border border-line bg-paper px-4 py-3">
      <p className="text-ink-soft text-sm">
        <time dateTime={one.created_at}>{sessionDate(one.created_at)}</time>
      </p>
      {one.said === null ? (
        <p>{words.saidElsewhere(nickname)}</p>
      ) : (
        <blockquote className="font-medium">{words.quote(nickname, one.said)}</blockquote>
      )}
      {one.answered && <p className="mt-1 text-ink-soft">{words.answered(one.answered)}</p>}
    </li>
  )
}
