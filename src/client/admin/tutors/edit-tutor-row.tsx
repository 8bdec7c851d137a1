import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { adminTutorsQuery, saveTutor, uploadTutorAvatar } from '#client/data/admin-tutors.ts'
import { useForm } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { draftOf, findTutorFaults, type TutorDraft } from './tutor-draft.ts'
import { TutorFields } from './tutor-fields.tsx'
import { tutorCellLook, tutorRowLook } from './tutor-row.tsx'

/** A tutor while it is edited: Save makes a new version, Cancel leaves everything as it was. */
export function EditTutorRow({ tutor, onClose }: { tutor: AdminTutorView; onClose: () => void }) {
  const row = useRef<HTMLTableRowElement>(null)
  const [typed, onTyped] = useState<TutorDraft>(() => draftOf(tutor))
  const { form, faults, type, problem, busy } = useForm({
    typed,
    onTyped,
    check: findTutorFaults,
    faultsOf: (error) => (error ? { form: words.updateFailed(error.message) } : {}),
    ...useSaving(tutor, onClose),
  })
  // The button that was pressed is gone.
  useEffect(() => row.current?.querySelector('input')?.focus(), [])
  return (
    <tr ref={row} className={`${tutorRowLook} bg-leaf-mist`}>
      <td colSpan={4} className={`${tutorCellLook} lg:!px-4 lg:!py-5 max-lg:!px-3`}>
        <form {...form} aria-label={words.editOf(tutor.name)} className="flex flex-col gap-5">
          <TutorFields
            draft={typed}
            faults={faults}
            onChange={type}
            avatar={{ label: words.newAvatar, current: tutor.avatar_url }}
          />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={busy}
              busyLabel={words.saving}
              aria-label={busy ? undefined : words.saveOf(tutor.name)}
            >
              {words.save}
            </Button>
            <Button variant="secondary" aria-label={words.cancelOf(tutor.name)} onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </td>
    </tr>
  )
}

function useSaving({ id, version }: AdminTutorView, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return {
    send: async ({ avatar, ...draft }: TutorDraft) => {
      const picture = avatar && { avatar_id: await uploadTutorAvatar(avatar) }
      return saveTutor(id, { ...draft, ...picture, version })
    },
    onDone: async () => {
      await client.invalidateQueries({ queryKey: adminTutorsQuery.queryKey })
      onSaved()
      toast({ text: words.updated, tone: 'success' })
    },
  }
}
