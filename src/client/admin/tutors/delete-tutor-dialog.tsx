import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { adminTutorsQuery, removeTutor } from '#client/data/admin-tutors.ts'
import { asksForFactor, showSecondFactor } from '#client/data/second-factor.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useForm } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView, RemovedTutor } from '#shared/admin-tutor.ts'

/** 'Are you sure?', with what deleting does. Asks for the second factor where the server wants it shown once more. */
export function DeleteTutorDialog({ tutor, onClose }: { tutor: AdminTutorView; onClose: () => void }) {
  const formId = useId()
  const [typed, onTyped] = useState({ code: '' })
  const [isAsked, setAsked] = useState(false)
  const { form, field, problem, busy } = useForm({
    typed,
    onTyped,
    check: ({ code }) => (isAsked && code.trim() === '' ? { code: words.missingCode } : {}),
    faultsOf: (error) => (error && !asksForFactor(error) ? { form: words.deleteFailed(error.message) } : {}),
    send: async ({ code }) => {
      if (isAsked) await showSecondFactor(code.trim())
      // A code is taken once.
      setAsked(false)
      return removeTutor(tutor.id)
    },
    onDone: useRemoved(onClose),
    onRefused: (error) => asksForFactor(error) && setAsked(true),
  })
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={words.deleting}>
        {words.delete}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.sure} footer={footer} closeLabel={words.close}>
      <form id={formId} {...form} className="flex flex-col gap-3">
        <p>{words.sureText(tutor.name)}</p>
        {tutor.students > 0 && <p>{words.sureStudents(tutor.students)}</p>}
        {isAsked && (
          <TypedField
            {...field('code')}
            label={words.code}
            hint={words.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}

function useRemoved(onClose: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return async ({ moved, without }: RemovedTutor) => {
    onClose()
    toast({ text: words.deleted, tone: 'success' })
    if (moved + without > 0) toast({ text: words.moved(moved, without), stays: 8_000 })
    await client.invalidateQueries({ queryKey: adminTutorsQuery.queryKey })
  }
}
