import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendRecovery } from '#client/data/account.ts'
import { changePassword, sessionsQuery } from '#client/data/settings.ts'
import { PasswordInput } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { codePoints } from '#shared/text-rules.ts'
import { Disclosed } from './disclosed.tsx'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.newPassword

/** Another password, or for whoever has none the email that leads to one. */
export function PasswordSection({ profile }: { profile: ProfileView }) {
  const [changed, setChanged] = useState(false)
  return (
    <Section heading={words.heading} intro={words.intro}>
      {profile.has_password ? (
        <>
          <div role="status" className="empty:hidden">
            {changed && <Notice tone="success">{words.changed}</Notice>}
          </div>
          <Disclosed action={words.change} onOpen={() => setChanged(false)}>
            {(close) => (
              <PasswordForm
                email={profile.email}
                onClose={close}
                onChanged={() => {
                  setChanged(true)
                  close()
                }}
              />
            )}
          </Disclosed>
        </>
      ) : (
        <FirstPassword email={profile.email} />
      )}
    </Section>
  )
}

type PasswordFormProps = { email: string; onClose: () => void; onChanged: () => void }

function PasswordForm({ email, onClose, onChanged }: PasswordFormProps) {
  const client = useQueryClient()
  const { field, ...form } = useSectionForm({
    start: { current_password: '', password: '' },
    check: ({ current_password, password }): Faults => ({
      ...(current_password === '' && { current_password: words.missingCurrent }),
      ...lengthFault(password),
    }),
    send: changePassword,
    onDone: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onChanged()
    },
  })
  return (
    <SectionForm {...form} submit={words.change} onCancel={onClose}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput {...field('current_password')} label={words.current} />
      <PasswordInput {...field('password')} fresh label={words.label} hint={words.hint(limits.passwordMin)} />
    </SectionForm>
  )
}

function lengthFault(password: string): Faults {
  const length = codePoints(password)
  if (length < limits.passwordMin) return { password: words.short(limits.passwordMin) }
  return length > limits.passwordMax ? { password: words.long(limits.passwordMax) } : {}
}

function FirstPassword({ email }: { email: string }) {
  const send = useMutation({ mutationFn: () => sendRecovery(email) })
  useFocusBack(send.isPending)
  return (
    <>
      <p className="text-ink-soft">{words.none}</p>
      <div role="status" className="empty:hidden">
        {send.isSuccess && <Notice tone="success">{words.emailSent}</Notice>}
      </div>
      {send.isError && <Notice tone="danger">{send.error.message}</Notice>}
      <Button
        variant="secondary"
        className="self-start"
        busy={send.isPending}
        busyLabel={accountWords.sending}
        onClick={() => send.mutate()}
      >
        {words.set}
      </Button>
    </>
  )
}
