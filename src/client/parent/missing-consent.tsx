import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { giveConsent, keepStudent } from '#client/data/students.ts'
import { ConsentNotice } from '#client/student/consent-notice.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { consentVersion } from '#shared/limits.ts'
import type { StudentView } from '#shared/student.ts'

const words = parentWords.consent

/** Why lessons are off, and the way to turn them on: reading the notice, then agreeing. */
export function MissingConsent({ student }: { student: StudentView }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Notice tone="warning" action={<Button onClick={() => setOpen(true)}>{words.give}</Button>}>
        {words.missing}
      </Notice>
      {open && <ConsentDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}

function ConsentDialog({ student, onClose }: { student: StudentView; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const give = useMutation({
    mutationFn: () => giveConsent(student.id, consentVersion),
    onSuccess: (changed) => {
      onClose()
      keepStudent(client, changed)
      toast({ text: words.given, tone: 'success' })
    },
  })
  useFocusBack(give.isPending)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {parentWords.edit.cancel}
      </Button>
      <Button busy={give.isPending} onClick={() => give.mutate()}>
        {words.give}
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
      <ConsentNotice />
      {give.isError && (
        <div className="mt-4">
          <Notice tone="danger">{words.giveFailed}</Notice>
        </div>
      )}
    </Dialog>
  )
}
