import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { contentsQuery, forgetDeleted, removeSession } from '#client/data/history.ts'
import { useToast } from '#client/ui/toast.tsx'
import { historyWords as words } from '#client/wording/en-history.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { HistoryItem } from '#shared/history.ts'
import type { StudentView } from '#shared/student.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { sessionDate } from './session-date.ts'

type DeleteSessionProps = { student: StudentView; session: HistoryItem; onClose: () => void }

/** What goes with a session, what stays, and the one question. */
export function DeleteSessionDialog({ student, session, onClose }: DeleteSessionProps) {
  const client = useQueryClient()
  const toast = useToast()
  const contents = useQuery(contentsQuery(session.id))
  const remove = useMutation({
    mutationFn: () => removeSession(session.id),
    onSuccess: () => {
      onClose()
      forgetDeleted(client, student.id)
      toast({ text: words.removed })
    },
  })
  const isOpen = remove.error instanceof ApiProblem && remove.error.problem.code === 'conflict'
  return (
    <DeleteDialog
      title={words.removeTitle}
      counts={contents}
      failure={remove.isError && (isOpen ? words.removeOpen : words.removeFailed)}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="font-medium">{parentWords.history.session(sessionDate(session.started_at))}</p>
      {contents.data && (
        <>
          <p>{words.removeWhat(contents.data)}</p>
          <p className="text-ink-soft">{words.removeStays(student.nickname, contents.data.answers)}</p>
        </>
      )}
    </DeleteDialog>
  )
}
