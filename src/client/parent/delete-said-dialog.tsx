import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetDeleted, removeSaid, saidCountQuery } from '#client/data/history.ts'
import { useToast } from '#client/ui/toast.tsx'
import { historyWords as words } from '#client/wording/en-history.ts'
import type { StudentView } from '#shared/student.ts'
import { DeleteDialog } from './delete-dialog.tsx'

type DeleteSaidProps = { student: StudentView; about: string; onClose: () => void }

/** How much of what was said would go, and the one question. */
export function DeleteSaidDialog({ student, about, onClose }: DeleteSaidProps) {
  const client = useQueryClient()
  const toast = useToast()
  const count = useQuery(saidCountQuery(student.id, about))
  const remove = useMutation({
    mutationFn: () => removeSaid(student.id, about),
    onSuccess: (gone) => {
      onClose()
      forgetDeleted(client, student.id)
      toast({ text: words.removedSaid(gone) })
    },
  })
  const isNothing = count.data?.messages === 0
  return (
    <DeleteDialog
      title={words.removeSaidTitle(about)}
      counts={count}
      failure={remove.isError && words.removeSaidFailed}
      isRemoving={remove.isPending}
      isNothing={isNothing}
      onRemove={() => remove.mutate()}
      onClose={onClose}
    >
      {count.data && (
        <>
          <p>{isNothing ? words.removeSaidNone : words.removeSaidWhat(count.data)}</p>
          {!isNothing && <p className="text-ink-soft">{words.removeSaidRest}</p>}
        </>
      )}
    </DeleteDialog>
  )
}
