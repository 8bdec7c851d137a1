import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openHistory } from '#client/data/admin.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import type { OpenedHistory } from '#shared/look.ts'
import { longMoment } from '../parts/moments.ts'

const words = adminWords.look

type SessionListProps = {
  student: { id: string }
  opened: OpenedHistory
  onView: (conversationId: string) => void
}

/** The sessions of a child, newest first. */
export function SessionList({ student, opened, onView }: SessionListProps) {
  const [pages, setPages] = useState([opened])
  const next = pages.at(-1)?.next ?? null
  const more = useMutation({
    mutationFn: (cursor: string) => openHistory(student.id, { look_id: opened.look_id, cursor }),
    onSuccess: (page) => setPages([...pages, page]),
  })
  const sessions = pages.flatMap((page) => page.conversations)
  if (sessions.length === 0) return <EmptyState title={words.none} />
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ id, started_at }) => {
          const date = longMoment(started_at)
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-3 first:pt-0">
              <span className="min-w-0">{words.session(date)}</span>
              <Button variant="secondary" aria-label={words.viewOf(date)} onClick={() => onView(id)}>
                {words.view}
              </Button>
            </li>
          )
        })}
      </ul>
      {more.error && <Notice tone="danger">{more.error.message}</Notice>}
      {next && (
        <Button variant="secondary" className="self-center" busy={more.isPending} onClick={() => more.mutate(next)}>
          {adminWords.more}
        </Button>
      )}
    </div>
  )
}
