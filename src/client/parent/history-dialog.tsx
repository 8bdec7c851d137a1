import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { drawingsWords } from '#client/wording/en-drawings.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem } from '#shared/conversation.ts'
import type { StudentView } from '#shared/student.ts'
import { Paged } from './paged.tsx'
import { sessionDate } from './session-date.ts'
import { StudentWork } from './session-work.tsx'
import { TranscriptDialog } from './transcript-dialog.tsx'

const words = parentWords.history

type HistoryDialogProps = { student: StudentView; onClose: () => void }

/** The sessions of a student; what was said in one opens in front of them. */
export function HistoryDialog({ student, onClose }: HistoryDialogProps) {
  const [viewed, setViewed] = useState<ConversationListItem | null>(null)
  const [drawings, setDrawings] = useState(false)
  const history = useInfiniteQuery(historyQuery(student.id))
  const sessions = history.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Dialog open onClose={onClose} title={words.title(student.nickname)} size="lg" closeLabel={parentWords.close}>
        <Paged query={history} empty={<EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}>
          {sessions.length > 0 && (
            <ul className="flex flex-col divide-y divide-line">
              {sessions.map((session) => (
                <Session key={session.id} session={session} onView={() => setViewed(session)} />
              ))}
            </ul>
          )}
        </Paged>
        <div className="mt-5 flex justify-center border-line border-t pt-5">
          <Button variant="quiet" onClick={() => setDrawings(true)}>
            {drawingsWords.all}
          </Button>
        </div>
      </Dialog>
      {drawings && (
        <Dialog
          open
          onClose={() => setDrawings(false)}
          title={drawingsWords.allOf(student.nickname)}
          size="lg"
          closeLabel={parentWords.close}
        >
          <StudentWork studentId={student.id} nickname={student.nickname} />
        </Dialog>
      )}
      {viewed && <TranscriptDialog student={student} conversation={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}

function Session({ session, onView }: { session: ConversationListItem; onView: () => void }) {
  const date = sessionDate(session.started_at)
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <span className="min-w-0">{words.session(date)}</span>
      <Button variant="secondary" aria-label={words.viewOf(date)} onClick={onView}>
        {words.view}
      </Button>
    </li>
  )
}
