import { latePart } from '#client/late/late-part.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { TryAgain } from '#client/ui/try-again.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'

const words = parentWords.history

const History = latePart(async () => (await import('./history.tsx')).History, {
  waiting: <Loading label={words.loading} />,
  missing: (again) => (
    <div role="status">
      <TryAgain tone="warning" text={words.failed} label={parentWords.retry} onAgain={again} />
    </div>
  ),
  reloads: false,
})

/** The sessions of a student, in front of the dashboard. */
export function HistoryDialog({ student, onClose }: { student: StudentView; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.title(student.nickname)} size="lg" closeLabel={parentWords.close}>
      <History student={student} />
    </Dialog>
  )
}
