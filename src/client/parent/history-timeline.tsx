import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { AlertIcon, TrashIcon } from '#client/ui/icons.tsx'
import { historyWords as words } from '#client/wording/en-history.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { HistoryItem } from '#shared/history.ts'
import type { HistoryShow } from '#shared/history-rules.ts'
import type { StudentView } from '#shared/student.ts'
import { DeleteSessionDialog } from './delete-session-dialog.tsx'
import { Paged } from './paged.tsx'
import { sessionDate } from './session-date.ts'

type TimelineProps = { student: StudentView; onView: (session: HistoryItem) => void }

const shows: HistoryShow[] = ['all', 'drawings', 'alarm', 'math', 'reading', 'science', 'problem-solving']
const isShow = (value: string): value is HistoryShow => shows.some((one) => one === value)

/** The sessions one below the other, newest first, each with what was done in it. */
export function HistoryTimeline({ student, onView }: TimelineProps) {
  const [show, setShow] = useState<HistoryShow>('all')
  const [removing, setRemoving] = useState<HistoryItem | null>(null)
  const history = useInfiniteQuery(historyQuery(student.id, show))
  const sessions = history.data?.pages.flatMap((page) => page.items) ?? []
  const { empty, emptyHint } = parentWords.history
  return (
    <div className="flex flex-col gap-5">
      <Field label={words.show}>
        {(control) => (
          <Select
            {...control}
            value={show}
            onChange={({ currentTarget: { value } }) => isShow(value) && setShow(value)}
          >
            {shows.map((one) => (
              <option key={one} value={one}>
                {words.shows[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Paged
        query={history}
        empty={show === 'all' ? <EmptyState title={empty}>{emptyHint}</EmptyState> : <p>{words.noneOfThese}</p>}
      >
        {sessions.length > 0 && (
          <ol className="flex flex-col">
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                onView={() => onView(session)}
                onRemove={() => setRemoving(session)}
              />
            ))}
          </ol>
        )}
      </Paged>
      {removing && <DeleteSessionDialog student={student} session={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

type SessionProps = { session: HistoryItem; onView: () => void; onRemove: () => void }

function Session({ session, onView, onRemove }: SessionProps) {
  const { started_at, tutor_name, minutes, topics, tried, right, drawings, alarm, open } = session
  const date = sessionDate(started_at)
  const facts = [
    words.with(tutor_name, minutes),
    tried > 0 && words.answers(right, tried),
    drawings > 0 && words.drawings(drawings),
  ].filter((fact) => fact !== false)
  return (
    <li
      className={classNames(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-l-2 pb-6 pl-6 last:pb-0',
        'before:absolute before:top-1.5 before:-left-[0.5625rem] before:size-4 before:rounded-full before:border-2 before:border-paper',
        alarm ? 'before:bg-sun' : 'before:bg-leaf',
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{parentWords.history.session(date)}</p>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
        {topics.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {topics.map((topic) => (
              <li key={topic} className="rounded-full border border-leaf-line bg-leaf-mist px-3 py-0.5 text-sm">
                {topic}
              </li>
            ))}
          </ul>
        )}
        {alarm && (
          <p className="mt-2 flex w-fit items-center gap-2 rounded-full border border-sun-line bg-sun-soft px-3 py-0.5 text-sm text-sun-deep">
            <AlertIcon className="size-4 shrink-0" />
            {words.alarm}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button variant="secondary" aria-label={parentWords.history.viewOf(date)} onClick={onView}>
          {parentWords.history.view}
        </Button>
        {open ? (
          <span className="px-2 text-ink-soft text-sm">{words.open}</span>
        ) : (
          <IconButton label={words.remove(date)} icon={<TrashIcon />} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}
