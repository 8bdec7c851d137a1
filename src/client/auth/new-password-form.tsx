import { useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { choosePassword } from '#client/data/account.ts'
import { navigate } from '#client/routing/address.ts'
import { authWords } from '#client/wording/en-auth.ts'
import { AuthForm } from './auth-form.tsx'
import { addressOf, newPasswordFaults } from './credentials.ts'
import { OverNotice } from './over-notice.tsx'
import type { PassedOn } from './passed-on.ts'
import { PasswordField } from './password-field.tsx'
import { useTyped } from './typed-context.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useNewSession } from './use-new-session.ts'

const words = authWords.update_password

/** A new password, where an email's link or code has just allowed it; then signing in with it. */
export function NewPasswordForm() {
  const [typed, onTyped] = useState({ password: '' })
  const { askAnew } = useNewSession()
  const { typed: before, onTyped: onTypedBefore } = useTyped()
  const { field, form, busy, problem, result } = useAuthForm({
    typed,
    onTyped,
    check: ({ password }) => newPasswordFaults(password),
    send: ({ password }) => choose(password),
    onDone: async (outcome) => {
      if (outcome === 'too late') return
      await askAnew()
      // Whatever was tried before this is the wrong password now.
      onTypedBefore({ ...before, password: '' })
      const state: PassedOn = { passwordUpdated: true }
      navigate(addressOf.sign_in, { replace: true, state })
    },
  })
  if (result === 'too late')
    return <OverNotice text={words.tooOld} to={addressOf.forgotten_password} label={authWords.links.newEmail} />
  return (
    <AuthForm form={form} busy={busy || result === 'chosen'} words={words} problem={problem}>
      <PasswordField {...field('password')} label={authWords.newPassword} fresh />
    </AuthForm>
  )
}

/** That it is too late is no news of who is signed in: it is told apart before anybody takes it for the end of a session. */
const choose = (password: string): Promise<'chosen' | 'too late'> =>
  choosePassword(password).then(
    () => 'chosen',
    (error: unknown) => {
      if (error instanceof ApiProblem && ['unauthenticated', 'link_expired'].includes(error.problem.code))
        return 'too late'
      throw error
    },
  )
