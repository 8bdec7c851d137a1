import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem } from '#shared/conversation.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { sessionDate } from './session-date.ts'
import { Transcript } from './transcript.tsx'

const words = parentWords.history

type HistoryProps = { student: StudentView; onClose: () => void }

/** The sessions of a student, and behind each what was said. */
export function HistoryDialog({ student, onClose }: HistoryProps) {
  const [viewed, setViewed] = useState<ConversationListItem | null>(null)
  if (viewed)
    return <Transcript student={student} conversation={viewed} onBack={() => setViewed(null)} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.title(student.nickname)} size="lg" closeLabel={parentWords.close}>
      <Sessions student={student} onView={setViewed} />
    </Dialog>
  )
}

function Sessions({ student, onView }: { student: StudentView; onView: (conversation: ConversationListItem) => void }) {
  const history = useInfiniteQuery(historyQuery(student.id))
  const sessions = history.data?.pages.flatMap((page) => page.items)
  return (
    <Paged query={history}>
      {sessions?.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions?.map((session) => {
          const date = sessionDate(session.started_at)
          return (
            <li key={session.id} className="flex items-center justify-between gap-4 py-3">
              <span>{words.session(date)}</span>
              <Button variant="secondary" aria-label={words.viewOf(date)} onClick={() => onView(session)}>
                {words.view}
              </Button>
            </li>
          )
        })}
      </ul>
    </Paged>
  )
}
