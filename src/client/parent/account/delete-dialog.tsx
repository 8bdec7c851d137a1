import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiProblem } from '#client/api.ts'
import { sessionQuery } from '#client/data/account.ts'
import { deleteAccount } from '#client/data/settings.ts'
import { PasswordInput, TypedField } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { DeletedAccount, ProfileView } from '#shared/account.ts'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.deletion

const oneDay = 86_400_000

type DeleteDialogProps = { profile: ProfileView; onClose: () => void; onDeleted: (deleted: DeletedAccount) => void }

/** What goes, that it goes for ever, and the proof that it is meant. */
export function DeleteDialog({ profile, onClose, onDeleted }: DeleteDialogProps) {
  const formId = useId()
  const { field, form, busy, problem } = useDeletion(profile, onDeleted)
  const close = () => !busy && onClose()
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        {words.keep}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={words.deleting}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={words.title} footer={footer} closeLabel={accountWords.close}>
      <form {...form} id={formId} noValidate className="flex flex-col gap-5">
        <div>
          <p>{words.what}</p>
          <ul className="mt-2 list-disc pl-6">
            {words.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
        <p className="font-semibold">{words.forever}</p>
        {profile.has_password ? (
          <PasswordInput {...field('password')} label={accountWords.password} />
        ) : (
          <TypedField
            {...field('email')}
            label={words.email}
            hint={words.emailHint(profile.email)}
            type="email"
            autoComplete="off"
          />
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}

function useDeletion({ has_password, email: own }: ProfileView, onDeleted: (deleted: DeletedAccount) => void) {
  const client = useQueryClient()
  const isOwn = (email: string) => email.trim().toLowerCase() === own.toLowerCase()
  return useSectionForm({
    start: { password: '', email: '' },
    shown: has_password ? ['password'] : ['email'],
    check: ({ password, email }): Faults => {
      if (has_password) return password === '' ? { password: accountWords.missingPassword } : {}
      return isOwn(email) ? {} : { email: words.wrongEmail }
    },
    send: ({ password, email }) =>
      deleteAccount(has_password ? { password } : { email: email.trim() }).catch((error: unknown) => {
        throw inOurWords(error)
      }),
    onDone: (deleted) => {
      // Nobody is signed in any more, yet this screen stays until its last words are read: the profile is not asked for again.
      client.setQueryData(sessionQuery.queryKey, (known) => known, { updatedAt: Date.now() + oneDay })
      onDeleted(deleted)
    },
  })
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'sign_in_again') return error
  return new ApiProblem({ ...error.problem, error: words.signInAgain }, error)
}
