import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepStudent, withdrawConsent } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'

const words = parentWords.consent

type WithdrawDialogProps = { student: StudentView; onClose: () => void }

/** The one question before a consent is taken back. */
export function WithdrawDialog({ student, onClose }: WithdrawDialogProps) {
  const client = useQueryClient()
  const toast = useToast()
  const withdraw = useMutation({
    mutationFn: () => withdrawConsent(student.id),
    onSuccess: (changed) => {
      onClose()
      keepStudent(client, changed)
      toast({ text: words.withdrawn })
    },
  })
  useFocusBack(withdraw.isPending)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.withdrawNo}
      </Button>
      <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {words.withdrawYes}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.dialog(student.nickname)}
      footer={footer}
      closeLabel={parentWords.close}
    >
      <p>{words.withdrawQuestion}</p>
      {withdraw.isError && (
        <div className="mt-4">
          <Notice tone="danger">{words.withdrawFailed}</Notice>
        </div>
      )}
    </Dialog>
  )
}
